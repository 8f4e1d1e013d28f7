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

/// How an action looks by what its player knew and, beside that, with all cards seen.
enum class Luck : unsigned char {
  error,     ///< both blame it
  lucky,     ///< only what was known blames it: it has cost nothing
  bad_luck,  ///< only the cards that could not be seen blame it
  nothing    ///< neither does
};
constexpr Luck luck_of(bool blamed, bool costs) {
  if (blamed) return costs ? Luck::error : Luck::lucky;
  return costs ? Luck::bad_luck : Luck::nothing;
}

/// Phrases for an action on which the judge has no opinion.
inline constexpr Text kNothingElse = "There was nothing else to do."_text;
inline constexpr Text kNotJudged = "This could not be judged."_text;

/// A loss below this number is not called a mistake.
double least_loss(Review review);
/// Whether the opinion is on what was done, and calls it a mistake.
bool blames(const Opinion& opinion, std::string_view done, Review review);

/// Tells what an action has come to with all cards seen, which is never counted: bad luck is told apart from mistakes.
class Hindsight final : public JudgeListener {
 public:
  struct Answer {
    Luck luck{};
    std::string words;
  };

  Hindsight(JudgeQueue& judge, const Preferences& preferences) : judge_(judge), preferences_(preferences) {}

  /// Asks about the last action of the match. `blamed`: by what its player knew, it was a mistake. `tell` is called
  /// with the answer, unless another question is asked before it comes.
  void ask(const Header& header, const Table& table, bool blamed, std::function<void(const Answer&)> tell);
  /// Nobody waits for the answer any more.
  void forget() { judge_.forget(question_); }

 private:
  void judged(std::string_view text) override;

  JudgeQueue& judge_;
  const Preferences& preferences_;
  int question_ = 0;
  bool blamed_ = false;
  std::string done_;
  std::unique_ptr<Table> before_;  ///< the match before that action
  std::function<void(const Answer&)> tell_;
};

}  // namespace tapete
