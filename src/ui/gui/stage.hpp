#pragma once
#include "app/app.hpp"
#include "ui/canvas/cards.hpp"
#include "ui/gui/gui.hpp"

namespace tapete {

/// Everything that a screen needs to draw itself.
struct Stage {
  App& app;
  Gui& gui;
  Canvas& canvas;
  Cards& cards;
  [[nodiscard]] float em(float points) const { return gui.em(points); }
  [[nodiscard]] const Theme& theme() const { return canvas.theme(); }
  [[nodiscard]] std::string_view say(const Text& text) const { return text(app.choices().lang()); }
};

}  // namespace tapete
