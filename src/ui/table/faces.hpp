#pragma once
#include <vector>

#include "game/scene.hpp"
#include "ui/canvas/geometry.hpp"

namespace tapete {

/// Animates the nods and shrugs of a step.
class Faces {
 public:
  void show(std::vector<Gesture> gestures, double now);
  [[nodiscard]] bool moving(double now) const { return !gestures_.empty() && now < start_ + kTime; }
  /// How far the face of this seat is from its place, in multiples of its radius.
  [[nodiscard]] Point away(Seat seat, double now) const;

 private:
  static constexpr double kTime = 700;
  std::vector<Gesture> gestures_;
  double start_ = 0;
};

}  // namespace tapete
