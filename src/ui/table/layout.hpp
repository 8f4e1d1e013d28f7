#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "game/scene.hpp"
#include "ui/canvas/geometry.hpp"

namespace tapete {

/// Position of a card: its centre, its width, its rotation in radians, and which side is up (1: face, 0: back).
struct Pose {
  Point at;
  float w = 0;
  float angle = 0;
  float face = 1;
};

/// Layout of the portrait of a player who plays alone, with three lines of text.
struct RoundAvatar {
  Point center;
  float radius = 0;  ///< 0: there is no room for the portrait
  Rect words;
  bool centred = true;  ///< whether the text is centred, otherwise aligned left
  bool beside = false;  ///< whether the player sits at the side of the table, below its hand
};

/// Layout of a hand in rows of overlapping cards.
struct HandRows {
  Rect area;
  float card = 0;        ///< width of a card
  int rows = 1;          ///< largest number of rows for which the area has room
  bool by_suit = false;  ///< whether each suit has a row instead
  bool at_left = false;  ///< whether a row starts at the left edge of the area, otherwise it is centred
  /// Number of cards in each row and all rows above it; if no row ends with the last card, all rows have equal length.
  std::array<int, 3> ends{};
};

/// Layout of the table for a window and a text size. Arrays over seats are indexed by spot(): 0 is the viewer, at the
/// bottom, for an onlooker the first seat; 1 is the player at the right, 2 the opposite one, 3 the one at the left. At
/// a round table the index counts the seats from there to the right.
struct TableLayout {
  bool portrait = false;
  float em = 1;  ///< factor of the text size

