#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/board_layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Returns "Us" or "Them" for a side of several players, for an onlooker their first names; otherwise the player's
/// name.
std::string side_name(const TableModel& model, const std::vector<Seat>& seats);
/// Returns the colour of the filled marks on a panel: a warning if losses are counted.
inline Colour mark_colour(const Theme& theme, const SideScore& score) {
  return score.losses ? theme.danger : theme.accent;
}
/// Draws SideScore::target dots, of which SideScore::won are filled. If losses are counted, each loss is a stroke, like
/// a tally mark. Too many dots are replaced by numbers, which are shortened if there is no room.
void draw_marks(DrawContext& context, const SideScore& score, Rect rect, Align align, Colour won, Colour open);
/// Returns whether a scoresheet celebrates its winner: always for an onlooker, otherwise if the viewer's side has won.
inline bool celebrates(const TableModel& model, const Sheet& sheet) {
  return sheet.winner == 0 || (sheet.winner > 0 && model.scene.viewer == kNobody);
}
/// Returns whether the viewer has options with buttons in the middle of the table.
bool offers_answers(const Scene& scene);
/// Returns a call of the auction in words, with the player's name.
std::string call_text(const TableModel& model, int call);
/// Returns the player's name and the card's name: "Ana: the two of cups".
std::string played_card_text(const TableModel& model, Seat seat, Card card);
/// Returns the height of TableModel::question in lines of at most this width, with the gap below it; 0 if there is no
/// question.
float question_height(const DrawContext& context, const TableModel& model, float width);
/// Draws TableModel::question. `bottom` is the middle of its lower edge.
void draw_question(DrawContext& context, const TableModel& model, Point bottom, float width);
/// Marks an option that will be chosen together with others, or removes its mark. At most `most` options are marked.
UiAction toggle_mark(const DrawContext& context, std::vector<int>& marked, int option, int most);
/// Draws TableModel::picture in the middle of `area`.
void draw_highlight(DrawContext& context, const TableModel& model, Rect area);

/// Button of a call at the edge of the table.
struct CallButton {
  int option;  ///< index in Scene::options
  Rect place;
};
/// Returns the buttons of the calls that the viewer may choose, in a window of this width.
std::vector<CallButton> call_buttons(const TableModel& model, const TableLayout& layout, float width);
/// Draws buttons for the viewer's options: the calls at the edge, and if `with_answers` the answers in the middle of
/// the table.
UiAction draw_options(DrawContext& context, const TableModel& model, const TableLayout& layout, bool with_answers);
/// Draws the status line: whose turn it is, and `note`, or the last announcement if `note` is empty. If the
/// model offers help, the line is a button.
UiAction draw_status(DrawContext& context, const TableModel& model, const TableLayout& layout, const std::string& note);
/// Returns the width of the bulb, and of its label if this status line is wide.
float bulb_width(const DrawContext& context, Rect area);
/// Draws the bulb of the status line at the left end of `words`, makes `area` the help button, and takes the bulb's
/// room from `words`. Returns whether the button was pressed.
bool draw_bulb(DrawContext& context, Rect area, Rect& words, Colour colour);
/// Draws the status line with TableModel::help: in the line itself, grown upwards, or else next to it. It covers none
/// of the targets drawn so far, and of the cards that lie open.
UiAction draw_help(DrawContext& context, const TableModel& model, const TableLayout& layout);
/// Draws TableModel::help on a table with boards, always at the same place.
void draw_board_help(DrawContext& context, const TableModel& model, const TableLayout& layout,
                     const BoardLayout& boards);

/// Draws the ornament of the cloth: a star where the cards are played, and a line along the edge of the window.
void draw_mat(DrawContext& context, const TableLayout& layout);

}  // namespace tapete
