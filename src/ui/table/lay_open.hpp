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
/// Whether the cards of the others are shown, as in a replay. They need more room than fans, and nobody is to act.
bool hands_shown(const Scene& scene);
/// Lays out the open and the shown hands of the players at the sides, in columns of at most this width, and narrows the
/// stage.
void lay_hands_beside(TableLayout& layout, const Scene& scene, Rect area, float widest);
/// Lays out all shown hands in rows across the top of a low window, below each other behind the names. An upper row
/// leaves only the numbers visible. The scores, the stage down to `bottom` and the stock's place are below.
void lay_hands_across(TableLayout& layout, const Scene& scene, float bottom);

/// Lays out the open hand of the player opposite across the top of a low window, with the scores below it at the left,
/// and the player's name and the stock's place at the right.
void lay_open_across(TableLayout& layout, Point window, float badge);
/// Width that the name of a player needs, and the least one of a column with an open hand.
inline constexpr float kLeastColumn = 96;
/// Moves the player opposite away from the side at which a hand lies open, because that column needs the height.
void lay_opposite_aside(TableLayout& layout, int open, Rect middle);
/// The place of the viewer's cards between the piles of a window of this width. Many cards in a narrow window reach
/// from the left rim to the piles, of which the other side's is then moved above the viewer's.
Rect beside_piles(TableLayout& layout, const Scene& scene, float width, float pad);
/// Moves the button of a call to where it covers nothing while the hand of the player at `open` lies open, and returns
/// the part of the area that the players at the sides then have.
Rect clear_of_call(TableLayout& layout, int open, Rect area);

/// Takes the room for Scene::grid from the bottom of `area`, if it is high enough.
void take_choices(TableLayout& layout, const Scene& scene, Rect& area);
/// Places the calls of an auction on the stage; in a low window the grid is there and the calls are beside it.
void lay_auction(TableLayout& layout, const Scene& scene);

}  // namespace tapete
