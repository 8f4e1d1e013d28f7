#pragma once
#include <string>
#include <vector>

#include "app/app.hpp"
#include "ui/gui/targets.hpp"
#include "ui/screens/app_context.hpp"
#include "ui/screens/count_motion.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

/// Panels below and over the table that need App, such as scoresheets, replays and lessons. Each passes the player's
/// input to App.
namespace tapete {

/// Hides the table until the next person who shares the screen has the device.
void draw_pass(AppContext& context, const MatchView& session);
/// Draws the scoresheet of a hand or a match.
UiAction draw_sheet(AppContext& context, const TableModel& model, const MatchView& session, const Sheet& sheet,
                    CountMotion motion);
/// Returns the result of a hand as a sentence.
std::string verdict_words(const TableModel& model, const Sheet& sheet);
/// Draws a button with the number of decisions to review, or the progress of the review.
void draw_review_line(AppContext& context, Rect row);
/// Asks about a card or a call, for an action of kind `explain`, `explain_call` or `explain_option`.
void explain(App& app, const TableModel& model, const UiAction& action);
/// Returns the area of the controls of a watched match, a reviewed decision or a lesson: below the table, or to its
/// right in a low window.
Rect measure_watch_panel(AppContext& context, const TableModel& model, const MatchView& session);
/// Draws these controls, and returns their area. Both functions are called by watch_panel() (code_on_demand.hpp).
Rect draw_watch_panel(AppContext& context, const TableModel& model, const MatchView& session);
/// Returns the height of the panel of a reviewed decision at this width.
float moment_height(AppContext& context, const MatchView& session, float width);
void draw_moment(AppContext& context, const MatchView& session, Rect panel);
/// Returns the height of the panel for a hand that is continued from a reviewed decision, at this width.
float what_if_height(AppContext& context, const TableModel& model, const MatchView& session, float width);
void draw_what_if(AppContext& context, const TableModel& model, const MatchView& session, Rect panel);
/// Returns the height of the panel of a lesson's step at this width.
float lesson_height(AppContext& context, const TableModel& model, const MatchView& session, float width);
void draw_lesson(AppContext& context, const TableModel& model, const MatchView& session, Rect panel);
/// Returns the chance of an action in percent.
inline int percent_of(const ActionWorth& worth) { return (worth.chance + 5) / 10; }
/// Draws the cards of these actions, at most `card` wide, the best first, each with its chance of winning in percent,
/// and below them what the numbers mean. The chosen one is lit; those as good as the best one are underlined.
void draw_worths(AppContext& context, const TableModel& model, const std::vector<ActionWorth>& worths,
                 std::string_view chosen, Rect row, float card);

/// Returns the view model of this match, with the chart of all hands if `with_chart`.
TableModel table_model(App& app, const MatchDriver& session, bool with_chart);

/// Returns a description of the table for screen readers: the game and whose turn it is as heading, and sentences about
/// the scene.
std::vector<AccessibilityItem> table_description(const TableModel& model, const MatchDriver& session);
/// Returns a description of a scoresheet for screen readers: the game and `verdict`, the result of the hand as a
/// sentence, as heading; and the table of the points.
std::vector<AccessibilityItem> sheet_description(const TableModel& model, const MatchView& session, const Sheet& sheet,
                                                 const std::string& verdict);

}  // namespace tapete
