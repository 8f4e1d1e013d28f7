#pragma once
#include <catch_amalgamated.hpp>

#include "support.hpp"
#include "tricks/trick_state.hpp"

namespace tapete::test {

/// Sets up seat 0's turn in the second trick of a hand with a stock of `stock` cards. Trumps are copas, and the five of
/// copas is turned up. `hand` lists seat 0's cards, and `trick` the cards already played, starting with `leader`.
template <class State>
void arrange(State& s, const Ranking& ranking, int stock, std::string_view hand, std::string_view trick, Seat leader) {
  s.trump = 1;
  s.stock_size = static_cast<std::uint8_t>(stock);
  s.drawn = s.players;
  s.stock[static_cast<std::size_t>(stock - 1)] = card("5c");
  s.tricks = 1;
  s.winner[0] = static_cast<std::uint8_t>(leader);
  s.leader = static_cast<std::int8_t>(leader);
  s.hand[0] = cards(hand);
  for (const Card gone : cards("2o 4o 2e 4e")) {
    if (s.played_count == s.players) break;
    s.played[s.played_count++] = gone;
    s.played_set.add(gone);
  }
  s.actor = static_cast<std::int8_t>(leader);
  Splitter words{trick, ' '};
  while (const auto word = words.next()) put_card(s, ranking, card(*word));
  REQUIRE(s.actor == 0);
}

}  // namespace tapete::test
