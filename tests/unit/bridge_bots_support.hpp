#pragma once
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"
#include "games/bridge/bridge.hpp"

/// Helpers for tests of the bridge bots.
namespace tapete::test::bridge {

/// Parses a hand such as "AQ5 KJT4 - 97": the ranks of its spades, hearts, diamonds and clubs.
inline CardSet hand_of(const std::string& text) {
  constexpr std::string_view kLetters = "shdc";
  CardSet out;
  int suit = 0;
  for (const std::string& ranks : words(text)) {
    for (const char rank : ranks)
      if (rank != '-') out.add(*parse_card(Deck::french, std::string{rank, kLetters[static_cast<std::size_t>(suit)]}));
    ++suit;
  }
  return out;
}

/// Returns the auction with these calls, such as "1h no 2h"; `vulnerable` has one bit for each side.
inline Auction auction_of(const std::string& calls, Seat dealer = 0, unsigned vulnerable = 0) {
  Auction auction{dealer, vulnerable};
  for (const std::string& word : words(calls)) {
    const auto action = Bridge::parse(auction.turn(), "bid " + word);
    CAPTURE(word);
    REQUIRE(action);
    const Call call = tapete::bridge::call_of(*action);
    REQUIRE(auction.legal(call));
    auction.add(call);
  }
  return auction;
}

/// Returns the bot's call with this hand after these calls; seat 0 is the dealer.
inline std::string says(const std::string& calls, const std::string& hand, unsigned vulnerable = 0) {
  return tapete::bridge::call_name(choose_call(auction_of(calls, 0, vulnerable), hand_of(hand)));
}

/// Returns a deal in progress: seat 2 opened with the contract, all other seats passed, and seat 3 leads. `hands` start
/// with seat 0 and may be incomplete; `played` lists the cards played so far.
inline Bridge::State position(const std::string& contract, const Lines& hands, const std::string& played = {}) {
  using tapete::bridge::Rules;
  Bridge::State s;
  s.players = 4;
  s.each = 13;
  s.dealer = 2;
  s.config = Bridge::configure(4, *read_rules(Bridge::info(), {}));
  Rules::begin(s, tapete::bridge::opening(s.config));
  for (const std::string& call : {contract, std::string{"no"}, std::string{"no"}, std::string{"no"}})
    Rules::declare(s, s.actor, *Bridge::parse(s.actor, "bid " + call));
  for (std::size_t seat = 0; seat < 4; ++seat) s.hand[seat] = hand_of(hands[seat]);
  for (const std::string& card : words(played)) {
    const auto action = Bridge::parse(s.actor, "play " + card);
    CAPTURE(card, s.actor);
    REQUIRE(action);
    REQUIRE(Bridge::legal(s).contains(*action));
    Bridge::apply(s, *action);
  }
  return s;
}

/// Returns the card that the heuristic policy plays.
inline std::string plays(const Bridge::State& s) {
  Rng rng{1};
  return Bridge::name(Bridge::policy(s, rng)).substr(5);
}

}  // namespace tapete::test::bridge
