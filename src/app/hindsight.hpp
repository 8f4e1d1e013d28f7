#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/judge_queue.hpp"
#include "app/preferences.hpp"
#include "match/opinion.hpp"
#include "match/table.hpp"

namespace tapete {

/// Verdict on an action, by two judgements: given what its player knew, and given all cards.
enum class Luck : unsigned char {
  error,     ///< a mistake in both judgements
  lucky,     ///< a mistake given what was known, but it cost little or nothing with these cards
  bad_luck,  ///< no mistake given what was known, but it cost something with these cards
  nothing    ///< no mistake in either judgement
};
/// `blamed`: the action was a mistake given what was known. `costs`: it was a mistake given all cards.
constexpr Luck luck_of(bool blamed, bool costs) {
  if (blamed) return costs ? Luck::error : Luck::lucky;
  return costs ? Luck::bad_luck : Luck::nothing;
}

/// Phrase for an action that was the only legal one.
inline constexpr Text kNothingElse = "There was no other choice."_text;
/// Phrase for an action that the judge could not evaluate.
inline constexpr Text kNotJudged = "This could not be evaluated."_text;

/// Returns the smallest loss that this setting calls a mistake, in units of Gain::chance.
double least_loss(Review review);
/// Returns whether `done`, the judged action, was a mistake: its loss is at least least_loss(), and at least twice the
/// standard error of the loss.
bool blames(const Opinion& opinion, std::string_view done, Review review);

/// Judgement of an action with all cards open, which distinguishes bad luck from mistakes. This judgement never counts
/// in statistics.
class Hindsight final : public JudgeListener {
 public:
  struct Answer {
    Luck luck{};
    std::string words;
    std::string better;  ///< the action that the words call better; empty if there is none
  };

  Hindsight(JudgeQueue& judge, const Preferences& preferences) : judge_(judge), preferences_(preferences) {}

  /// Asks about the last action of the match. `blamed`: whether that action was a mistake, given what its player knew.
  /// Calls `tell` with the answer, unless another question replaces this one.
  void ask(const Header& header, const Table& table, bool blamed, std::function<void(const Answer&)> tell);
  /// Drops the question: its answer is ignored.
  void forget() { judge_.forget(question_); }

 private:
  void judged(std::string_view text) override;

  JudgeQueue& judge_;
  const Preferences& preferences_;
  int question_ = 0;
  bool blamed_ = false;
  std::string done_;
  std::unique_ptr<Table> before_;  ///< the match before the judged action
  std::function<void(const Answer&)> tell_;
};

}  // namespace tapete
