#pragma once
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "app/host/clock_and_entropy.hpp"
#include "app/session/announcer.hpp"

namespace tapete {

/// A call that is shown at a seat for a while.
struct Call {
  Announcement said;
  double until = 0;  ///< milliseconds, as ClockAndEntropy::now_ms()
};

/// A picture that is shown in the middle of the table for a while.
struct SeenHighlight {
  Highlight highlight;
  double since = 0;  ///< milliseconds, as ClockAndEntropy::now_ms()
  double until = 0;
};

/// What is shown of a match: one step after the other, each for as long as the chosen speed requires. The match itself
/// is ahead by the steps that are waiting.
class StepPlayer {
 public:
  StepPlayer(ClockAndEntropy& clock, const Settings& settings, Announcer& announcer)
      : clock_(clock), settings_(settings), announcer_(announcer) {}

  [[nodiscard]] const Scene& scene() const { return shown_.scene; }
  [[nodiscard]] const Step& step() const { return shown_; }
  /// Increases with every scene that is shown. moves() tells whether the present scene follows from the one before or
  /// replaces it.
  [[nodiscard]] int serial() const { return serial_; }
  [[nodiscard]] bool moves() const { return moves_; }
  /// The shortest time for the present step, in milliseconds.
  [[nodiscard]] double step_time() const;
  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  /// The picture that is shown now, if there is one.
  [[nodiscard]] const std::optional<SeenHighlight>& highlight() const { return highlight_; }
  /// The last announcement with the seat's name, for the status line.
  [[nodiscard]] const std::string& last_said() const { return last_said_; }

  /// Whether further steps are waiting.
  [[nodiscard]] bool busy() const { return !waiting_.empty(); }
  /// When the present step will have been shown for long enough, in milliseconds as ClockAndEntropy::now_ms().
  [[nodiscard]] double ready_at() const { return ready_at_; }
  /// The present step has been shown for long enough.
  void ready(double now) { ready_at_ = now; }

  /// Adds a step after all that are waiting.
  void add(Step step) { waiting_.push_back({std::move(step)}); }
  /// Shows the step that is due.
  void tick(double now);
  /// Shows everything that is waiting at once.
  void hurry(double now);
  /// Shows a scene without the steps that led there, instead of everything that is waiting.
  void jump(Scene scene, double now);
  /// The same for a person who has just taken the device, and who also hears of it.
  void present(Scene scene, double now);
  /// Shows the scene before what was taken back, instead of everything that is waiting.
  void take_back(Scene scene, double now);
  /// Removes the last announcement.
  void forget_said();
  /// Removes calls and pictures after their time.
  void end_calls(double now);

 private:
  struct Waiting {
    Step step;
    bool moves = true;  ///< false: the scene replaces the one before, as after an undo
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
