// The area in which two frames differ.
#include "ui/canvas/partial_frame.hpp"

#include <catch_amalgamated.hpp>
#include <vector>

#include "core/rng.hpp"

namespace tapete {
namespace {

bool covers(Rect outer, Rect inner) {
  return inner.empty() || (outer.x <= inner.x && outer.y <= inner.y && outer.right() >= inner.right() &&
                           outer.bottom() >= inner.bottom());
}

/// Draws the shapes in a window of 10 x 10 squares. Returns for each square a hash of its shapes in draw order.
std::vector<std::uint64_t> window(const std::vector<Shape>& shapes) {
  std::vector<std::uint64_t> out(100);
  for (const Shape& shape : shapes)
    for (int y = 0; y < 10; ++y)
      for (int x = 0; x < 10; ++x)
        if (shape.bounds.has({static_cast<float>(x), static_cast<float>(y)}))
          out[static_cast<std::size_t>(10 * y + x)] = out[static_cast<std::size_t>(10 * y + x)] * 31 + shape.digest;
  return out;
}

/// Returns a random shape. Several calls sometimes return equal shapes.
Shape random_shape(Rng& rng) {
  const unsigned x = rng.below(8);
  const unsigned y = rng.below(8);
  const unsigned w = 1 + rng.below(3);
  const unsigned h = 1 + rng.below(3);
  const Rect bounds{static_cast<float>(x), static_cast<float>(y), static_cast<float>(w), static_cast<float>(h)};
  return {1 + x + 8 * (y + 8 * (w + 4 * (h + 4 * std::uint64_t{rng.below(2)}))), bounds};
}

TEST_CASE("two equal frames have no changed area", "[frame]") {
  const std::vector<Shape> frame{{1, {0, 0, 10, 10}}, {2, {1, 1, 2, 2}}};
  CHECK(changed(frame, frame).empty());
  CHECK(changed({}, {}).empty());
}

TEST_CASE("a moved shape is redrawn at its old and its new position", "[frame]") {
  const std::vector<Shape> before{{1, {0, 0, 10, 10}}, {2, {1, 1, 2, 2}}, {3, {8, 8, 1, 1}}};
  const std::vector<Shape> now{{1, {0, 0, 10, 10}}, {4, {3, 1, 2, 2}}, {3, {8, 8, 1, 1}}};
  const Rect box = changed(before, now);
  CHECK(box.x == 1);
  CHECK(box.y == 1);
  CHECK(box.right() == 5);
  CHECK(box.bottom() == 3);
}

TEST_CASE("shapes that change their order are redrawn where they overlap", "[frame]") {
  const Shape one{1, {0, 0, 2, 2}};
  const Shape two{2, {1, 1, 2, 2}};
  const Rect box = changed(std::vector{one, two}, std::vector{two, one});
  CHECK(covers(box, {1, 1, 1, 1}));
}

TEST_CASE("outside the changed area every square of a window stays the same", "[frame]") {
  Rng rng{7};
  for (int round = 0; round < 20'000; ++round) {
    std::vector<Shape> before;
    for (unsigned i = 0; i < 3 + rng.below(12); ++i) before.push_back(random_shape(rng));
    std::vector<Shape> now = before;
    for (unsigned i = 0; i < rng.below(5); ++i) {
      const auto at = static_cast<std::ptrdiff_t>(rng.below(static_cast<unsigned>(now.size()) + 1));
      const unsigned what = rng.below(3);
      if (what == 0) now.insert(now.begin() + at, random_shape(rng));
      if (what == 1 && at < std::ssize(now)) now.erase(now.begin() + at);
      if (what == 2 && at + 1 < std::ssize(now)) std::swap(now[static_cast<std::size_t>(at)], now.back());
    }
    const Rect box = changed(before, now);
    const auto old_window = window(before);
    const auto new_window = window(now);
    for (std::size_t y = 0; y < 10; ++y)
      for (std::size_t x = 0; x < 10; ++x)
        if (!box.has({static_cast<float>(x), static_cast<float>(y)}))
          REQUIRE(old_window[10 * y + x] == new_window[10 * y + x]);
  }
}

TEST_CASE("a frame with thousands of new shapes is redrawn over their whole area", "[frame]") {
  std::vector<Shape> now;
  for (std::uint64_t i = 1; i <= 2000; ++i) now.push_back({i, {static_cast<float>(i), 0, 1, 1}});
  CHECK(covers(changed(std::vector<Shape>{{9999, {0, 5, 1, 1}}}, now), {0, 0, 2001, 6}));
}

}  // namespace
}  // namespace tapete
