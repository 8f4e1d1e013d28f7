#pragma once
#include <imgui.h>

#include <cmath>

#include "ui/canvas/geometry.hpp"
#include "ui/canvas/picture_sheets.hpp"
#include "ui/canvas/theme.hpp"

struct SDL_Renderer;
struct SDL_Texture;

namespace tapete {

/// Position of a picture: its centre, its size, and its rotation in radians.
struct Placed {
  Point center;
  float w = 0;
  float h = 0;
  float angle = 0;
};

/// Returns a colour in Dear ImGui's format.
inline ImU32 packed(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }

/// Painter of shapes and pictures into one Dear ImGui draw list.
class ShapePainter {
 public:
  explicit ShapePainter(SDL_Renderer* renderer);
  ~ShapePainter();
  ShapePainter(const ShapePainter&) = delete;
  ShapePainter& operator=(const ShapePainter&) = delete;

  [[nodiscard]] const Theme& theme() const { return *theme_; }

  void fill(Rect rect, Colour colour, float radius = 0);
  /// Fills a rounded rectangle that is rotated by the angle of `placed`.
  void fill_placed(const Placed& placed, Colour colour, float radius);
  /// Fills a rectangle of which only the upper corners are round.
  void fill_top(Rect rect, Colour colour, float radius);
  void outline(Rect rect, Colour colour, float radius, float width = 1);
  void disc(Point center, float radius, Colour colour);
  void ring(Point center, float radius, Colour colour, float width);
  void line(Point a, Point b, Colour colour, float width);
  /// Draws a part of a circle. Angles are in radians, clockwise from the right.
  void arc(Point center, float radius, float from, float to, Colour colour, float width);
  void triangle(Point a, Point b, Point c, Colour colour);
  /// Fills a rhombus with upright and level diagonals of the lengths `h` and `w`.
  void rhombus(Point center, float w, float h, Colour colour);
  /// Draws the soft shadow of a panel.
  void shadow(Rect rect, float radius, float strength = 1);
  /// Draws the shadow of a card. The part under the card itself is left out, so the card must be opaque. `lift` is the
  /// card's height over the table, about 0 to 1. `soft` is the shadow's picture on the card's sheet
  /// (picture_sheets.hpp), if there is one.
  void card_shadow(const Placed& card, float lift, const Picture& soft = {});
  /// Draws a glow around a card; only its frame if `soft` is false.
  void glow(const Placed& card, Colour colour, bool soft = true);
  void image(const Picture& picture, const Placed& placed, Colour tint = {255, 255, 255});
  void clip(Rect rect);
  void unclip();
  /// Returns the coordinate rounded to whole device pixels. Pictures that touch each other at such a coordinate show no
  /// line between them.
  [[nodiscard]] float on_pixel(float points) const { return std::round(points * pixel_ratio_) / pixel_ratio_; }

 protected:
  /// Selects the draw list, the theme and the screen's density for all following calls.
  void draw_into(ImDrawList& list, const Theme& theme, float pixel_ratio);

 private:
  ImDrawList* list_ = nullptr;
  const Theme* theme_ = nullptr;
  float pixel_ratio_ = 1;
  SDL_Texture* blur_ = nullptr;  ///< a blurred rounded rectangle
  SDL_Texture* card_shadow_ = nullptr;
};

}  // namespace tapete
