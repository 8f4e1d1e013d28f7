#pragma once
#include <vector>

#include "game/scene.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// A sprite that moves.
struct Moving {
  Sprite sprite;  ///< with its present pose
  Pose rest;      ///< its final pose
  bool flying = false;
  bool waiting = false;  ///< it has not started yet and is not visible
};

/// Animates cards by comparing the last scene with the present one: every card that was somewhere else, or has come
/// from somewhere, flies to its new place.
class Motion {
 public:
  /// Starts a new scene. `time` is that of the step in milliseconds. If `moves` is false, everything is at its place at
  /// once.
  void show(const Scene& scene, Step::Kind kind, const TableLayout& layout, double now, double time, bool moves);
  /// The same scene after a change of the window's size or of a setting.
  void settle(const Scene& scene, const TableLayout& layout);
  [[nodiscard]] std::vector<Moving> at(double now) const;
  [[nodiscard]] bool moving(double now) const { return now < end_; }

 private:
  struct Flight {
    Sprite sprite;  ///< with its final pose
    Pose from;
    double start = 0;
    double length = 0;
  };
  [[nodiscard]] Pose source(const Scene& scene, const Sprite& sprite, Step::Kind kind, const TableLayout& layout) const;

  std::vector<Flight> flights_;
  double end_ = 0;
};

}  // namespace tapete
