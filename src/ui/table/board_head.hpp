#pragma once
#include "ui/gui/draw_context.hpp"
#include "ui/table/board_layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

/// Everything around the spaces of a board.
namespace tapete {

/// Returns the largest radius of a seat's portrait in the head `row` of its board; 0 if the row is too narrow for one.
float portrait_radius(DrawContext& context, const TableModel& model, Seat seat, Rect row);
/// Draws the owner's portrait (with this radius, or none if it is 0), name, points and SideScore::detail above a board.
/// Returns whether they were pressed.
bool draw_board_head(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place,
                     float radius);
/// Draws the background of each row, in the colour of the row's suit.
void draw_rows(DrawContext& context, const Zone& zone, const BoardPlace& place);
/// Draws the frame of something that help lights up.
void draw_light(DrawContext& context, Rect rect, float radius);
/// Draws a frame around what the viewer has chosen.
void draw_chosen(DrawContext& context, Rect rect, float radius);
/// Draws the points of rows and columns, if the layout has room for them. With `notes`, a press explains them.
UiAction draw_values(DrawContext& context, const Zone& zone, const BoardPlace& place, const BoardNotes* notes);

}  // namespace tapete
