#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// "Nosotros", "Ellos"; the player's name if each side is one player.
std::string side_name(const TableModel& model, const std::vector<Seat>& seats);
/// A dot for each of SideScore::target, filled for those won. If losses are counted, a stroke for each, as people mark
/// them. Words if there are too many, shortened if there is no room.
void draw_marks(DrawContext& context, const SideScore& score, Rect rect, Align align, Colour won, Colour open);
/// Whether the viewer is asked something that is answered by buttons in the middle of the table.
bool offers_answers(const Scene& scene);
/// The card of a hand to which this option is attached; unknown if there is none.
Card card_of(const Scene& scene, int option);
/// A sentence about the player and the card that was played.
std::string deed_words(const TableModel& model, Seat seat, Card card);
/// The picture of TableModel::picture, in the middle of `area`.
void draw_highlight(DrawContext& context, const TableModel& model, Rect area);

/// Draws the buttons of the viewer's options: calls, and `with_answers` those in the middle of the table.
UiAction draw_options(DrawContext& context, const TableModel& model, const TableLayout& layout, bool with_answers);
/// Draws the line about whose turn it is and what was said last; with help, the line is a button. A `note` that is not
/// empty replaces what was said.
UiAction draw_status(DrawContext& context, const TableModel& model, Rect area, const std::string& note);

/// Draws the ornament of the cloth: a star where the cards are played, and a line along the edge of the window.
void draw_mat(DrawContext& context, const TableLayout& layout);

}  // namespace tapete
