#pragma once
#include <imgui.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/canvas/drawn_text.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/canvas/theme.hpp"

namespace tapete {

enum class Align : unsigned char { left, center, right };

/// Size, colour, font and alignment of text.
struct TextStyle {
  float size = type::kBody;
  Colour colour;
  Font font = Font::regular;
  Align align = Align::left;
};

/// Painter of text into one Dear ImGui draw list. It records the drawn texts for screen readers and tests.
class TextPainter {
 public:
  [[nodiscard]] float text_width(std::string_view text, float size, Font which = Font::regular) const;
  /// Returns the largest size up to `size` at which each of these lines fits into the width.
  [[nodiscard]] float fitting_size(std::span<const std::string> lines, float size, Font which, float width) const;
  /// Draws text centred vertically in `rect`. A line that is too long is shrunk, then broken into up to three lines if
  /// the height allows it, and cut with an ellipsis only if it would be too small to read.
  void text(std::string_view text, Rect rect, const TextStyle& style);
  /// Draws paragraphs, separated by line feeds, and returns their height. If `draw` is false, only measures them.
  float paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw = true);
  /// Draws one paragraph, in which `**` switches to bold and back. Returns its height. If `draw` is false, only
  /// measures it.
  float rich_paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw = true);
  /// Returns all texts of this frame so far.
  [[nodiscard]] const std::vector<DrawnText>& drawn_texts() const { return drawn_texts_; }
  /// Marks the texts of this frame from number `from` on as replaced by a description in the accessibility tree.
  void mark_described(std::size_t from = 0);
  /// Forgets the texts of this frame so far, because they are covered now.
  void forget_drawn_texts() { drawn_texts_.clear(); }
  /// Forgets the texts of this frame that reach into `over`, because at least a part of each is covered now.
  void forget_drawn_texts(Rect over);
  static float line_height(float size) { return size * 1.18F; }

 protected:
  /// Adds both fonts to the atlas.
  void load_fonts(ImFontAtlas& fonts);
  /// Selects the draw list and the screen's density for all following texts, and forgets the texts of the last frame.
  void write_into(ImDrawList& list, float pixel_ratio);

 private:
  [[nodiscard]] int lines_of(std::string_view text, float size, Font which, float width) const;
  [[nodiscard]] float size_in_lines(std::string_view text, Rect rect, const TextStyle& style) const;
  [[nodiscard]] bool in_sight(float y, float height) const;
  [[nodiscard]] ImFont* font(Font which) const { return which == Font::bold ? bold_ : regular_; }
  [[nodiscard]] std::string shortened(std::string_view text, float size, Font which, float width) const;
  [[nodiscard]] std::size_t fitting(std::string_view word, float size, Font which, float width) const;

  ImDrawList* list_ = nullptr;
  ImFont* regular_ = nullptr;
  ImFont* bold_ = nullptr;
  std::vector<DrawnText> drawn_texts_;
};

}  // namespace tapete
