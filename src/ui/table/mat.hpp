#pragma once
#include "ui/gui/stage.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// Draws the ornament of the cloth: a star where the cards are played, and a line along the edge of the window.
void draw_mat(Stage& stage, const TableLayout& layout);

}  // namespace tapete
