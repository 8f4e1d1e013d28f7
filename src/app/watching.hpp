#pragma once
#include <memory>
#include <optional>
#include <utility>

#include "app/changed.hpp"
#include "app/navigation_stack.hpp"
#include "app/screens.hpp"
#include "app/session/lesson_source.hpp"
#include "app/session/match_driver.hpp"
#include "app/session/replay_source.hpp"

namespace tapete {

/// The match that is watched again, or the position of a lesson; and the exercise that continues from a watched match.
class Watching {
 public:
  Watching(Host& host, const Settings& settings, NavigationStack& navigation, const Changed& changed)
      : host_(host), settings_(settings), navigation_(navigation), changed_(changed) {}

  /// Returns the watched match, or the match with the position of a lesson; nullptr if there is neither.
  [[nodiscard]] MatchDriver* match() const { return replay_.driver ? replay_.driver.get() : lesson_.driver.get(); }
  /// Returns the exercise (what_if()) if there is one, otherwise match().
  [[nodiscard]] MatchDriver* shown() const { return what_if_ ? what_if_.get() : match(); }
  /// Returns the source of match() if match() is a watched match, otherwise nullptr.
  [[nodiscard]] ReplaySource* replay() const { return replay_.source; }
  /// Returns the source of match() if match() belongs to a lesson, otherwise nullptr.
  [[nodiscard]] LessonSource* lesson() const { return lesson_.source; }
  [[nodiscard]] const MatchDriver* what_if() const { return what_if_.get(); }
  /// Returns whether this match is match() or the exercise. Neither counts in statistics.
  [[nodiscard]] bool holds(const MatchView& match) const { return &match == this->match() || &match == what_if_.get(); }

  /// Watches a match again from its first deal, on the replay screen or, if `stays`, on the present screen.
  void watch(Header header, std::unique_ptr<Table> table, bool stays = false);
  /// Puts the position of a lesson on the table.
  void teach(Header header, std::unique_ptr<Table> table);
  /// Lets the learner play on from the position of the lesson against bots. lesson() is nullptr from then on.
  void play_lesson();
  void end();

  /// Shows the watched match after that many events.
  void seek(std::size_t position);
  /// Shows the next event of the watched match, or goes back (ReplaySource::step()).
  void step(bool forward);
  /// Plays one event of the watched match after the other; false: stops.
  void run(bool runs);
  /// Shows or hides the cards of all seats in the watched match.
  void open_hands(bool open);
  /// Starts an exercise from the position of the watched match, with the same players. The exercise is not stored.
  void play_what_if();
  void end_what_if();

  /// Returns the position in the review, if there is a review. end() removes the position.
  [[nodiscard]] const std::optional<ReviewCursor>& cursor() const { return cursor_; }
  void look(std::optional<ReviewCursor> at) { cursor_ = std::move(at); }

  /// Rebuilds the scenes in a new language.
  void rebuild_scenes();

 private:
  Host& host_;
  const Settings& settings_;
  NavigationStack& navigation_;
  const Changed& changed_;
  DrivenMatch<ReplaySource> replay_;
  DrivenMatch<LessonSource> lesson_;
  std::unique_ptr<MatchDriver> what_if_;
  std::optional<ReviewCursor> cursor_;
  /// The match and the exercise that were left last. A frame that is being drawn may still use them.
  std::unique_ptr<MatchDriver> left_;
  std::unique_ptr<MatchDriver> left_what_if_;
};

}  // namespace tapete
