#pragma once
#include <array>
#include <vector>

#include "game/scene.hpp"
#include "ui/canvas/geometry.hpp"

namespace tapete {

/// How a card lies: the middle, its width, a turn in radians, and which side is up (1 face, 0 back).
struct Pose {
  Point at;
  float w = 0;
  float angle = 0;
  float face = 1;
};

/// Where things stand on the table, for a window and a size of text. Seats are counted from the viewer: 0 is the
/// viewer, below; 1 sits to the right; with two players 1 sits opposite.
struct TableLayout {
  bool portrait = false;
  float em = 1;  ///< factor of the text

  Rect menu, undo;
  std::array<Rect, 2> score;         ///< the viewer's side first; where all are alone, the others' is at their signs
  std::array<Rect, kMaxSeats> pile;  ///< by side, the viewer's first: what is touched to see the last trick
  std::array<Pose, kMaxSeats> pile_card;
  std::array<Rect, kMaxSeats> badge;   ///< sign, name and count of the others; the viewer's sign alone
  std::array<Pose, kMaxSeats> fan;     ///< the middle of a hand seen from its back
  std::array<Pose, kMaxSeats> played;  ///< a card in the trick
  bool upright = false;                ///< where all are alone: in a badge the sign stands above the words
  bool signs = true;                   ///< where all are alone: the others' signs have room beside the words
  Rect stage;                          ///< the middle of the table: the trick, or the answers that can be given
  Rect status;
  Rect claim;
  Rect stock_area;  ///< stock, turned card and their caption
  Pose stock, turned;
  Rect caption;  ///< of trump and stock
  Rect hand;
  float hand_card = 0;    ///< width of the viewer's cards
  int hand_in_row = 100;  ///< with more cards they lie in two rows
};

/// How large the text of everything is for a window; `chosen` is the player's factor. On a small window very large text
/// would leave no room for the cards.
float text_em(float width, float height, float chosen);

TableLayout lay_out(const Scene& scene, float width, float height, float em);

/// A card on the table. `key` follows it from scene to scene: a known card keeps its own; a hidden one has that of its
/// place.
struct Sprite {
  int key = 0;
  Card card;
  Pose pose;
  int zone = -1;   ///< index in Scene::zones
  int index = -1;  ///< index in the zone's cards; -1 for one that only counts
};

/// All cards of a scene, those that lie below first.
std::vector<Sprite> place_cards(const Scene& scene, const TableLayout& layout);

/// What of the viewer's card `index` of `count` is in sight and can be touched.
Rect hand_rect(const TableLayout& layout, int index, int count);

/// The seat as counted from the viewer.
inline int relative(const Scene& scene, Seat seat) { return (seat - scene.viewer + scene.players) % scene.players; }
/// Index in Scene::score of the side of a seat.
int side_of(const Scene& scene, Seat seat);
/// Index in TableLayout's places of a relative seat.
int spot(const Scene& scene, Seat seat);

}  // namespace tapete
