#pragma once
#include "ui/screens/app_context.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Content of the quiet row below the buttons of a scoresheet.
enum class SheetFoot : unsigned char {
  nothing,
  update,    ///< button that installs a new version, which interrupts no hand here
  chart,     ///< button for the chart of all hands
  fairness,  ///< whether the pages of all players have checked the hand
  end,       ///< button that plays the rest of a match which goes on without the viewer
  hand,      ///< buttons that show the cards of all seats and that share the deal
};

/// Returns the content for a scoresheet. `result` says whether only the result of a finished match is shown, and `over`
/// whether the match is over.
SheetFoot sheet_foot(const AppContext& context, const TableModel& model, bool result, bool over);
/// Draws the row, and returns the action of its button.
UiAction draw_sheet_foot(AppContext& context, const TableModel& model, SheetFoot foot, Rect row);

}  // namespace tapete
