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

/// A line of text as it is to be set.
struct TextStyle {
  float size = type::kBody;
  Colour colour;
  Font font = Font::regular;
  Align align = Align::left;
};

/// Where a picture's corners lie: the middle, the size, and a turn in radians.
struct Placed {
  Point center;
  float w = 0;
  float h = 0;
  float angle = 0;
};

/// A colour as Dear ImGui takes it.
inline ImU32 packed(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }

/// Draws on the window through one Dear ImGui draw list. Coordinates are points.
class Canvas {
 public:
  explicit Canvas(SDL_Renderer* renderer);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  void begin(Rect window, float pixel_ratio, const Theme& theme);
  /// All that was drawn since begin(), valid until the next one.
  ImDrawData& end() { return frame_.end(); }
  [[nodiscard]] const Theme& theme() const { return *theme_; }
  [[nodiscard]] Rect window() const { return window_; }
  [[nodiscard]] float pixel_ratio() const { return pixel_ratio_; }

  // Shapes
  void fill(Rect rect, Colour colour, float radius = 0);
  /// Only the upper corners are round.
  void fill_top(Rect rect, Colour colour, float radius);
  void outline(Rect rect, Colour colour, float radius, float width = 1);
  void disc(Point center, float radius, Colour colour);
  void ring(Point center, float radius, Colour colour, float width);
  void line(Point a, Point b, Colour colour, float width);
  /// Part of a circle, angles in radians from the right, clockwise.
  void arc(Point center, float radius, float from, float to, Colour colour, float width);
  void triangle(Point a, Point b, Point c, Colour colour);
  /// A soft shadow as a panel casts it.
  void shadow(Rect rect, float radius, float strength = 1);
  /// A card's shadow, but for what the card itself will cover: nothing may show through it. `lift` is its height over
  /// the table, about 0 to 1; `soft` the shadow's picture on the card's own sheet (picture_sheets.hpp), if it has one.
  void card_shadow(const Placed& card, float lift, const Picture& soft = {});
  /// A shine around a card.
  void glow(const Placed& card, Colour colour);
  void cloth();
  /// What was drawn into textures is lost.
  void forget_cloth() { cloth_.forget(); }
  [[nodiscard]] int epoch() const { return cloth_.epoch(); }
  void image(const Picture& picture, const Placed& placed, Colour tint = {255, 255, 255});
  void clip(Rect rect);
  void unclip();

  // Text
  [[nodiscard]] float text_width(std::string_view text, float size, Font which = Font::regular) const;
  /// A line at the height of its middle, in `rect` from side to side; too long a line gets smaller, then is cut with an
  /// ellipsis.
  void text(std::string_view text, Rect rect, const TextStyle& style);
  /// Several lines; gives the height that they take. `draw` false only measures.
  float paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw = true);
  /// A paragraph in which `**` switches to bold and back.
  float rich_paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw = true);
  /// All texts of this frame so far.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  /// What was written lies behind something now.
  void forget_written() { written_.clear(); }
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
