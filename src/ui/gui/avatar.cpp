#include "ui/gui/avatar.hpp"

namespace tapete {
namespace {

/// The first character, which may take several bytes.
std::string_view initial(std::string_view name) {
  std::size_t length = 1;
  while (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0) == 0x80) ++length;
  return name.substr(0, length);
}

}  // namespace

void draw_avatar(Stage& stage, Point center, float radius, std::string_view name, bool own_side, bool turn,
                 std::string_view face) {
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  if (turn) {
    canvas.disc(center, radius + 4.5F, theme.gold);
    canvas.disc(center, radius + 1.5F, theme.cloth_dark);
  }
  canvas.disc(center, radius, own_side ? theme.own_side : theme.other_side);
  if (stage.cards.portrait(canvas, face.empty() ? name : face, center, radius)) return;
  canvas.text(initial(name), Rect::around(center, 2 * radius, 2 * radius),
              {radius * 1.05F, theme.on_paper, Font::bold, Align::center});
}

}  // namespace tapete
