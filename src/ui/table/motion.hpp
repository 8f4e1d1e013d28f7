#pragma once
#include <vector>

#include "game/scene.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// A sprite with its position at one moment of the animation.
struct Moving {
  Sprite sprite;         ///< with its present pose
  Pose rest;             ///< its final pose
  bool flying = false;   ///< whether its flight has not ended yet
  bool waiting = false;  ///< whether its flight has not started yet; until then it is not visible
};

/// Animation of the cards from one scene to the next: every card that was elsewhere, or is new in the scene, flies to
/// its new position.
class Motion {
 public:
  /// Starts a new scene. `time` is the duration in milliseconds of the step that led to the scene. If `moves` is false,
  /// nothing is animated.
  void show(const Scene& scene, Step::Kind kind, const TableLayout& layout, double now, double time, bool moves);
  /// Ends all flights and lays out the same scene again, for example after a change of the window's size.
  void settle(const Scene& scene, const TableLayout& layout);
  /// Returns all cards in draw order, with their positions at the time `now`.
  [[nodiscard]] std::vector<Moving> at(double now) const;
  [[nodiscard]] bool moving(double now) const { return now < end_; }

 private:
  struct Flight {
    Sprite sprite;  ///< with its final pose
    Pose from;
    double start = 0;   ///< in milliseconds of the frames' clock
    double length = 0;  ///< duration in milliseconds; 0: the card does not fly
  };
  [[nodiscard]] Pose source(const Scene& scene, const Sprite& sprite, Step::Kind kind, const TableLayout& layout) const;

  std::vector<Flight> flights_;
  double end_ = 0;
};

}  // namespace tapete
