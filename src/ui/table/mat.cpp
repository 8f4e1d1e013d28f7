#include "ui/table/table_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tapete {
namespace {

/// Opacity of the ornament, so low that text on the ornament is as readable as on the plain cloth.
constexpr float kInk = 0.075F;
constexpr int kPoints = 8;  ///< number of points of the star
constexpr int kSkip = 3;    ///< each point of the star is joined to the third one after it

void draw_star(Canvas& canvas, Point center, float radius, Colour ink) {
  const float thin = std::max(1.2F, radius * 0.012F);
  canvas.ring(center, radius, ink, 2 * thin);
  canvas.ring(center, radius * 0.93F, ink, thin);
  const auto point = [&](int i) {
    const float angle = static_cast<float>(i) * 2 * std::numbers::pi_v<float> / kPoints;
    return center + Point{std::sin(angle), -std::cos(angle)} * (radius * 0.93F);
  };
  for (int i = 0; i < kPoints; ++i) canvas.line(point(i), point(i + kSkip), ink, thin);
}

}  // namespace

void draw_mat(DrawContext& context, const TableLayout& layout) {
  Canvas& canvas = context.canvas;
  const Rect window = canvas.window();
  const Colour ink = context.theme().on_cloth.with_alpha(kInk);
  const Rect middle = layout.stage;
  draw_star(canvas, middle.center(), 0.47F * std::min(middle.w, middle.h), ink);
  const float rim = std::clamp(0.006F * std::min(window.w, window.h), 2.0F, 8.0F);
  canvas.outline(window, Colour{0, 0, 0}.with_alpha(context.theme().shadow * 0.6F), 0, rim);
  canvas.outline(window.inset(rim * 1.6F), ink, 3 * rim, rim * 0.5F);
}

}  // namespace tapete
