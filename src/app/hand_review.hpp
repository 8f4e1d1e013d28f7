#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/judge_queue.hpp"
#include "app/judged.hpp"
#include "app/session/match_view.hpp"
#include "app/settings.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// A decision that the player may want to review.
struct Moment {
  std::size_t before = 0;  ///< number of the match's events before the decision
  Opinion opinion;         ///< `opinion.other` is the action that was done
};

/// Review of a finished hand: finds decisions that could have been better, given what the player knew. The judge is
/// asked about one decision at a time, while the score sheet is on the screen.
class HandReview final : public JudgeListener {
 public:
  /// Limit of moments per hand; the moments with the largest losses are kept.
  static constexpr std::size_t kMost = 3;

  /// `finished` is called when all decisions of a hand have been judged.
  HandReview(JudgeQueue& judge, const Settings& settings, std::function<void()> finished)
      : judge_(judge), settings_(settings), finished_(std::move(finished)) {}

  /// Reviews the hand of `match` that has just been scored. Stops if no hand has been scored, if the player does not
  /// want reviews, or if several people share the screen. `id`: ID of the stored match; empty if the match is not
  /// stored.
  void update(const MatchView* match, const std::string& id);

  /// Returns whether a hand is being reviewed or has been reviewed.
  [[nodiscard]] bool about_hand() const { return !key_.empty(); }
  [[nodiscard]] bool done() const { return about_hand() && asked_ == decisions_.size(); }
  /// Returns whether the judge failed on a decision. If the review then finds no moments, the play was not necessarily
  /// flawless.
  [[nodiscard]] bool failed() const { return failed_; }
  /// Returns whether the player has lost the hand by a false claim. Claims are not among the decisions.
  [[nodiscard]] bool wrong_call() const { return wrong_call_; }
  /// Returns the number of decisions judged so far; decisions() returns the number of all decisions, 0 if there is no
  /// hand to review.
  [[nodiscard]] std::size_t judged_count() const { return asked_; }
  [[nodiscard]] std::size_t decisions() const { return about_hand() ? decisions_.size() : 0; }
  /// Returns the moments in the order of play. The list is complete once all decisions are judged.
  [[nodiscard]] const std::vector<Moment>& moments() const { return moments_; }
  /// Returns the result to be stored, once all decisions are judged. Its `match` is empty if the match is not stored.
  [[nodiscard]] const JudgedHand& result() const { return result_; }

 private:
  void begin(const MatchView& match, const std::string& id);
  void add_decisions(const MatchView& match, Seat seat, std::size_t from);
  void ask();
  void judged(std::string_view text) override;
  void keep(Opinion opinion);
  void add_up(const Opinion& opinion);

  JudgeQueue& judge_;
  const Settings& settings_;
  std::function<void()> finished_;
  std::string key_;                   ///< identifies the hand and the settings of its review; empty: no hand
  std::vector<std::string> records_;  ///< by seat: the record, redacted for this seat, if it has decisions_
  Lang lang_{};
  struct Decision {
    int number = 0;          ///< number of the action in the redacted record
    std::size_t before = 0;  ///< number of the match's events before the action
    std::string done;
    Seat seat = 0;  ///< the player's seat, or the partner's that the player has played for
  };
  std::vector<Decision> decisions_;
  std::size_t asked_ = 0;
  int question_ = 0;
  bool failed_ = false;
  bool wrong_call_ = false;
  std::vector<Moment> moments_;
  JudgedHand result_;
};

}  // namespace tapete
