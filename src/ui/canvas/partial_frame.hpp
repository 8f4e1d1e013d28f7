#pragma once
#include <vector>

#include "ui/canvas/changed_shapes.hpp"

struct ImDrawData;

namespace tapete {

/// Cuts a frame down to what differs from the one before, for windows that keep their pixels from one to the next.
class PartialFrame {
 public:
  /// Takes out of the frame what need not be drawn again. `epoch` changes whenever pictures that had been drawn with
  /// are replaced. Gives whether all of it has to be drawn, on a window that is clear.
  bool cut(ImDrawData& frame, int epoch);
  /// The next frame is drawn whole: what was on the window is lost.
  void forget() { known_ = false; }

 private:
  std::vector<Shape> before_;
  std::vector<Shape> now_;
  int epoch_ = 0;
  bool known_ = false;
};

}  // namespace tapete
