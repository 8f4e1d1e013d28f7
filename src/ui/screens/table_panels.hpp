#pragma once
#include <string>
#include <vector>

#include "app/app.hpp"
#include "ui/gui/targets.hpp"
#include "ui/screens/app_context.hpp"
#include "ui/table/table_model.hpp"

/// The panels below and over the table that are about subjects of the application. Each tells App what was pressed.
namespace tapete {

/// Hides the table until the next person at this screen has the device.
void draw_pass(AppContext& context, const MatchView& session);
/// The count of a hand or a match. Returns true if the sealed deck is to be shown.
bool draw_sheet(AppContext& context, const TableModel& model, const MatchView& session, const Sheet& sheet);
/// The result of a hand in a sentence.
std::string verdict_words(const TableModel& model, const Sheet& sheet);
/// The moments of the hand that are worth a look, with a button, or how far the judge is.
void draw_review_line(AppContext& context, Rect row);
/// Draws the controls of a watched match, of a moment or of a lesson's step, below the table or beside it in a low
/// window. Returns the area of these controls.
Rect watch_panel(AppContext& context, const TableModel& model, const MatchView& session);
void draw_watch_panel(AppContext& context, const TableModel& model, const MatchView& session);
/// The height of a moment's panel at this width.
float moment_height(AppContext& context, const MatchView& session, float width);
void draw_moment(AppContext& context, const MatchView& session, Rect panel);
/// The height of the panel while the hand is played on from a moment, at this width.
float what_if_height(AppContext& context, const TableModel& model, const MatchView& session, float width);
void draw_what_if(AppContext& context, const TableModel& model, const MatchView& session, Rect panel);
/// The height of the panel of a lesson's step at this width.
float lesson_height(AppContext& context, const TableModel& model, const MatchView& session, float width);
void draw_lesson(AppContext& context, const TableModel& model, const MatchView& session, Rect panel);

/// Makes the view model of this match. `with_chart`: includes the chart of all hands.
TableModel table_model(App& app, const MatchDriver& session, bool with_chart);

/// Describes the table for screen readers: the game as heading, and sentences about the scene that is shown.
std::vector<MirrorItem> described(const App& app, const MatchDriver& session);
/// Describes the count of a hand for screen readers; `verdict` is its result in a sentence.
std::vector<MirrorItem> described(const TableModel& model, const Sheet& sheet, const std::string& verdict);

}  // namespace tapete
