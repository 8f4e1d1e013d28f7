#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/gui.hpp"

/// Buttons and the like. Each gives what the player did with it in this frame.
namespace tapete {

/// `main`, `soft`, `quiet` (words alone) and `row` (an entry of a menu) stand on panels, the others on the cloth.
enum class Look : unsigned char { main, soft, quiet, row, gold, paper, glass };
enum class Icon : unsigned char { none, menu, back, close, undo, minus, plus, pencil, bulb };

void draw_icon(Canvas& canvas, Icon icon, Point center, float size, Colour colour);

bool button(Gui& gui, Rect rect, std::string_view id, std::string_view label, Look look, Icon icon = Icon::none);
/// A round button that shows only its sign; the label is for those who cannot see it.
bool icon_button(Gui& gui, Rect rect, std::string_view id, std::string_view label, Icon icon, bool on_cloth);
/// One of a few; gives the index chosen. Stands in rows where the width does not do for one.
std::optional<int> segments(Gui& gui, Rect rect, std::string_view id, const std::vector<std::string>& labels,
                            int chosen);
/// The height that segments() needs at this width.
float segments_height(Gui& gui, float width, const std::vector<std::string>& labels);
/// A number with a button at each side; gives the new value.
std::optional<int> stepper(Gui& gui, Rect rect, std::string_view id, std::string_view label, int value, int low,
                           int high);

/// A panel of the page's colour with a shadow.
void panel(Gui& gui, Rect rect, float radius = 20);

}  // namespace tapete
