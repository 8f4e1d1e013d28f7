#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/gui/gui.hpp"

/// Buttons and other controls. Each returns what the player did with it in this frame.
namespace tapete {

/// `main`, `soft`, `quiet` (words without a button) and `row` (an entry of a menu) are for panels, the others for the
/// cloth.
enum class Look : unsigned char { main, soft, quiet, row, gold, paper, glass };
enum class Icon : unsigned char { menu, back, close, undo, minus, plus, pencil, bulb };

void draw_icon(Canvas& canvas, Icon icon, Point center, float size, Colour colour);

bool button(Gui& gui, Rect rect, std::string_view id, std::string_view label, Look look);
/// A round button with only a sign; its label is for those who cannot see it.
bool icon_button(Gui& gui, Rect rect, std::string_view id, std::string_view label, Icon icon, bool on_cloth);
/// A choice among a few; returns the chosen index. Uses several rows if one is too narrow.
std::optional<int> segments(Gui& gui, Rect rect, std::string_view id, const std::vector<std::string>& labels,
                            int chosen);
/// The height of segments() at this width.
float segments_height(Gui& gui, float width, const std::vector<std::string>& labels);
/// A number with a button on each side; returns the new value.
std::optional<int> stepper(Gui& gui, Rect rect, std::string_view id, std::string_view label, int value, int low,
                           int high);

/// A panel in the colour of the page, with a shadow.
void panel(Gui& gui, Rect rect, float radius = 20);
/// A panel over everything drawn so far, with a title and a close button at these places. Returns whether the player
/// closes it: by the button, a key, or a press outside all targets.
bool closable_panel(DrawContext& context, Rect rect, std::string_view title, Rect title_place, Rect close_place,
                    float radius = 20);

/// A player's round sign with the first letter of the name. `turn`: it is this player's turn.
void draw_avatar(DrawContext& context, Point center, float radius, std::string_view name, bool own_side, bool turn,
                 std::string_view face = {});

}  // namespace tapete
