#pragma once
#include <memory>
#include <optional>

#include "app/changed.hpp"
#include "app/navigation_stack.hpp"
#include "app/screens.hpp"
#include "app/session/lesson_source.hpp"
#include "app/session/match_driver.hpp"
#include "app/session/replay_source.hpp"

namespace tapete {

/// The match that is watched again or the position of a lesson, and the exercise that is played on from there.
class Watching {
 public:
  Watching(Host& host, const Settings& settings, NavigationStack& navigation, const Changed& changed)
      : host_(host), settings_(settings), navigation_(navigation), changed_(changed) {}

  /// The match that is watched or taught; nullptr if there is none.
  [[nodiscard]] MatchDriver* match() const { return replay_.driver ? replay_.driver.get() : lesson_.driver.get(); }
  /// The exercise if there is one, otherwise match().
  [[nodiscard]] MatchDriver* shown() const { return what_if_ ? what_if_.get() : match(); }
  /// The source of match() if it is watched again, or if it belongs to a lesson; otherwise nullptr.
  [[nodiscard]] ReplaySource* replay() const { return replay_.source; }
  [[nodiscard]] LessonSource* lesson() const { return lesson_.source; }
  [[nodiscard]] const MatchDriver* what_if() const { return what_if_.get(); }
  /// Whether this match is match() or the exercise. Neither counts in statistics.
  [[nodiscard]] bool holds(const MatchView& match) const { return &match == this->match() || &match == what_if_.get(); }

  /// Watches a match again from its first deal, on its own screen.
  void watch(Header header, std::unique_ptr<Table> table);
  /// The same on the present screen.
  void practise(Header header, std::unique_ptr<Table> table);
  /// Puts the position of a lesson on the table.
  void teach(Header header, std::unique_ptr<Table> table);
  /// Lets the learner play on from the position of the lesson against bots. lesson() is nullptr from then on.
  void play_lesson();
  void end();

  /// Shows the match that is watched after that event.
  void seek(std::size_t position);
  /// Shows or hides everybody's cards in it.
  void open_hands(bool open);
  /// Plays on from where that match stands, the player on the own seat and bots on the others. Nothing of that is
  /// stored.
  void play_what_if();
  void end_what_if();

  /// The moment of the match that is looked at, if there is one; it is dropped with the match.
  [[nodiscard]] const std::optional<ReviewCursor>& cursor() const { return cursor_; }
  void look(std::optional<ReviewCursor> at) { cursor_ = at; }

  /// Makes the scenes again in a new language.
  void retell();

 private:
  Host& host_;
  const Settings& settings_;
  NavigationStack& navigation_;
  const Changed& changed_;
  DrivenMatch<ReplaySource> replay_;
  DrivenMatch<LessonSource> lesson_;
  std::unique_ptr<MatchDriver> what_if_;
  std::optional<ReviewCursor> cursor_;
  /// The matches that were left last are kept, because a frame that is being drawn may still use them.
  std::unique_ptr<MatchDriver> left_;
  std::unique_ptr<MatchDriver> left_what_if_;
};

}  // namespace tapete
