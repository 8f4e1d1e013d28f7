#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/exercises.hpp"
#include "app/match_controller.hpp"
#include "app/pages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// A series of steps that a learner can go through: the lesson of a game, the positions that illustrate a saying (see
/// exercises.hpp), or the position of the day.
struct Course {
  enum class Kind : unsigned char { lesson, saying, day } kind{};
  std::string saying;  ///< Saying::id of the saying, for Kind::saying
};

/// The learner's progress with the positions of one saying.
struct SayingProgress {
  std::size_t step = 0;   ///< index of the next step
  unsigned answered = 0;  ///< a bit for each position that has been answered
  unsigned right = 0;     ///< a bit for each position that has been answered well
};

/// The stored progress with the positions of the day.
struct DaysPlayed {
  std::string last;    ///< the last day played; empty: none
  int in_row = 0;      ///< days played in a row; a single missed day does not end the row
  int all = 0;         ///< number of all days played
  std::string chosen;  ///< the action chosen on the last day
};

/// The courses of a game. Makes the steps of a course from files, which are fetched when the course is needed, and
/// stores the learner's progress.
class Courses {
 public:
  Courses(Host& host, const Preferences& preferences, Pages& pages, const MatchController& match)
      : host_(host), preferences_(preferences), pages_(pages), match_(match) {}

  /// Returns whether the lesson should be offered, because neither the lesson nor a match of the game has been started
  /// on this device.
  [[nodiscard]] bool is_new(const GameInfo& game) const;
  /// Notes that the player can play the game, so that its lesson is not offered any more.
  void mark_known(const GameInfo& game);

  /// Returns the state of the files that the course needs: loaded only if all of them are. The first call fetches the
  /// files.
  File::State state(const Course& course);
  /// Fetches again the files that could not be fetched.
  void retry(const Course& course);
  /// Returns the steps of the course; no value if a file is malformed. Requires that state() is File::State::loaded.
  std::optional<std::vector<LessonStep>> steps(const Course& course);

  /// Returns the sayings of the game; empty until their page has been loaded.
  std::vector<Saying> sayings();
  [[nodiscard]] SayingProgress progress(std::string_view saying) const;
  void keep(std::string_view saying, const SayingProgress& progress);

  /// Returns the local date, as `2026-11-24`.
  [[nodiscard]] std::string today() const { return host_.date().substr(0, 10); }
  [[nodiscard]] DaysPlayed days() const;
  [[nodiscard]] bool played_today() const { return days().last == today(); }
  /// Stores the action chosen today. Does nothing if today is the last day played or, after the clock was set back, an
  /// earlier day.
  void keep_day(std::string_view action);

 private:
  [[nodiscard]] std::string file(std::string_view name) const;
  [[nodiscard]] std::string page() const;
  [[nodiscard]] std::vector<std::string> files(const Course& course) const;
  [[nodiscard]] std::string key(std::string_view what) const;

  Host& host_;
  const Preferences& preferences_;
  Pages& pages_;
  const MatchController& match_;
};

}  // namespace tapete
