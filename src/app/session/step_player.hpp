#pragma once
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "app/host/clock_and_entropy.hpp"
#include "app/session/announcer.hpp"

namespace tapete {

/// A call: words of a player, shown for a while at the player's seat.
struct Call {
  Announcement said;
  double until = 0;  ///< milliseconds, as ClockAndEntropy::now_ms()
};

/// A picture that is shown in the middle of the table for a while.
struct SeenHighlight {
  Highlight highlight;
  double since = 0;  ///< milliseconds, as ClockAndEntropy::now_ms()
  double until = 0;  ///< milliseconds, as ClockAndEntropy::now_ms()
};

/// Queue of the steps of a match, which are shown one after the other, each for as long as the chosen speed requires.
/// The match itself is ahead by the steps that are waiting.
class StepPlayer {
 public:
  StepPlayer(ClockAndEntropy& clock, const Settings& settings, Announcer& announcer)
      : clock_(clock), settings_(settings), announcer_(announcer) {}

  [[nodiscard]] const Scene& scene() const { return shown_.scene; }
  [[nodiscard]] const Step& step() const { return shown_; }
  /// Returns a number that increases with every scene that is shown.
  [[nodiscard]] int serial() const { return serial_; }
  /// Returns whether the present scene is animated as a step from the scene before, rather than replacing it.
  [[nodiscard]] bool moves() const { return moves_; }
  /// Returns the shortest time for which the present step is shown, in milliseconds.
  [[nodiscard]] double step_time() const;
  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  /// Returns the picture that is shown now, if there is one.
  [[nodiscard]] const std::optional<SeenHighlight>& highlight() const { return highlight_; }
  /// Returns the last announcement with the name of the player, for the status line.
  [[nodiscard]] const std::string& last_said() const { return last_said_; }

  /// Returns whether further steps are waiting.
  [[nodiscard]] bool busy() const { return !waiting_.empty(); }
  /// Returns the time from which the next step may be shown, in milliseconds as ClockAndEntropy::now_ms(); infinity
  /// while a step is held.
  [[nodiscard]] double ready_at() const { return ready_at_; }
  /// Allows the next step to be shown from now on.
  void ready(double now) { ready_at_ = now; }

  /// Adds a step after all waiting ones. `held`: the step stays until any other call than tick().
  void add(Step step, bool held = false) { waiting_.push_back({std::move(step), true, held}); }
  /// Shows the steps that are due.
  void tick(double now);
  /// Shows all waiting steps immediately.
  void hurry(double now);
  /// Drops all waiting steps and shows this scene instead.
  void jump(Scene scene, double now);
  /// Shows a scene to a person who has just taken the device, and announces it.
  void present(Scene scene, double now);
  /// Drops all waiting steps, and next shows the scene from before the events that were taken back.
  void take_back(Scene scene, double now);
  /// Removes all calls and the last announcement.
  void forget_said();
  /// Removes calls and pictures after their time.
  void end_calls(double now);

 private:
  struct Waiting {
    Step step;
    bool moves = true;  ///< false: the scene replaces the one before, as after an undo
    bool held = false;
  };
  void show_next(double now, bool moves);
  void put(Step step, double now, bool moves);
  [[nodiscard]] double step_share() const;

  ClockAndEntropy& clock_;
  const Settings& settings_;
  Announcer& announcer_;
  std::deque<Waiting> waiting_;
  Step shown_;
  int serial_ = 0;
  bool moves_ = false;
  double ready_at_ = 0;
  std::vector<Call> calls_;
  std::optional<SeenHighlight> highlight_;
  std::string last_said_;
};

}  // namespace tapete