  Rect menu, undo;
  std::array<Rect, 2> score;  ///< the viewer's side first; at a round table only the viewer's score
  /// Piles by side, the viewer's first. A press on a pile opens its last trick.
  std::array<Rect, kMaxSeats> pile;
  std::array<Pose, kMaxSeats> pile_card;
  std::array<Rect, kMaxSeats> badge;          ///< avatar, name and number of cards; for the viewer only the avatar
  std::array<Pose, kMaxSeats> fan;            ///< centre of a fan of face-down cards
  std::array<Pose, kMaxSeats> played;         ///< card of the trick
  std::array<RoundAvatar, kMaxSeats> avatar;  ///< portraits of the other players at a round table
  bool round = false;  ///< Scene::round: each player plays alone and has a pile of won tricks at the portrait
  int seat_lines = 3;  ///< number of text lines at such a portrait
  float seat_em = 1;   ///< factor of the text size at the other players' seats
  float line_em = 1;   ///< factor of the text size of the status line, of help and of the answers
  Rect stage;          ///< middle of the table, for the trick or the answer buttons
  Rect status;
  Rect numbers;              ///< answer buttons with numbers in portrait; empty: they are in the middle of the table
  bool status_asks = false;  ///< whether TableQuestion is in the status line, for want of room above the options
  Rect call;                 ///< button of a call
  Rect stock_area;           ///< stock, turned card and caption
  Pose stock, turned;
  Rect caption;  ///< text about the trump suit
  Rect hand;
  float hand_card = 0;             ///< width of the viewer's cards
  int hand_rows = 1;               ///< like HandRows::rows
  std::array<int, 3> hand_ends{};  ///< like HandRows::ends
  HandRows open;                   ///< another player's open hand, such as a dummy
  /// Other players' hands that are shown face up, as in a replay. A hand with an empty area is drawn as a fan.
  std::array<HandRows, kMaxSeats> shown;
  Rect choices;  ///< area of Scene::grid
  Rect auction;  ///< calls of an auction
};

/// Returns the factor of all sizes of a table. It is larger on a tablet that is the table of several people, who sit
/// farther away than the owner of a phone.
inline float distance_scale(const Scene& scene, float width, float height) {
  constexpr float kTablet = 600;  // least shorter side, in points
  return scene.viewer == kNobody && std::min(width, height) >= kTablet ? 1.25F : 1;
}
/// Returns the factor of the text size for a window; `chosen` is the player's factor.
float page_em(float width, float height, float chosen);
/// Returns the largest factor for the table in a window. Larger sizes would leave no room for the cards in a small one.
float largest_em(float width, float height);
/// Returns the factor of the table's sizes for a window; `page` is the factor of all other screens.
inline float table_em(float width, float height, float page) { return std::min(page, largest_em(width, height)); }

/// Returns the factor of the text size at the other players' seats, which may exceed that of the table, because a large
/// text there takes little room from the cards.
float seat_em(float width, float height, float page);

/// `seat` is the factor of the text size at the other players' seats; 0: `em`. `acts`: whether the viewer acts there,
/// so that buttons with numbers need room.
TableLayout lay_out(const Scene& scene, float width, float height, float em, float seat = 0, bool acts = true);

/// A card on the table. `key` identifies it from scene to scene: a known card by its index, a hidden card in a
/// fan or the stock by its position. Other hidden cards have the key -1.
struct Sprite {
  int key = 0;
  Card card;
  Pose pose;
  int zone = -1;   ///< index in Scene::zones
  int index = -1;  ///< index in the zone's cards; -1: a card of Zone::hidden
};

/// Returns all cards of a scene in draw order, the lowest first.
std::vector<Sprite> place_cards(const Scene& scene, const TableLayout& layout);

/// Returns the rows of the viewer's hand.
inline HandRows own_rows(const TableLayout& layout) {
  return {layout.hand, layout.hand_card, layout.hand_rows, false, false, layout.hand_ends};
}
/// Ends the rows of a hand between two suits where every card can then still be pressed.
void divide_by_suits(HandRows& rows, const Zone& hand);
inline constexpr float kLeastStep = 38;  ///< least visible width of a card in such rows, in points
/// Returns the visible part of the viewer's card `index` of `count`, which can be pressed.
Rect hand_rect(const TableLayout& layout, int index, int count);
/// Returns the visible parts of all cards of any hand.
std::vector<Rect> hand_rects(const Scene& scene, const TableLayout& layout, const Zone& hand);

/// Returns whether draw_marks() draws something for this side.
inline bool has_marks(const SideScore& score) { return score.target > 0 || score.sets_target > 1; }
/// Returns the number of seats from Scene::first() to this seat, in playing order.
inline int relative(const Scene& scene, Seat seat) { return (seat - scene.first() + scene.players) % scene.players; }
/// Returns the number of cards for which the viewer's hand needs room: those in the hand and those already played,
/// within fixed limits. For two players, and in a game in which cards are drawn, the result is constant.
int dealt_cards(const Scene& scene);
/// Returns the number of cards in the viewer's hand, and of those on the table that the viewer has just played.
int held_cards(const Scene& scene);
/// Returns the number of answers if all of them are numbers, such as bids; otherwise 0.
int asked_numbers(const Scene& scene);
inline constexpr float kKeyGap = 6;  ///< distance between two buttons with numbers, in points
inline constexpr float kKey = 44;    ///< least width and height of such a button, in points
/// Returns the number of columns in which buttons with numbers of at least this width form rows of equal length.
int key_columns(int count, float room, float least);
/// Returns another player's open hand (Zone::open); nullptr if there is none.
const Zone* open_hand(const Scene& scene);
/// Returns the index in Scene::score of a seat's side.
int side_of(const Scene& scene, Seat seat);
/// Returns the index of a seat in TableLayout's arrays.
int spot(const Scene& scene, Seat seat);

/// Returns the areas of the table that a speech bubble must not cover: the status line, the trump suit, cards that lie
/// open, and the players without `seat`.
std::vector<Rect> kept_from_bubbles(const Scene& scene, const TableLayout& layout, Seat seat);
/// Returns the rectangle of a speech bubble beside a player's badge. The bubble overlaps no rectangle of `kept`; if
/// necessary, it is smaller than `size`. Returns an empty rectangle if there is no room.
Rect place_bubble(Rect badge, Rect area, Point size, const std::vector<Rect>& kept);

/// Least height of the stage in which a question is asked above the answers, in points at the normal text size.
inline constexpr float kRoomForQuestion = 200;
/// Lays out a table with Scene::round. The caller has set `portrait`, `em` and `round`.
void lay_round(TableLayout& layout, const Scene& scene, float width, float height, bool acts);

/// Mirrors menu, stock, piles and answers for a left-handed player. The seats are not mirrored, because their order is
/// the playing order.
void lay_for_left_hand(TableLayout& layout, float width);

}  // namespace tapete
