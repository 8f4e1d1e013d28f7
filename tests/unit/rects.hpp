#pragma once
#include "ui/canvas/geometry.hpp"

namespace tapete::test {

/// Returns whether rectangles overlap by more than a rounding error.
inline bool overlap(Rect a, Rect b) { return !common(a, b).inset(0.01F).empty(); }

}  // namespace tapete::test
