#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "ui/canvas/geometry.hpp"

struct ImDrawData;

namespace tapete {

/// A triangle of a frame: a hash of everything that determines its pixels, and its bounding box.
struct Shape {
  std::uint64_t digest = 0;
  Rect bounds;
};

/// Returns the bounding box of all differences between two frames, each given in draw order; empty if they are equal.
/// Outside the box both frames have the same pixels, because there they draw the same shapes in the same order.
Rect changed(std::span<const Shape> before, std::span<const Shape> now);

/// Filter that reduces a frame to its differences from the last one, for windows that keep their pixels.
class PartialFrame {
 public:
  /// Removes from the frame everything that is on the window already. `epoch` must change whenever pictures that were
  /// drawn have been replaced. Returns true if the frame was left whole, to be drawn on a cleared window.
  bool cut(ImDrawData& frame, int epoch);
  /// Lets the next frame be drawn as a whole, because the window has lost its pixels.
  void forget() { known_ = false; }

 private:
  std::vector<Shape> before_;
  std::vector<Shape> now_;
  int epoch_ = 0;
  bool known_ = false;
};

}  // namespace tapete
