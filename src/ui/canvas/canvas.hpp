#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "ui/canvas/cloth_picture.hpp"
#include "ui/canvas/draw_frame.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/canvas/picture_sheets.hpp"
#include "ui/canvas/theme.hpp"
#include "ui/canvas/written.hpp"

struct SDL_Renderer;
struct SDL_Texture;

namespace tapete {

enum class Align : unsigned char { left, center, right };

/// How a line of text is drawn.
struct TextStyle {
  float size = type::kBody;
  Colour colour;
  Font font = Font::regular;
  Align align = Align::left;
};

/// The place of a picture: its centre, its size, and its rotation in radians.
struct Placed {
  Point center;
  float w = 0;
  float h = 0;
  float angle = 0;
};

/// A colour in Dear ImGui's format.
inline ImU32 packed(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }

/// Draws on the window through one Dear ImGui draw list. Coordinates are in points.
class Canvas {
 public:
  explicit Canvas(SDL_Renderer* renderer);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  void begin(Rect window, float pixel_ratio, const Theme& theme);
  /// Everything drawn since begin(). Valid until the next begin().
  ImDrawData& end() { return frame_.end(); }
  [[nodiscard]] const Theme& theme() const { return *theme_; }
  [[nodiscard]] Rect window() const { return window_; }
  [[nodiscard]] float pixel_ratio() const { return pixel_ratio_; }

  // Shapes
  void fill(Rect rect, Colour colour, float radius = 0);
  /// The same, turned by the place's angle.
  void fill_placed(const Placed& placed, Colour colour, float radius);
  /// A rectangle of which only the upper corners are round.
  void fill_top(Rect rect, Colour colour, float radius);
  void outline(Rect rect, Colour colour, float radius, float width = 1);
  void disc(Point center, float radius, Colour colour);
  void ring(Point center, float radius, Colour colour, float width);
  void line(Point a, Point b, Colour colour, float width);
  /// A part of a circle. Angles are in radians, clockwise from the right.
  void arc(Point center, float radius, float from, float to, Colour colour, float width);
  void triangle(Point a, Point b, Point c, Colour colour);
  /// The soft shadow of a panel.
  void shadow(Rect rect, float radius, float strength = 1);
  /// The shadow of a card. The part under the card itself is left out, so the card must be opaque. `lift` is the card's
  /// height over the table, about 0 to 1. `soft` is the shadow's picture on the card's own sheet (picture_sheets.hpp),
  /// if there is one.
  void card_shadow(const Placed& card, float lift, const Picture& soft = {});
  /// A shine around a card.
  void glow(const Placed& card, Colour colour);
  void cloth();
  /// The contents of textures are lost.
  void forget_cloth() { cloth_.forget(); }
  [[nodiscard]] int epoch() const { return cloth_.epoch(); }
  void image(const Picture& picture, const Placed& placed, Colour tint = {255, 255, 255});
  void clip(Rect rect);
  void unclip();

  // Text
  [[nodiscard]] float text_width(std::string_view text, float size, Font which = Font::regular) const;
  /// Draws a line centred vertically in `rect`. A line that is too long is made smaller, then cut with an ellipsis.
  void text(std::string_view text, Rect rect, const TextStyle& style);
  /// Draws several lines and returns their height. If `draw` is false, only measures.
  float paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw = true);
  /// A paragraph in which `**` switches to bold and back.
  float rich_paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw = true);
  /// All texts of this frame so far.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  /// Leaves the texts of this frame so far out of the accessibility tree, because a description replaces them.
  void mark_described();
  /// The texts so far are hidden behind something now.
  void forget_written() { written_.clear(); }
  /// The lines so far that reach into `over` are hidden now, wholly or in part.
  void forget_written(Rect over);
  static float line_height(float size) { return size * 1.18F; }

 private:
  [[nodiscard]] bool in_sight(float y, float height) const;
  [[nodiscard]] ImFont* font(Font which) const { return which == Font::bold ? bold_ : regular_; }
  [[nodiscard]] std::string shortened(std::string_view text, float size, Font which, float width) const;
  [[nodiscard]] std::size_t fitting(std::string_view word, float size, Font which, float width) const;

  DrawFrame frame_;
  ImFont* regular_ = nullptr;
  ImFont* bold_ = nullptr;
  SDL_Texture* blur_ = nullptr;  ///< a blurred rounded rectangle
  SDL_Texture* card_shadow_ = nullptr;
  ClothPicture cloth_;
  ImDrawList* list_ = nullptr;
  const Theme* theme_ = nullptr;
  Rect window_;
  float pixel_ratio_ = 1;
  std::vector<Written> written_;
};

}  // namespace tapete
