#pragma once
#include <catch_amalgamated.hpp>
#include <initializer_list>

#include "games/tute/rules.hpp"
#include "records_support.hpp"

/// Helpers for tests of tute. src/games/tute/glossary.en.md explains the terms.
namespace tapete::test::tute {

using namespace tapete::tute;

/// Returns a deck with these cards at these positions and the rest in order.
inline Tute::Deal deck(int dealer, const std::vector<std::pair<int, const char*>>& fixed) {
  Tute::Deal deal;
  deal.dealer = dealer;
  CardSet rest = CardSet::full(Deck::spanish);
  while (static_cast<int>(deal.cards.size()) < rest.size()) deal.cards.push_back(kUnknownCard);
  for (const auto& [place, name] : fixed) {
    deal.cards[static_cast<std::size_t>(place)] = card(name);
    rest.remove(card(name));
  }
  for (Card& c : deal.cards) {
    if (c.known()) continue;
    c = rest.first();
    rest.remove(c);
  }
  return deal;
}

inline Tute::Config with(int players) {
  Tute::Config config;
  config.players = static_cast<std::uint8_t>(players);
  return config;
}

inline Tute::Standing later(std::int8_t dealer, int hands = 1) {
  Tute::Standing standing;
  standing.dealer = dealer;
  standing.hands = static_cast<std::uint16_t>(hands);
  return standing;
}

/// Starts the turn of the winner of a trick, who may declare a canto if there is one to declare.
inline void ask_winner(State& s) {
  s.phase = tapete::tute::Rules::can_declare(s, s.leader) ? Phase::window : Phase::play;
  s.actor = s.leader;
}

/// Returns the legal actions, such as "cante o | pass".
inline std::string legal_text(const State& s) {
  std::string out;
  for (const Action action : Tute::legal(s)) out += (out.empty() ? "" : " | ") + Tute::name(action);
  return out;
}

/// Performs these actions, each by the seat to act.
inline void act(State& s, std::initializer_list<const char*> actions) {
  for (const char* text : actions) {
    const auto action = Tute::parse(s.actor, text);
    CAPTURE(text, legal_text(s));
    REQUIRE(action.has_value());
    REQUIRE(Tute::legal(s).contains(*action));
    Tute::apply(s, *action);
  }
}

/// Returns the strikes of a finished hand, one digit for each seat.
inline std::string strikes(const State& s) {
  std::string out;
  for (Seat seat = 0; seat < s.config.players; ++seat) out += std::to_string(strikes_of(s)[at(seat)]);
  return out;
}

inline std::unique_ptr<Table> open(const char* game, int players, RuleChoice rules = {}) {
  return records::open_match(game, players, std::move(rules));
}

inline constexpr int kOros = 0;
inline constexpr int kCopas = 1;

inline CardSet duty(std::string_view hand, std::string_view led, std::string_view winning, int trump = kCopas) {
  return obliged(kRanking, cards(hand), {card(led).suit(), card(winning), false}, trump);
}

/// Returns a hand before the first card is led, in which all players take part. Seat 0 leads, and trumps are copas.
inline State table_of(int players, Tute::Config config = {}) {
  State s;
  config.players = static_cast<std::uint8_t>(players);
  s.config = config;
  s.players = config.players;
  s.count = static_cast<std::uint8_t>(players);
  s.dealt = s.playing = static_cast<std::uint8_t>((1 << players) - 1);
  for (int seat = 0; seat < players; ++seat) s.next[at(seat)] = static_cast<std::uint8_t>((seat + 1) % players);
  s.mano = s.leader = s.actor = 0;
  s.trump = kCopas;
  return s;
}

inline void give_trick(State& s, Seat seat) { s.winner[s.tricks++] = static_cast<std::uint8_t>(seat); }

/// Returns a finished hand with these points by seat; -1 means that the seat has no trick.
inline State finished(std::initializer_list<int> points, Tute::Config config = {}) {
  State s = table_of(static_cast<int>(points.size()), config);
  Seat seat = 0;
  for (const int p : points) {
    if (p >= 0) {
      give_trick(s, seat);
      s.tally[at(seat)].cards = static_cast<std::uint16_t>(p);
    }
    ++seat;
  }
  end_hand(s);
  return s;
}

/// Plays the first legal action until the hand ends. Returns the trace lines of the last action.
inline std::vector<std::string> play_out(Table& table) {
  while (true) {
    const auto ended = table.play(std::to_string(table.turn().seat) + " " + table.legal().front());
    REQUIRE(ended);
    if (!ended->empty()) return *ended;
  }
}

}  // namespace tapete::test::tute
