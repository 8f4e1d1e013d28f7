#pragma once
#include <string>

#include "ui/gui/stage.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Draws the line about whose turn it is and what was said last; with help, the line is a button. A `note` that is not
/// empty replaces what was said.
UiAction draw_status(Stage& stage, const TableModel& model, Rect area, const std::string& note);

}  // namespace tapete
