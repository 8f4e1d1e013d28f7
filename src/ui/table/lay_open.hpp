#pragma once
#include "ui/table/layout.hpp"

/// Layout of tricks, piles, the stock, players at the sides, auctions, low tables and face-up hands: an open hand
/// (Zone::open, such as a dummy), and the hands shown in a replay.
namespace tapete {

/// Least width of the visible strip of a card that can be pressed, in points.
inline constexpr float kStrip = 44;
/// Width by which a dealer's mark reaches out of a narrow column, in points at the normal text size.
inline constexpr float kMarkAside = 8;
/// Largest number of cards for which one row is enough.
inline constexpr int kOneRow = 10;
/// Result of dealt_cards() for two players, and if cards are drawn.
inline constexpr int kDrawing = 6;
/// Visible part of an upper row of the viewer's cards, as a share of a card's height.
inline constexpr float kUpperRow = 0.55F;
/// Returns the greatest height of the viewer's hand in a window in portrait of this height, in points.
inline float largest_hand(float height) { return std::min(0.37F * height, height - 530); }

/// Factor of the text at the seats for an onlooker, whose screen lies farther away than a phone.
inline constexpr float kFarther = 1.1F;
/// Returns the width of the cards that another player at the upper or the lower edge holds, in widths of a fan's card.
/// For an onlooker, it is wider if the player shows cards.
float fan_width(const Scene& scene, int place);
/// Width of the fan of a whole hand, in widths of a card.
inline constexpr float kFanSpan = 2.6F;
/// Lays out TableLayout::hand as the strip along the lower edge of an onlooker's table, for the player who sits there,
/// and chooses TableLayout::hand_card, on which the size of the trick's cards depends. `pad`: distance from the
/// window's edges; all lengths are in points.
void lay_lower_strip(TableLayout& layout, float width, float height, float pad);
/// Lays out this player in the strip, with the name to the left of the cards.
void lay_lower_player(TableLayout& layout, const Scene& scene);

/// Returns rows for 13 cards at the top of `area`: one row if every card can then be pressed or if `flat`, otherwise
/// two.
HandRows pressable_rows(Rect area, bool flat);

/// Returns two rows for 13 cards at the top of `area`, with cards as large as its height allows.
HandRows two_rows(Rect area);

/// Returns the open hand's index in TableLayout's arrays; -1 if there is no open hand.
int open_spot(const Scene& scene);
/// Returns whether other players' hands are shown face up, as in a replay. Such hands need more room than fans. They
/// take the room of the answer buttons, which a replay does not have.
bool hands_shown(const Scene& scene);
/// Returns the largest number of known cards in another player's hand.
int open_cards(const Scene& scene);
/// Lays out the open hand of a player at the side, in a column of at most this width, and narrows the stage.
void lay_hand_beside(TableLayout& layout, const Scene& scene, Rect area, float widest);
/// Lays out all shown hands in equal rows at the top of an area, each to the right of its player's name. Rows overlap
/// if their cards would be too small otherwise. Returns the rest of the area, the stage.
Rect lay_hands_across(TableLayout& layout, const Scene& scene, Rect area);
/// Lays out all shown hands and the stage in portrait, below the tools, which have the height `tools`. In a low middle
/// the hands lie to the right of the tools, and the stock and the other side's pile beside the stage.
void lay_hands_below_tools(TableLayout& layout, const Scene& scene, Rect middle, float tools);
/// Lays out all shown hands of four players with many cards around the stage, as in the diagram of a deal: each suit
/// has a row. Returns the rest of the area, the stage.
Rect lay_hands_around(TableLayout& layout, const Scene& scene, Rect area);
/// Least width of the area between two columns in which lay_hands_across() has room for large cards, in points at the
/// normal text size.
inline constexpr float kWideRows = 440;
/// Returns one row at the top of `area` in which this many cards lie side by side, or overlap if they would be small.
HandRows one_row(Rect area, int cards);
/// Moves the scores down, with the other side's pile if it lies below them.
void lower_scores(TableLayout& layout, float down);

/// Lays out the open hand of the opposite player across the top of a low window. Below it are the scores at the left,
/// and the player's name and the stock at the right.
void lay_open_across(TableLayout& layout, Point window, float badge);
/// Width in points that a player's name needs. A column with an open hand is at least as wide.
inline constexpr float kLeastColumn = 96;
/// Moves the opposite player away from the side with the open hand, whose column needs the whole height.
void lay_opposite_aside(TableLayout& layout, int open, Rect middle);
/// Returns the area of the viewer's cards between the two piles. If many cards do not fit there, the area begins at the
/// left edge of the window, and the other side's pile moves above the viewer's.
Rect beside_piles(TableLayout& layout, const Scene& scene, float width, float pad);
/// Moves the call button so that it covers nothing while the hand at index `open` lies open. Returns the part of the
/// area that remains for the players at the sides.
Rect clear_of_call(TableLayout& layout, int open, Rect area);

/// Lays out a trick's cards, each towards its player, as large as possible without covering an upper left number, and
/// at most `widest`. With four players the upper and the lower card do not overlap, and are shifted if the side cards
/// would cover them.
void lay_trick(TableLayout& layout, Rect area, float widest, int players);
/// Lays out the turned card, the stock that covers half of it, and the caption below, in an area. `caption` is the
/// height of the caption.
void lay_stock(TableLayout& layout, Rect area, float caption);

inline constexpr float kTallWindow = 700;  ///< height from which a window in portrait has room for larger things
/// Returns the number of cards for which the viewer's hand is laid out: dealt_cards(), so that cards keep their size
/// during a hand. In a low window in portrait, as above the panel of a lesson or a review, it is the number of cards in
/// the hand, so that they are as large as possible.
int laid_cards(const Scene& scene, float width, float height);
/// Returns the height of the status line in portrait, which is higher for a large text if the window has room.
inline float status_height(const TableLayout& layout, float window) {
  return std::max(46.0F, 46 * (window < kTallWindow ? layout.em : layout.line_em));
}

inline constexpr float kTrumpCaption = 19;  ///< height of the words about the trump suit in portrait, in points
/// Lays out the trump suit of a round table, as a symbol or as the turned card of at most this width, which a stock
/// covers in part, with a caption.
void lay_trump(TableLayout& layout, Rect area, float widest, bool with_stock);

/// Lays out the pile of a side.
void lay_pile(TableLayout& layout, int side, Rect area, float card);
/// Lays out the undo button below the menu, and the other side's pile next to it.
void lay_corner(TableLayout& layout, Rect undo, float pile);

/// Returns the width of the players at the sides in portrait; `width` is that of the window.
inline float side_width(float width, float em, float seat_em) {
  return std::max({54.0F, 62 * em, 54 * seat_em, std::min(width * 0.14F, 80 * em)});
}
/// Returns the height of the avatar and the text of a player at the side, in a column of this width.
inline float side_height(float width, float seat_em) { return 2 * width * 0.27F + 46 * seat_em; }
/// Least height of a badge at the side, in points at the normal text size.
inline constexpr float kLeastBadge = 54;
/// Width of a whole hand with two shown cards, in widths of a card.
inline constexpr float kShownSpan = 3.7F;
/// Lays out the two players at the sides, vertically centred in the area, with the cards above avatar and name. `width`
/// and `badge` are the width and height of avatar and name, `card` is the width of a card.
void lay_sides(TableLayout& layout, Rect area, float width, float badge, float card);

/// Lays out a low middle in portrait. The other players' cards are left out, and the opposite player's name has one
/// line. `side` is the width of the players at the sides.
void lay_low_middle(TableLayout& layout, Rect middle, float side, int players);
/// Lays out a low area above the viewer's cards in a game with an auction: the calls and Scene::grid, or the other
/// players' names in one row, and below them the open hand, the trick and the contract. The status line, the viewer's
/// avatar and the piles are left out.
void lay_low_contract(TableLayout& layout, const Scene& scene, Rect area);

/// Cuts the room for Scene::grid from the bottom of `area`: in portrait always, otherwise if `area` is high enough.
void take_choices(TableLayout& layout, const Scene& scene, Rect& area);
/// Places the calls of an auction on the stage, or, if the stage is low in portrait, below all players. If
/// take_choices() has found no room, in a low window, lay_auction() also places Scene::grid and moves the other players
/// to the top.
void lay_auction(TableLayout& layout, const Scene& scene);

}  // namespace tapete
