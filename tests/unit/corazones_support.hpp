#pragma once
#include <catch_amalgamated.hpp>
#include <memory>
#include <utility>

#include "match/table.hpp"
#include "support.hpp"

/// Helpers of the tests of corazones. They use nothing but records: lines go in, and the table's answers come out.
namespace tapete::test::corazones {

using Lines = std::vector<std::string>;

inline Lines words(std::string_view text) {
  Lines out;
  Splitter parts{text, ' '};
  while (const auto word = parts.next()) out.emplace_back(*word);
  return out;
}

inline std::unique_ptr<Table> open(int players = 4, const RuleChoice& rules = {{"pass", "none"}}) {
  return std::move(open_table({"corazones", players, rules, {}, 0, 0, 0}).value());
}

/// A deal by its hands from seat 0 on.
inline std::string deal(int dealer, const Lines& hands) {
  std::string line = "deal " + std::to_string(dealer);
  for (std::size_t round = 0; round < words(hands[0]).size(); ++round)
    for (std::size_t i = 1; i <= hands.size(); ++i)
      line += " " + words(hands[(static_cast<std::size_t>(dealer) + i) % hands.size()])[round];
  return line;
}

/// A suit each: seat 0 has the clubs, then spades, hearts and diamonds.
inline const Lines kSuitEach{"2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As",
                             "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad"};

inline Lines play(Table& table, const Lines& lines) {
  Lines told;
  for (const std::string& line : lines) {
    CAPTURE(line);
    const auto outcome = table.play(line);
    REQUIRE(outcome);
    told = *outcome;
  }
  return told;
}

/// Each of these words from the seat to act on, as `give` or `play`.
inline Lines all(Table& table, const std::string& verb, const std::string& what) {
  Lines told;
  for (const std::string& word : words(what))
    told = play(table, {std::to_string(table.turn().seat) + " " + verb + " " + word});
  return told;
}

/// The legal actions, as in a trace.
inline std::string due(const Table& table) {
  const Turn turn = table.turn();
  if (turn.who != Turn::Who::seat) return turn.who == Turn::Who::over ? "over" : turn.due;
  std::string out = std::to_string(turn.seat);
  for (const std::string& action : table.legal()) out += (out.size() == 1 ? " " : " | ") + action;
  return out;
}

/// Plays the hand on, each the first action in the order of the trace.
inline Lines finish(Table& table) {
  Lines told;
  while (table.in_hand()) told = play(table, {std::to_string(table.turn().seat) + " " + table.legal().front()});
  return told;
}

}  // namespace tapete::test::corazones
