#pragma once
#include <string>

#include "ui/gui/stage.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// "Nosotros", "Ellos"; with a side for each player its name.
std::string side_name(const App& app, const Session& session, const std::vector<Seat>& seats);
/// A dot for each of SideScore::target, filled for those won; where what counts is lost, a stroke for each, as
/// people mark them. Words where there are too many, shorter where there is no room.
void draw_marks(Stage& stage, const SideScore& score, Rect rect, Align align, Colour won, Colour open);
/// Whose drawn face a seat shows (a name of kPortraits): the player's is the one chosen in the settings, and whoever is
/// called so shows another one. Empty: the face that belongs to the name, if there is one.
std::string_view face_at(const App& app, const Session& session, Seat seat);
/// A word on the lower rim of a player's sign.
void draw_mark(Stage& stage, Point center, std::string_view text);
/// The panel of the sealed deck; true once it is to be closed.
bool draw_seal(Stage& stage, const Session& session);
/// Where the points come from, of a scene that says so; false once it is to be closed.
bool draw_parts(Stage& stage, const Session& session);
/// Hides the table until the next person at this screen has the device.
void draw_pass(Stage& stage, const Session& session);
/// The count of a hand or a match; true if the sealed deck is to be shown.
bool draw_sheet(Stage& stage, const Sheet& sheet);
/// What was worth another look in the hand that has been counted, or how far the judge is; a button where there is
/// something to see.
void draw_review_line(Stage& stage, Rect row);
/// The controls of a match that is watched, the moment of it that is looked at, or what a lesson says and asks: below
/// the table, or beside it in a low window. The table gets the rest.
Rect watch_panel(Stage& stage, const Session& session);
void draw_watch_panel(Stage& stage, const Session& session);
/// The height that a moment needs at this width.
float moment_height(Stage& stage, const Session& session, float width);
void draw_moment(Stage& stage, const Session& session, Rect panel);
/// The same for a step of a lesson.
float lesson_height(Stage& stage, const Session& session, float width);
void draw_lesson(Stage& stage, const Session& session, Rect panel);
/// The picture of Showing::highlight(), in the middle of `area`.
void draw_highlight(Stage& stage, const Session& session, Rect area);
/// What a seat calls out.
void draw_bubble(Stage& stage, const TableLayout& layout, int spot, std::string_view text);

}  // namespace tapete
