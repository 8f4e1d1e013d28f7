#pragma once
#include "ui/table/layout.hpp"

/// The layout of an auction and of an open hand.
namespace tapete {

/// The narrowest visible strip of a card that can be touched, in points.
inline constexpr float kStrip = 44;
/// More cards than these may need two rows.
inline constexpr int kOneRow = 10;

/// Rows for a whole French suit's number of cards, at the top of `area` and at most as high: two if every card can
/// then be pressed, and one with `flat` or in a wide area.
HandRows pressable_rows(Rect area, bool flat);

/// The index in TableLayout's arrays of the open hand; -1 if there is none.
int open_spot(const Scene& scene);
/// Lays out the open hand of a player at the side, in a column of this width, and narrows the stage.
void lay_open_beside(TableLayout& layout, int side, Rect area, float width);

/// Takes the room for Scene::grid from the bottom of `area`, if it is high enough.
void take_choices(TableLayout& layout, const Scene& scene, Rect& area);
/// Places the calls of an auction on the stage; in a low window the grid is there and the calls are beside it.
void lay_auction(TableLayout& layout, const Scene& scene);

}  // namespace tapete
