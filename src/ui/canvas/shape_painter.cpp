#include "ui/canvas/shape_painter.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

#include "ui/canvas/soft_textures.hpp"

namespace tapete {
namespace {

ImVec2 vec(Point p) { return {p.x, p.y}; }
ImTextureRef ref(SDL_Texture* texture) { return ImTextureRef{texture}; }

/// Returns the position of a point in a picture. `x` and `y` go from -1 (left or top) to 1 (right or bottom).
ImVec2 corner(const Placed& placed, float x, float y) {
  const float c = std::cos(placed.angle);
  const float s = std::sin(placed.angle);
  return {placed.center.x + x * placed.w / 2 * c - y * placed.h / 2 * s,
          placed.center.y + x * placed.w / 2 * s + y * placed.h / 2 * c};
}

}  // namespace

ShapePainter::ShapePainter(SDL_Renderer* renderer)
    : blur_(make_blur_texture(renderer)), card_shadow_(make_card_shadow_texture(renderer)) {}

ShapePainter::~ShapePainter() {
  SDL_DestroyTexture(blur_);
  SDL_DestroyTexture(card_shadow_);
}

void ShapePainter::draw_into(ImDrawList& list, const Theme& theme, float pixel_ratio) {
  list_ = &list;
  theme_ = &theme;
  pixel_ratio_ = pixel_ratio;
}

void ShapePainter::fill(Rect r, Colour colour, float radius) {
  list_->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, packed(colour), radius);
}

void ShapePainter::fill_placed(const Placed& placed, Colour colour, float radius) {
  constexpr float kQuarter = std::numbers::pi_v<float> / 2;
  for (const auto& [x, y, turn] :
       {std::tuple{-1.0F, -1.0F, 2.0F}, {1.0F, -1.0F, 3.0F}, {1.0F, 1.0F, 0.0F}, {-1.0F, 1.0F, 1.0F}}) {
    const float from = placed.angle + kQuarter * turn;
    list_->PathArcTo(corner(placed, x * (1 - 2 * radius / placed.w), y * (1 - 2 * radius / placed.h)), radius, from,
                     from + kQuarter);
  }
  list_->PathFillConvex(packed(colour));
}

void ShapePainter::fill_top(Rect r, Colour colour, float radius) {
  list_->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, packed(colour), radius, ImDrawFlags_RoundCornersTop);
}

void ShapePainter::outline(Rect r, Colour colour, float radius, float width) {
  const Rect in = r.inset(width / 2);
  list_->AddRect({in.x, in.y}, {in.right(), in.bottom()}, packed(colour), radius, 0, width);
}

void ShapePainter::disc(Point center, float radius, Colour colour) {
  list_->AddCircleFilled(vec(center), radius, packed(colour));
}

void ShapePainter::ring(Point center, float radius, Colour colour, float width) {
  list_->AddCircle(vec(center), radius, packed(colour), 0, width);
}

void ShapePainter::line(Point a, Point b, Colour colour, float width) {
  list_->AddLine(vec(a), vec(b), packed(colour), width);
}

void ShapePainter::arc(Point center, float radius, float from, float to, Colour colour, float width) {
  list_->PathArcTo(vec(center), radius, from, to);
  list_->PathStroke(packed(colour), 0, width);
}

