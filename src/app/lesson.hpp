#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "match/record.hpp"

namespace tapete {

/// What is said to one of the answers that a learner can give.
struct LessonReply {
  std::string answer;  ///< an action of the record, `*` for every other one; or what its button says
  std::string words;
};

/// A step of a lesson: a position at the table, a few words, and what the learner is to do.
struct LessonStep {
  enum class Task : unsigned char {
    act,    ///< one of `right`, or anything that is allowed
    words,  ///< the right one of `replies`
    hand,   ///< to play on until the hand has been counted
  };
  std::string title;
  Record position;  ///< ends where the learner is to act
  Task task{};
  std::vector<std::string> right;  ///< actions; none: every one that is allowed
  std::size_t answer = 0;          ///< of the right one in `replies`
  std::vector<std::string> text;   ///< paragraphs; the last one says what is to be done
  std::vector<LessonReply> replies;
};

/// Reads a page that has for each step: a heading `## `, a block of code between lines of three signs "`", paragraphs,
/// and replies `- ANSWER: words`. The code is a record's beginning, or events that follow on those of the step before,
/// and ends with what is asked: `ask ACTION` (several apart by ` | `), `ask any`, `ask words NUMBER` or `ask hand`.
/// What is wrong is told as a sentence.
Result<std::vector<LessonStep>> parse_lesson(std::string_view page);

}  // namespace tapete
