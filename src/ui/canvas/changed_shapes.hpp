#pragma once
#include <cstdint>
#include <span>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// A triangle of a frame: its bounding box, and a hash of everything that determines its pixels.
struct Shape {
  std::uint64_t digest = 0;
  Rect bounds;
};

/// A box around everything that differs between two frames, each given in drawing order; empty if nothing differs.
/// Shapes that are the same in both, in the same order, leave the same pixels outside the box.
Rect changed(std::span<const Shape> before, std::span<const Shape> now);

}  // namespace tapete
