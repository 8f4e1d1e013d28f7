#pragma once
#include "records_support.hpp"

/// Helpers for tests of corazones.
namespace tapete::test::corazones {

using namespace records;

inline std::unique_ptr<Table> open(int players = 4, const RuleChoice& rules = {{"pass", "none"}}) {
  return open_match("corazones", players, rules);
}

/// Returns a deal line with these hands, listed from seat 0 on.
inline std::string deal(int dealer, const Lines& hands) {
  std::string line = "deal " + std::to_string(dealer);
  for (std::size_t round = 0; round < words(hands[0]).size(); ++round)
    for (std::size_t i = 1; i <= hands.size(); ++i)
      line += " " + words(hands[(static_cast<std::size_t>(dealer) + i) % hands.size()])[round];
  return line;
}

/// One-suited hands: seat 0 has the clubs, the next seats spades, hearts and diamonds.
inline const Lines kSuitEach{"2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As",
                             "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad"};

/// Plays the first action in trace order until the hand ends. Returns the last action's trace lines.
inline Lines finish(Table& table) {
  Lines told;
  while (table.in_hand()) told = play(table, {std::to_string(table.turn().seat) + " " + table.legal().front()});
  return told;
}

}  // namespace tapete::test::corazones
