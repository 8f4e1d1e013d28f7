#pragma once
#include <string>

#include "ui/layout.hpp"
#include "ui/stage.hpp"

namespace tapete {

/// "Nosotros", "Ellos"; with a side for each player its name.
std::string side_name(const App& app, const Session& session, const std::vector<Seat>& seats);
/// A dot for each partida that wins the coto, filled for those won; where what counts is lost, a stroke for each, as
/// people mark them. Words where there are too many, shorter where there is no room.
void draw_marks(Stage& stage, const SideScore& score, Rect rect, Align align, Colour won, Colour open);
/// A word on the lower rim of a player's sign.
void draw_mark(Stage& stage, Point center, std::string_view text);
/// The panel of the sealed deck; true once it is to be closed.
bool draw_seal(Stage& stage, const Session& session);
/// What a seat calls out.
void draw_bubble(Stage& stage, const TableLayout& layout, int spot, std::string_view text);

}  // namespace tapete
