#pragma once
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "app/host/machine.hpp"
#include "app/session/telling.hpp"

namespace tapete {

/// A call that is to be seen at a seat for a while.
struct Call {
  Announcement said;
  double until = 0;  ///< milliseconds, as Machine::now_ms
};

/// A picture that is to be seen in the middle of the table for a while.
struct SeenHighlight {
  Highlight highlight;
  double since = 0;  ///< milliseconds, as Machine::now_ms
  double until = 0;
};

/// What is shown of a match: one step after the other, each for as long as the chosen pace wants. The match is ahead of
/// it by the steps that wait.
class Showing {
 public:
  Showing(Machine& machine, const Settings& settings, Telling& telling)
      : machine_(machine), settings_(settings), telling_(telling) {}

  [[nodiscard]] const Scene& scene() const { return shown_.scene; }
  [[nodiscard]] Step::Kind step() const { return shown_.kind; }
  /// Grows with every scene shown; `moves()` tells whether the present one grew out of the one before, or is simply
  /// there.
  [[nodiscard]] int serial() const { return serial_; }
  [[nodiscard]] bool moves() const { return moves_; }
  /// How long the present step is shown at least, in milliseconds.
  [[nodiscard]] double step_time() const;
  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  /// The picture that is to be seen now, if there is one.
  [[nodiscard]] const std::optional<SeenHighlight>& highlight() const { return highlight_; }
  /// What faces do with the present step.
  [[nodiscard]] const std::vector<Gesture>& gestures() const { return shown_.gestures; }
  /// What was said last, with the seat's name; for the status line.
  [[nodiscard]] const std::string& last_said() const { return last_said_; }

  /// More waits to be shown.
  [[nodiscard]] bool busy() const { return !waiting_.empty(); }
  /// Everything has been shown, and for long enough.
  [[nodiscard]] bool done(double now) const { return !busy() && now >= ready_at_; }
  [[nodiscard]] double ready_at() const { return ready_at_; }
  /// The present step has been seen for long enough.
  void ready(double now) { ready_at_ = now; }

  /// To be shown after all that waits.
  void add(Step step) { waiting_.push_back({std::move(step)}); }
  /// Shows what is due.
  void tick(double now);
  /// Shows at once all that waits.
  void hurry(double now);
  /// Shows a scene without the way that led there, instead of all that waits.
  void jump(Scene scene, double now);
  /// The same for whoever has just come to see it, and hears of it.
  void present(Scene scene, double now);
  /// The scene before what was taken back: it is the next to be shown, and the only one.
  void take_back(Scene scene, double now);
  /// Calls are seen no longer.
  void forget_calls() { calls_.clear(); }
  /// Nor is what was said last.
  void forget_said();
  /// Takes down calls and pictures that have been seen for long enough.
  void end_calls(double now);

 private:
  struct Waiting {
    Step step;
    bool moves = true;  ///< false: it is simply there, after an undo
  };
  void show_next(double now, bool moves);
  void put(Step step, double now, bool moves);
  [[nodiscard]] double step_share() const;

  Machine& machine_;
  const Settings& settings_;
  Telling& telling_;
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
