#pragma once
#include <string_view>

#include "ui/screens/app_context.hpp"
#include "ui/screens/count_motion.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

// Some screens are not needed for the first hand: forms, lists, settings, texts, scoresheets, panels over the table
// except the menu, and the panels of watched matches, reviews and lessons. In the browser their code is a file that is
// fetched when the first of them is shown (tools/split_page.py). `code` is the name of that file; empty if the program
// contains the code.

/// Returns whether the code has arrived. The first call starts the download.
bool request_code(AppContext& context, std::string_view code);
/// Returns whether the code has arrived. If it has not, draws a page that says so instead of the screen.
bool draw_until_code(AppContext& context, std::string_view code);
/// Draws the screen of the navigation stack, which must be a page. The code must have arrived.
void draw_page(AppContext& context);
/// Draws a panel that says that the code has not arrived. Returns whether the player closes it.
bool draw_panel_without_code(AppContext& context, std::string_view code);
/// Draws the scoresheet of a hand or a match, or a panel that says that its code has not arrived.
UiAction draw_sheet_on_demand(AppContext& context, std::string_view code, const TableModel& model,
                              const MatchView& session, const Sheet& sheet, CountMotion motion);
/// Shows the table of the match with friends. The code must have arrived, as it has if there is such a match.
void go_on_with_friends(App& app);
/// Passes on an action of kind `explain`, `explain_call` or `explain_option`. The code must have arrived.
void explain_on_demand(App& app, const TableModel& model, const UiAction& action);
/// Returns the area of the controls of a watched match, and draws them if `draw`. The code must have arrived.
Rect watch_panel(AppContext& context, const TableModel& model, const MatchView& session, bool draw);

}  // namespace tapete
