#pragma once
#include <algorithm>
#include <utility>

#include "ui/canvas/cards.hpp"
#include "ui/gui/gui.hpp"

namespace tapete {

/// Changes the factor of the text size while this object exists.
class TextScale {
 public:
  TextScale(Gui& gui, float scale) : gui_(gui), before_(std::exchange(gui.frame().scale, scale)) {}
  ~TextScale() { gui_.frame().scale = before_; }
  TextScale(const TextScale&) = delete;
  TextScale& operator=(const TextScale&) = delete;

 private:
  Gui& gui_;
  float before_;
};

/// Drawing context of a view: the canvas, the card pictures, and the input.
struct DrawContext {
  Gui& gui;
  Canvas& canvas;
  Cards& cards;
  [[nodiscard]] float em(float points) const { return gui.frame().em(points); }
  /// Returns the height of a button on a panel.
  [[nodiscard]] float touch() const { return std::max(46.0F, em(space::kTouch)); }
  [[nodiscard]] const Theme& theme() const { return canvas.theme(); }
  /// Draws a line of text. `size` is in points at the normal text size, such as type::kBody.
  void text(std::string_view words, Rect rect, float size, Colour colour, Font font = Font::regular,
            Align align = Align::left) {
    canvas.text(words, rect, {em(size), colour, font, align});
  }
  void text(std::string_view words, Rect rect, float size, Colour colour, Align align) {
    text(words, rect, size, colour, Font::regular, align);
  }
  [[nodiscard]] std::string_view say(const Text& text) const { return text(gui.frame().lang); }
};

}  // namespace tapete
