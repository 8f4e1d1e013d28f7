#pragma once
#include <catch_amalgamated.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "match/table.hpp"
#include "support.hpp"

/// Helpers for tests that give record lines to a table and check only the table's answers.
namespace tapete::test::records {

using Lines = std::vector<std::string>;

inline std::unique_ptr<Table> open_match(const char* game, int players, RuleChoice rules) {
  return std::move(open_table({game, players, std::move(rules), {}, 0, 0, 0}).value());
}

inline Lines words(std::string_view text) {
  Lines out;
  Splitter parts{text, ' '};
  while (const auto word = parts.next()) out.emplace_back(*word);
  return out;
}

/// Plays these lines and returns the trace lines of the last line.
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

/// Plays the action `verb WORD` for each word of `what`, always by the seat to act. Returns the trace lines of the last
/// action.
inline Lines all(Table& table, const std::string& verb, std::string_view what) {
  Lines told;
  for (const std::string& word : words(what))
    told = play(table, {std::to_string(table.turn().seat) + " " + verb + " " + word});
  return told;
}

/// Returns the next turn with its legal actions, as text, such as `1 pass | swap`, `deal 2` or `over`.
inline std::string due(const Table& table) {
  const Turn turn = table.turn();
  if (turn.who == Turn::Who::over) return "over";
  if (turn.who == Turn::Who::chance) return turn.due;
  std::string out = std::to_string(turn.seat);
  for (const std::string& action : table.legal()) out += (out.size() == 1 ? " " : " | ") + action;
  return out;
}

}  // namespace tapete::test::records
