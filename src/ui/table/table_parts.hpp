#pragma once
#include <string>

#include "ui/gui/stage.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// "Nosotros", "Ellos"; the player's name if each side is one player.
std::string side_name(const App& app, const Session& session, const std::vector<Seat>& seats);
/// A dot for each of SideScore::target, filled for those won. If losses are counted, a stroke for each, as people mark
/// them. Words if there are too many, shortened if there is no room.
void draw_marks(Stage& stage, const SideScore& score, Rect rect, Align align, Colour won, Colour open);
/// Whether the viewer is asked something that is answered by buttons in the middle of the table.
bool offers_answers(const Scene& scene);

/// The name in kPortraits of the face that a seat shows: the player's is chosen in the settings, and a bot of that name
/// shows another one. Empty: the face that belongs to the name, if there is one.
std::string_view face_at(const App& app, const Session& session, Seat seat);
/// A word on the lower rim of a player's sign.
void draw_mark(Stage& stage, Point center, std::string_view text);
/// The panel of the sealed deck. Returns true if it is to be closed.
bool draw_seal(Stage& stage, const Session& session);
/// Whether there is a chart of the hands or of the sources of points.
bool has_chart(const Session& session);
/// The match hand by hand, and the sources of this hand's points. `opened`: this is its first frame. Returns false if
/// the panel is to be closed.
bool draw_chart(Stage& stage, const Session& session, bool opened);
/// Hides the table until the next person at this screen has the device.
void draw_pass(Stage& stage, const Session& session);
/// The count of a hand or a match. Returns true if the sealed deck is to be shown.
bool draw_sheet(Stage& stage, const Sheet& sheet);
/// How a hand has ended, in a sentence.
std::string ending_words(const App& app, const Session& session, const Sheet& sheet);
/// The moments of the hand that are worth a look, with a button, or how far the judge is.
void draw_review_line(Stage& stage, Rect row);
/// Draws the controls of a watched match, of a moment or of a lesson's step, below the table or beside it in a low
/// window. Returns the area that is left for the table.
Rect watch_panel(Stage& stage, const Session& session);
void draw_watch_panel(Stage& stage, const Session& session);
/// The height of a moment's panel at this width.
float moment_height(Stage& stage, const Session& session, float width);
void draw_moment(Stage& stage, const Session& session, Rect panel);
/// The same while the hand is played on from there.
float what_if_height(Stage& stage, const Session& session, float width);
void draw_what_if(Stage& stage, const Session& session, Rect panel);
/// The height of the panel of a lesson's step at this width.
float lesson_height(Stage& stage, const Session& session, float width);
void draw_lesson(Stage& stage, const Session& session, Rect panel);
/// The picture of Showing::highlight(), in the middle of `area`.
void draw_highlight(Stage& stage, const Session& session, Rect area);
/// The speech bubble of a seat's call.
void draw_bubble(Stage& stage, const TableLayout& layout, int spot, std::string_view text);

}  // namespace tapete
