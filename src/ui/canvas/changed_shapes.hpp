#pragma once
#include <cstdint>
#include <span>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// A triangle of a frame: what it covers, and a digest of all that tells how it is drawn.
struct Shape {
  std::uint64_t digest = 0;
  Rect bounds;
};

/// What covers all that differs between two frames, each in the order in which it is drawn; empty if nothing does.
/// Shapes that are the same in both, in the same order, leave the same pixels behind outside of it.
Rect changed(std::span<const Shape> before, std::span<const Shape> now);

}  // namespace tapete
