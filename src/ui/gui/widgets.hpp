#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/gui/gui.hpp"

/// Buttons and other controls. Their return values report the player's input since the last frame.
namespace tapete {

/// Styles of a button: `main`, `soft`, `quiet` (text without a background) and `row` (menu entry) for panels; `gold`,
/// `paper`, `glass` and `key` (a number with large digits) for the cloth of the table.
enum class ButtonStyle : unsigned char { main, soft, quiet, row, gold, paper, glass, key };
enum class Icon : unsigned char { menu, back, close, undo, minus, plus, pencil, bulb, play, stop };

void draw_icon(Canvas& canvas, Icon icon, Point center, float size, Colour colour);

/// Draws a button and returns whether it was clicked. `size` is the size of the label; 0: as large as it fits.
bool button(Gui& gui, Rect rect, std::string_view id, std::string_view label, ButtonStyle style, float size = 0);
/// Returns the largest size at which each of these labels fits into a button of the same size as `rect`, in one or more
/// lines.
float shared_label_size(Gui& gui, Rect rect, const std::vector<std::string_view>& labels);
/// Button in a group of buttons.
struct GroupButton {
  std::string_view id;
  std::string_view label;
  ButtonStyle style = ButtonStyle::soft;
};
/// Draws buttons in the cells of a grid, with labels of the same size. Returns the index of the clicked one; -1: none.
int button_group(Gui& gui, const Grid& grid, const std::vector<GroupButton>& buttons);
/// Draws buttons side by side in a row, at this distance.
inline int button_row(Gui& gui, Rect row, float gap, const std::vector<GroupButton>& buttons) {
  return button_group(gui, Grid::across(row, static_cast<int>(buttons.size()), row.h, gap), buttons);
}
/// Draws a button with an icon. Its label is only for screen readers. Returns whether it was clicked.
bool icon_button(Gui& gui, Rect rect, std::string_view id, std::string_view label, Icon icon, bool on_cloth);
/// Draws a choice among a few labels, one below the other if they do not fit side by side. Returns the index of a new
/// choice.
std::optional<int> segments(Gui& gui, Rect rect, std::string_view id, const std::vector<std::string>& labels,
                            int chosen);
/// Returns the height of segments() at this width.
float segments_height(Gui& gui, float width, const std::vector<std::string>& labels);
/// Draws a number between a minus and a plus button. Returns the new value if it was changed.
std::optional<int> stepper(Gui& gui, Rect rect, std::string_view id, std::string_view label, int value, int low,
                           int high);

/// Draws a panel with a shadow.
void panel(Gui& gui, Rect rect, float radius = 20);
/// Draws a panel over everything drawn so far, with a title and a close button. Returns whether the player closes the
/// panel with the button, the Escape key, or a press outside the panel.
bool closable_panel(DrawContext& context, Rect rect, std::string_view title, Rect title_place, Rect close_place,
                    float radius = 20);

/// Draws a player's avatar: the portrait with the name `face` (if empty, `name`), or the first letter of `name` if
/// there is no such portrait, as for kNoPortrait. `turn` adds a golden ring for the player whose turn it is.
void draw_avatar(DrawContext& context, Point center, float radius, std::string_view name, bool own_side, bool turn,
                 std::string_view face = {});

}  // namespace tapete
