#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "match/record.hpp"

namespace tapete {

/// Marks a reply without words: the lesson goes on at once, because the next step shows the result.
inline constexpr std::string_view kGoOn = "…";

/// A reply to one of the learner's possible answers.
struct LessonReply {
  std::string answer;  ///< an action as in a record, `*` for any other action, or the label of a button
  std::string words;
};

/// An action, and the probability of winning the hand or match with it (Gain::chance).
struct ActionWorth {
  std::string action;  ///< as in a record, without the seat
  int chance = 0;      ///< in thousandths
};
/// Returns whether an action is the best one in `worths`, or at most 0.01 worse in Gain::chance. `worths` is sorted,
/// the best first.
bool is_good(const std::vector<ActionWorth>& worths, std::string_view action);

/// A step of a lesson: a position at the table, a few words, and a task for the learner.
struct LessonStep {
  enum class Task : unsigned char {
    act,     ///< do one of the actions in `right`, or any legal action if `right` is empty
    words,   ///< choose one of `replies`; `answer` is the index of the right one
    hand,    ///< play until the hand has been scored
    judged,  ///< choose any legal action, once; then the worth of each action is shown
    read,    ///< read `text`
  };
  std::string title;
  Record position;  ///< a record that ends where the learner is to act
  Task task{};
  std::vector<std::string> right;  ///< the right actions; empty: every legal action is right
  std::size_t answer = 0;          ///< index of the right reply in `replies`
  std::vector<std::string> text;   ///< paragraphs; the last one is the task
  std::vector<LessonReply> replies;
  std::vector<ActionWorth> worths;  ///< for Task::judged, sorted, the best first
};

/// Parses a lesson. Each step has a heading `## `, a block of code between lines of three backquotes, paragraphs, and
/// replies `- ANSWER: words`. The code is the beginning of a record, or events that continue the code of the previous
/// step, and ends with the question: `ask ACTION` (several actions separated by ` | `), `ask any`, `ask words NUMBER`
/// or `ask hand`. The error is a text for developers.
Result<std::vector<LessonStep>> parse_lesson(std::string_view page);

}  // namespace tapete
