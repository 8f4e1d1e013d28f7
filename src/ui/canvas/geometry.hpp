#pragma once
#include <algorithm>

namespace tapete {

/// Height of a card divided by its width.
inline constexpr float kCardShape = 95.0F / 61.0F;

struct Point {
  float x = 0;
  float y = 0;
  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }
};

/// Rectangle in points (CSS pixels), from the upper left corner of the window.
struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;
  [[nodiscard]] float right() const { return x + w; }
  [[nodiscard]] float bottom() const { return y + h; }
  [[nodiscard]] Point center() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] bool has(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  [[nodiscard]] bool empty() const { return w <= 0 || h <= 0; }
  [[nodiscard]] Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
  [[nodiscard]] Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  /// Returns part `index` of `count` equal parts side by side.
  [[nodiscard]] Rect part(int index, int count, float gap) const {
    const float each = (w - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {x + static_cast<float>(index) * (each + gap), y, each, h};
  }
  static Rect around(Point center, float w, float h) { return {center.x - w / 2, center.y - h / 2, w, h}; }
};

/// Returns the intersection; empty if there is none.
inline Rect common(Rect a, Rect b) {
  const float x = std::max(a.x, b.x);
  const float y = std::max(a.y, b.y);
  return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
          std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

/// Returns the area of the intersection.
inline float shared_area(Rect a, Rect b) {
  const Rect both = common(a, b);
  return both.w * both.h;
}

/// Equal cells, row by row and from left to right. `from` is the upper left corner of the first cell.
struct Grid {
  Point from{};
  float w = 0;
  float h = 0;
  float gap = 0;
  int columns = 1;
  [[nodiscard]] Rect at(int index) const {
    const int row = index / columns;
    return {from.x + static_cast<float>(index % columns) * (w + gap), from.y + static_cast<float>(row) * (h + gap), w,
            h};
  }
  [[nodiscard]] int rows(int count) const { return (count + columns - 1) / columns; }
  /// Returns a grid at the top of `area` with the same width. `height` is the height of a cell.
  static Grid across(Rect area, int columns, float height, float gap) {
    return {{area.x, area.y},
            (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns),
            height,
            gap,
            columns};
  }
  /// Returns a grid in the middle of `area`.
  static Grid centred(Rect area, int columns, int rows, float w, float h, float gap) {
    const float left = area.center().x - (w * static_cast<float>(columns) + gap * static_cast<float>(columns - 1)) / 2;
    const float top = area.center().y - (h * static_cast<float>(rows) + gap * static_cast<float>(rows - 1)) / 2;
    return {{left, top}, w, h, gap, columns};
  }
};

}  // namespace tapete
