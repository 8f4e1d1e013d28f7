#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "ui/canvas/geometry.hpp"

struct ImDrawData;

namespace tapete {

/// A triangle of a frame: its bounding box, and a hash of everything that determines its pixels.
struct Shape {
  std::uint64_t digest = 0;
  Rect bounds;
};

/// A box around everything that differs between two frames, each given in drawing order; empty if nothing differs.
/// Shapes that are the same in both, in the same order, leave the same pixels outside the box.
Rect changed(std::span<const Shape> before, std::span<const Shape> now);

/// Reduces a frame to what differs from the one before, for windows that keep their pixels between frames.
class PartialFrame {
 public:
  /// Removes from the frame what need not be drawn again. `epoch` changes whenever pictures that were drawn have been
  /// replaced. Returns whether the whole frame has to be drawn, on a cleared window.
  bool cut(ImDrawData& frame, int epoch);
  /// The next frame is drawn as a whole, because the window has lost its pixels.
  void forget() { known_ = false; }

 private:
  std::vector<Shape> before_;
  std::vector<Shape> now_;
  int epoch_ = 0;
  bool known_ = false;
};

}  // namespace tapete
