#pragma once
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/guinote/rules.hpp"
#include "support.hpp"

/// Helpers for tests of guiñote: positions and their legal actions. src/games/guinote/glossary.en.md explains the
/// terms.
namespace tapete::test::guinote {

using namespace tapete::guinote;

inline constexpr int kCopas = 1;

/// Returns a hand before any card has been dealt.
inline State before_deal(const Guinote::Config& config) {
  State s;
  s.config = config;
  s.players = config.players;
  s.shape = Guinote::shape(config, {});
  s.each = s.shape.each;
  return s;
}

inline OutcomeLines outcome(const State& s, const Guinote::Standing& standing = {}) {
  return Guinote::outcome(s.config, standing, s);
}

/// Returns the window (for cantes and swaps) after the first trick, which seat 0 has won, with these cards in the hands
/// of seats 0 and 2. By default the turned-up card is the sota of trumps.
inline State window(std::string_view hand0, std::string_view hand2, Guinote::Config config = {},
                    std::string_view turned_card = "Sc") {
  State s = before_deal(config);
  s.trump = kCopas;
  s.stock_size = 16;
  s.drawn = 4;
  s.stock[15] = card(turned_card);
  s.tricks = 1;
  s.played_count = 4;
  s.hand[0] = cards(hand0);
  s.hand[2] = cards(hand2);
  s.leader = 0;
  s.actor = 0;
  s.phase = Phase::window;
  return s;
}

inline std::vector<std::string> legal_names(const State& s) {
  std::vector<std::string> names;
  for (const Action action : Guinote::legal(s)) names.push_back(Guinote::name(action));
  std::sort(names.begin(), names.end());
  return names;
}

using Names = std::vector<std::string>;

}  // namespace tapete::test::guinote
