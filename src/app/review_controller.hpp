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

/// Looks back at a hand that has been counted, by watching its moments again in the match. Moments of stored matches
/// are practised in the same way.
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

  /// What the player could have done better in that hand.
  [[nodiscard]] const HandReview& hand_review() const { return review_; }

  /// Goes to the first moment.
  void begin();
  /// Goes to the first of these positions, in each of which the player searches for something better at once. Positions
  /// of matches that are not stored any more are left out.
  void practise(const std::vector<OwnExercise>& exercises);
  void look_at(std::size_t moment);
  /// How many moments there are to look at, and the one that is looked at: nothing while the judge is still asked.
  [[nodiscard]] std::size_t count() const { return practises() ? exercises_.size() : moments_.size(); }
  [[nodiscard]] const Moment* moment() const;
  [[nodiscard]] bool practises() const { return !exercises_.empty(); }
  /// Lets the player search for something better (ReviewCursor::Told::trying), or tells the solution
  /// (ReviewCursor::Told::all).
  void tell(ReviewCursor::Told told);
  /// Lets the hand go on from the moment, with bots, as if it had been played so.
  void play_on();
  /// How the hand has ended in the match; nothing if it has not.
  [[nodiscard]] const std::optional<Sheet>& real_end() const { return real_end_; }
  /// Back from there to the moment.
  void end_what_if();
  /// Shows all cards, and tells what the moment looks like with them.
  void open_cards();
  /// That; nothing while the judge is still asked.
  [[nodiscard]] const std::optional<Hindsight::Answer>& hindsight() const { return answer_; }
  /// Returns to where the match was being watched.
  void end();

  /// Starts the review of a hand once it has been counted.
  void tick();

 private:
  void answer(const Option& option);
  void go_to(std::size_t position);
  void show(std::size_t moment, std::size_t before, ReviewCursor::Told told);
  void judged(std::string_view text) override;
  void keep_result();
  bool open_exercise(const OwnExercise& exercise);

  Host& host_;
  JudgeQueue& judge_;
  const Preferences& preferences_;
  MatchController& match_;
  Watching& watching_;
  Hindsight& hindsight_;
  NavigationStack& navigation_;
  const Changed& changed_;
  HandReview review_;
  std::vector<Moment> moments_;  ///< where exercises are practised, at most the one of the present exercise
  std::vector<OwnExercise> exercises_;
  std::optional<Hindsight::Answer> answer_;
  std::optional<Sheet> real_end_;
};

}  // namespace tapete
