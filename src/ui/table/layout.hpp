#pragma once
#include <array>
#include <vector>

#include "game/scene.hpp"
#include "ui/canvas/geometry.hpp"

namespace tapete {

/// The position of a card: its centre, its width, its rotation in radians, and which side is up (1: face, 0: back).
struct Pose {
  Point at;
  float w = 0;
  float angle = 0;
  float face = 1;
};

/// The portrait of a player who plays alone, and three lines of text about the player.
struct RoundSign {
  Point center;
  float radius = 0;  ///< 0: there is no room for the portrait
  Rect words;
  bool centred = true;  ///< else the words begin at the left
};

/// Rows of cards that overlap.
struct HandRows {
  Rect area;
  float card = 0;        ///< width of a card
  int in_row = 100;      ///< a hand with more cards has two rows
  bool by_suit = false;  ///< one row for each suit instead
};

/// The places on the table for a window and a text size. Seats are counted from the viewer: 0 is the viewer, at the
/// bottom; 1 is at the right, or opposite with two players.
struct TableLayout {
  bool portrait = false;
  float em = 1;  ///< factor of the text size

  Rect menu, undo;
  std::array<Rect, 2> score;  ///< the viewer's side first; if all are alone, the others' scores are at their signs
  /// By side, the viewer's first: the piles, which are touched to see the last trick.
  std::array<Rect, kMaxSeats> pile;
  std::array<Pose, kMaxSeats> pile_card;
  std::array<Rect, kMaxSeats> badge;      ///< sign, name and number of cards of the others; of the viewer only the sign
  std::array<Pose, kMaxSeats> fan;        ///< the centre of a hand that is seen from its back
  std::array<Pose, kMaxSeats> played;     ///< the card of a trick
  std::array<RoundSign, kMaxSeats> sign;  ///< if all are alone: the other players
  bool round = false;  ///< all are alone: each of the others has the pile of won tricks at the portrait
  Rect stage;          ///< the middle of the table: the trick, or the answers that can be given
  Rect status;
  Rect call;        ///< the button of a call
  Rect stock_area;  ///< the stock, the turned card and their caption
  Pose stock, turned;
  Rect caption;  ///< of trump suit and stock
  Rect hand;
  float hand_card = 0;    ///< width of the viewer's cards
  int hand_in_row = 100;  ///< as HandRows::in_row
  HandRows open;          ///< another player's hand that lies open
  /// Hands of the others that are shown, as in a replay; empty: a fan.
  std::array<HandRows, kMaxSeats> shown;
  Rect choices;  ///< Scene::grid
  Rect auction;  ///< the calls of an auction that goes on
};

/// The factor of the text size for a window; `chosen` is the player's factor. On a small window, very large text would
/// leave no room for the cards.
float text_em(float width, float height, float chosen);

TableLayout lay_out(const Scene& scene, float width, float height, float em);

/// A card on the table. `key` identifies it from scene to scene: a known card by itself, a hidden one by its place.
struct Sprite {
  int key = 0;
  Card card;
  Pose pose;
  int zone = -1;   ///< index in Scene::zones
  int index = -1;  ///< index in the zone's cards; -1: a hidden card that is only counted
};

/// All cards of a scene, those at the bottom first.
std::vector<Sprite> place_cards(const Scene& scene, const TableLayout& layout);

/// The visible part of the viewer's card `index` of `count`, which can be touched.
Rect hand_rect(const TableLayout& layout, int index, int count);
/// The same for all cards of any hand.
std::vector<Rect> hand_rects(const Scene& scene, const TableLayout& layout, const Zone& hand);

/// The seat counted from the viewer.
inline int relative(const Scene& scene, Seat seat) { return (seat - scene.viewer + scene.players) % scene.players; }
/// The number of cards that the viewer was dealt: those in the hand, and one for each trick.
int dealt_cards(const Scene& scene);
/// The hand of another player that lies open; nullptr if there is none.
const Zone* open_hand(const Scene& scene);
/// Index in Scene::score of the side of a seat.
int side_of(const Scene& scene, Seat seat);
/// The index of a seat in TableLayout's arrays.
int spot(const Scene& scene, Seat seat);

/// Lays out a table with Scene::round. `layout` already contains what does not depend on that.
void lay_round(TableLayout& layout, const Scene& scene, float width, float height);

/// Mirrors menu, stock, piles and answers for a left-handed player. Seats stay, because players sit in playing order.
void lay_for_left_hand(TableLayout& layout, float width);

}  // namespace tapete
