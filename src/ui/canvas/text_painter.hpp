#pragma once
#include <imgui.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ui/canvas/geometry.hpp"
#include "ui/canvas/theme.hpp"
#include "ui/canvas/written.hpp"

namespace tapete {

enum class Align : unsigned char { left, center, right };

/// How a line of text is drawn.
struct TextStyle {
  float size = type::kBody;
  Colour colour;
  Font font = Font::regular;
  Align align = Align::left;
};

/// Draws text into one Dear ImGui draw list, and keeps a list of it for screen readers and checks.
class TextPainter {
 public:
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

 protected:
  /// Adds both fonts to the atlas.
  void load_fonts(ImFontAtlas& fonts);
  /// Writes into `list` from now on, at the density of the screen, and forgets the texts of the last frame.
  void write_into(ImDrawList& list, float pixel_ratio);

 private:
  [[nodiscard]] bool in_sight(float y, float height) const;
  [[nodiscard]] ImFont* font(Font which) const { return which == Font::bold ? bold_ : regular_; }
  [[nodiscard]] std::string shortened(std::string_view text, float size, Font which, float width) const;
  [[nodiscard]] std::size_t fitting(std::string_view word, float size, Font which, float width) const;

  ImDrawList* list_ = nullptr;
  ImFont* regular_ = nullptr;
  ImFont* bold_ = nullptr;
  std::vector<Written> written_;
};

}  // namespace tapete
