#pragma once
#include <vector>

#include "ui/canvas/changed_shapes.hpp"

struct ImDrawData;

namespace tapete {

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
