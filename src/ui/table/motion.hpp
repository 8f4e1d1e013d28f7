#pragma once
#include <map>
#include <vector>

#include "game/scene.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// A sprite on its way.
struct Moving {
  Sprite sprite;  ///< with the pose where it is now
  Pose rest;      ///< where it will lie
  bool flying = false;
  bool waiting = false;  ///< its turn to set off has not come: not to be seen yet
};

/// Moves cards by comparing the scene before with the scene now: whatever lay somewhere else, or came from somewhere,
/// flies there.
class Motion {
 public:
  /// A new scene. `time` is what the step has, in milliseconds; `moves` false puts everything in its place at once.
  void show(const Scene& scene, Step::Kind kind, const TableLayout& layout, double now, double time, bool moves);
  /// The same scene in a window of another size, or after a setting was changed.
  void settle(const Scene& scene, const TableLayout& layout);
  [[nodiscard]] std::vector<Moving> at(double now) const;
  [[nodiscard]] bool moving(double now) const { return now < end_; }

 private:
  struct Flight {
    Sprite sprite;  ///< with the pose where it will lie
    Pose from;
    double start = 0;
    double length = 0;
  };
  [[nodiscard]] Pose source(const Scene& scene, const Sprite& sprite, Step::Kind kind, const TableLayout& layout) const;

  std::vector<Flight> flights_;
  double end_ = 0;
};

}  // namespace tapete
