#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/lesson.hpp"

/// Positions to practise, found by tools/learn/find_positions.cpp, and the sayings (traditional advice of players) that
/// they illustrate.
namespace tapete {

/// A position in which seat 0 is to act.
struct FoundPosition {
  Record known;                     ///< record without the cards that are hidden from seat 0
  std::string maxim;                ///< Maxim::id (game/maxim.hpp) of the saying for this position; may be empty
  bool holds = false;               ///< whether the saying is good advice in this position
  std::string date;                 ///< the day on which the position is offered, as `2026-11-24`; may be empty
  std::vector<ActionWorth> worths;  ///< one for every legal action, the best first
};
/// Parses a file of exercises. Each exercise is a record with a line `note worth CHANCE ACTION, ...`, and with `note
/// maxim ID holds`, `note maxim ID fails` or `date DATE`. Returns no value if the file is malformed or empty.
std::optional<std::vector<FoundPosition>> parse_exercises(std::string_view file);

/// A saying, with its explanation.
struct Saying {
  std::string id;  ///< Maxim::id
  std::string title;
  std::vector<std::string> text;  ///< paragraphs: the advice, and the cases in which the advice fails
};
/// Parses a page that has for each saying a heading `## `, a line `id ID` and paragraphs.
std::vector<Saying> parse_sayings(std::string_view page);

/// Returns the exercise of a day (see day_number()). `exercises` is sorted by date and not empty. Days without an
/// exercise repeat the earlier exercises in order: the first such day the first exercise, the next day the second.
/// Exercises of later days do not change the result; therefore exercises can be appended to the list.
const FoundPosition& exercise_of(const std::vector<FoundPosition>& exercises, int day);

}  // namespace tapete
