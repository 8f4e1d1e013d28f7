#pragma once
#include <algorithm>

#include "ui/canvas/cards.hpp"
#include "ui/gui/gui.hpp"

namespace tapete {

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
