#pragma once
#include <string_view>

#include "ui/gui/draw_context.hpp"
#include "ui/table/board_layout.hpp"
#include "ui/table/table_model.hpp"

/// Everything around the spaces of a board.
namespace tapete {

/// Draws the owner's portrait, name, points and SideScore::detail above a board. Returns whether they were pressed.
bool draw_board_head(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place);
/// Draws the background of each row, in the colour of the row's suit.
void draw_rows(DrawContext& context, const Zone& zone, const BoardPlace& place);
/// Draws the points of rows and columns, if the layout has room for them.
void draw_values(DrawContext& context, const Zone& zone, const BoardPlace& place);
/// Draws the aim of the game on the lower rows of an empty board.
void draw_goal(DrawContext& context, std::string_view goal, const Zone& zone, const BoardPlace& place);

}  // namespace tapete
