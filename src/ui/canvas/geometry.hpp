#pragma once

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

/// In points (CSS pixels), from the upper left corner of the window.
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
  static Rect around(Point center, float w, float h) { return {center.x - w / 2, center.y - h / 2, w, h}; }
};

/// The intersection; empty if there is none.
Rect common(Rect a, Rect b);

}  // namespace tapete
