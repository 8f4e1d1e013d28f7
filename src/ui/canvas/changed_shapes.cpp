#include "ui/canvas/partial_frame.hpp"

#include <algorithm>
#include <cstddef>

namespace tapete {
namespace {

/// With more new shapes than this, the search costs more than it saves.
constexpr int kMostNew = 400;

/// Returns the bounding box of both rectangles.
Rect both(Rect a, Rect b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const float x = std::min(a.x, b.x);
  const float y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

Rect all_of(std::span<const Shape> shapes) {
  Rect box;
  for (const Shape& shape : shapes) box = both(box, shape.bounds);
  return box;
}

}  // namespace

Rect changed(std::span<const Shape> before, std::span<const Shape> now) {
  const auto same = [](const Shape& a, const Shape& b) { return a.digest == b.digest; };
  // Most frames differ from the last one only in a few consecutive shapes.
  const auto start = std::mismatch(before.begin(), before.end(), now.begin(), now.end(), same);
  before = before.subspan(static_cast<std::size_t>(start.first - before.begin()));
  now = now.subspan(static_cast<std::size_t>(start.second - now.begin()));
  const auto end = std::mismatch(before.rbegin(), before.rend(), now.rbegin(), now.rend(), same);
  before = before.first(static_cast<std::size_t>(before.rend() - end.first));
  now = now.first(static_cast<std::size_t>(now.rend() - end.second));

  Rect box;
  int fresh = 0;
  for (const Shape& shape : now) {
    const auto was = std::find_if(before.begin(), before.end(), [&](const Shape& old) { return same(old, shape); });
    if (was == before.end()) {
      box = both(box, shape.bounds);
      if (++fresh > kMostNew) return both(box, both(all_of(before), all_of(now)));
      continue;
    }
    const auto skipped = static_cast<std::size_t>(was - before.begin());
    box = both(box, all_of(before.first(skipped)));
    before = before.subspan(skipped + 1);
  }
  return both(box, all_of(before));
}

}  // namespace tapete