void ShapePainter::triangle(Point a, Point b, Point c, Colour colour) {
  // Dear ImGui antialiases only shapes whose points are given clockwise.
  const bool clockwise = (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
  list_->AddTriangleFilled(vec(a), vec(clockwise ? b : c), vec(clockwise ? c : b), packed(colour));
}

void ShapePainter::rhombus(Point center, float w, float h, Colour colour) {
  list_->AddQuadFilled({center.x, center.y - h / 2}, {center.x + w / 2, center.y}, {center.x, center.y + h / 2},
                       {center.x - w / 2, center.y}, packed(colour));
}

void ShapePainter::shadow(Rect r, float radius, float strength) {
  // Nine-patch: the rim of the blurred texture is not stretched, so it is equally soft at every size.
  const float rim = radius + 14;
  const Rect outer{r.x - 14, r.y - 10, r.w + 28, r.h + 28};
  std::array<float, 4> x{outer.x, outer.x + rim, outer.right() - rim, outer.right()};
  std::array<float, 4> y{outer.y, outer.y + rim, outer.bottom() - rim, outer.bottom()};
  // The small additions keep widths and heights from being cut to the next lower number of pixels.
  for (std::size_t i = 0; i < 4; ++i) {
    const float more = 0.02F * static_cast<float>(i + 1);
    x[i] = on_pixel(x[i]) + more;
    y[i] = on_pixel(y[i]) + more;
  }
  constexpr std::array<float, 4> kUv{0, 0.45F, 0.55F, 1};
  const ImU32 colour = packed(Colour{0, 0, 0}.with_alpha(theme_->shadow * strength));
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      list_->AddImage(ref(blur_), {x[i], y[j]}, {x[i + 1], y[j + 1]}, {kUv[i], kUv[j]}, {kUv[i + 1], kUv[j + 1]},
                      colour);
}

void ShapePainter::card_shadow(const Placed& card, float lift, const Picture& soft) {
  const Picture& picture = soft.texture != nullptr ? soft : Picture{card_shadow_};
  const float drop = card.w * (0.04F + 0.07F * lift);
  const float spread = card.w * (kShadowSpread + 0.1F * lift);
  const Placed shade{card.center + Point{0, drop}, card.w + spread, card.h + spread, card.angle};
  // The part of the shadow under the card is left out. `up` is the centre of this part; `w` and `h` are half its size.
  // All are in units of half the shadow's size. The part is slightly smaller than the card, whose corners are round.
  const float inside = card.w * 0.04F;
  const Point up{-drop * std::sin(card.angle) / shade.w * 2, -drop * std::cos(card.angle) / shade.h * 2};
  const float w = (card.w - 2 * inside) / shade.w;
  const float h = (card.h - 2 * inside) / shade.h;
  const ImU32 colour = packed(Colour{0, 0, 0}.with_alpha(theme_->shadow));
  const auto part = [&](float left, float top, float right, float bottom) {
    const auto mix = [](float from, float to, float k) { return from + (to - from) * (k + 1) / 2; };
    const auto uv = [&](float x, float y) {
      return ImVec2{mix(picture.from.x, picture.to.x, x), mix(picture.from.y, picture.to.y, y)};
    };
    const auto at = [&](float x, float y) {
      const ImVec2 point = corner(shade, x, y);
      return card.angle != 0 ? point : ImVec2{on_pixel(point.x), on_pixel(point.y)};
    };
    list_->AddImageQuad(ref(picture.texture), at(left, top), at(right, top), at(right, bottom), at(left, bottom),
                        uv(left, top), uv(right, top), uv(right, bottom), uv(left, bottom), colour);
  };
  part(-1, -1, 1, up.y - h);
  part(-1, up.y + h, 1, 1);
  part(-1, up.y - h, up.x - w, up.y + h);
  part(up.x + w, up.y - h, 1, up.y + h);
}

void ShapePainter::glow(const Placed& card, Colour colour, bool soft) {
  for (const float wider : {0.36F, 0.22F}) {
    Placed around = card;
    around.w += card.w * wider;
    around.h += card.w * wider;
    if (soft) image(Picture{blur_}, around, colour);
  }
  constexpr float kQuarter = std::numbers::pi_v<float> / 2;
  constexpr std::array<std::pair<float, float>, 4> kCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
  const float round = card.w * 0.07F;  // radius of a card's corners
  const float rim = std::max(2.5F, card.w * 0.045F);
  Placed inner = card;
  inner.w -= 2 * round;
  inner.h -= 2 * round;
  float from = card.angle - 2 * kQuarter;
  for (const auto& [x, y] : kCorners) {
    list_->PathArcTo(corner(inner, x, y), round + rim, from, from + kQuarter);
    from += kQuarter;
  }
  list_->PathFillConvex(packed(colour));
}

void ShapePainter::image(const Picture& picture, const Placed& placed, Colour tint) {
  if (picture.texture == nullptr) return;
  const auto& [texture, from, to] = picture;
  list_->AddImageQuad(ref(texture), corner(placed, -1, -1), corner(placed, 1, -1), corner(placed, 1, 1),
                      corner(placed, -1, 1), {from.x, from.y}, {to.x, from.y}, {to.x, to.y}, {from.x, to.y},
                      packed(tint));
}

void ShapePainter::clip(Rect r) { list_->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true); }

void ShapePainter::unclip() { list_->PopClipRect(); }

}  // namespace tapete
