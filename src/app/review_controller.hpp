#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/hand_review.hpp"
#include "app/hindsight.hpp"
#include "app/host/host.hpp"
#include "app/judged.hpp"
#include "app/match_controller.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Review of a hand that has been scored: shows its moments (decisions that could have been better) in a replay of the
/// match. Exercises show decisions of stored matches in the same way.
class ReviewController final : public JudgeListener {
 public:
  ReviewController(Host& host, JudgeQueue& judge, const Preferences& preferences, MatchController& match,
                   Hindsight& hindsight, NavigationStack& navigation, const Changed& changed)
      : host_(host),
        judge_(judge),
        preferences_(preferences),
        match_(match),
        watching_(match.watching()),
        hindsight_(hindsight),
        navigation_(navigation),
        changed_(changed),
        review_(judge, preferences.settings(), [this] { keep_result(); }) {}

  /// Returns the review of the last hand.
  [[nodiscard]] const HandReview& hand_review() const { return review_; }

  /// Goes to the first moment.
  void begin();
  /// Returns whether a hand has just been scored whose cards may all be shown.
  [[nodiscard]] bool can_show_hands() const;
  /// Watches that hand again, from its first card or from the end of its auction, with the cards of all seats open.
  void show_hands();
  /// Goes to the first of these exercises. In each exercise the player immediately searches for a better action. Leaves
  /// out exercises of matches that are not stored any more.
  void practise(const std::vector<OwnExercise>& exercises);
  void look_at(std::size_t moment);
  /// Returns the moments of the hand; while practising, only the moment of the present exercise.
  [[nodiscard]] const std::vector<Moment>& moments() const { return moments_; }
  /// Returns the number of moments; while practising, the number of exercises.
  [[nodiscard]] std::size_t count() const { return practises() ? exercises_.size() : moments_.size(); }
  /// Returns the current moment; while practising, nullptr until the judge has answered.
  [[nodiscard]] const Moment* moment() const;
  /// Returns the action that is shown as better: the one that the player has found, or the best one; with all cards
  /// open, the best one with these cards, or an empty string. There must be a current moment.
  [[nodiscard]] std::string better_action() const;
  [[nodiscard]] bool practises() const { return !exercises_.empty(); }
  /// Lets the player search for a better action (ReviewCursor::Progress::trying), or tells the solution
  /// (ReviewCursor::Progress::all).
  void set_progress(ReviewCursor::Progress progress);
  /// Lets the player play on from the moment, against bots. This play does not count and is not stored.
  void play_on();
  /// Returns the score sheet of the hand as it was played in the match; no value if the hand was not finished.
  [[nodiscard]] const std::optional<Sheet>& real_end() const { return real_end_; }
  /// Ends the play that play_on() started, and goes back to the moment.
  void end_what_if();
  /// Shows all cards, and asks the judge to evaluate the decision with all cards open; or hides the cards again, and
  /// shows the answer as before.
  void open_cards(bool open);
  /// Returns the judgement that open_cards(true) has asked for; no value until the judge has answered.
  [[nodiscard]] const std::optional<Hindsight::Answer>& hindsight() const { return answer_; }
  /// Ends the review, and goes back to the position of the watched match before the review.
  void end();

  /// Starts the review of a hand once it has been scored.
  void tick();

 private:
  void answer(const Option& option);
  void go_to(std::size_t position);
  void show(std::size_t moment, std::size_t before, ReviewCursor::Progress progress);
  void judged(std::string_view text) override;
  void keep_result();
  bool open_exercise(const OwnExercise& exercise);
  bool watch_match();

  Host& host_;
  JudgeQueue& judge_;
  const Preferences& preferences_;
  MatchController& match_;
  Watching& watching_;
  Hindsight& hindsight_;
  NavigationStack& navigation_;
  const Changed& changed_;
  HandReview review_;
  std::vector<Moment> moments_;
  std::vector<OwnExercise> exercises_;
  std::optional<Hindsight::Answer> answer_;
  ReviewCursor::Progress before_open_ = ReviewCursor::Progress::all;  ///< the progress at the last open_cards(true)
  std::optional<Sheet> real_end_;
  bool shows_hands_ = false;  ///< whether the hand that has been scored is watched with all cards open
};

}  // namespace tapete
