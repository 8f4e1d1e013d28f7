#pragma once
#include <vector>

#include "core/card.hpp"
#include "game/scene.hpp"

namespace tapete {

/// How chance decided who deals first and, in some ways of drawing, who sits where.
struct DealerDraw {
  struct Drawn {
    Seat player = kNobody;  ///< index of the player before anybody changed places
    Card card;
    bool decides = false;  ///< this card decided something: a king, the higher card, the suit
  };
  std::vector<Drawn> drawn;   ///< cards in the order in which they were turned
  std::vector<int> suit_of;   ///< only when drawing by suit: the suit that each player was given
  std::vector<Seat> seating;  ///< seating[seat] is the player who sits there afterwards
  Seat dealer = 0;            ///< a seat, counted after the players have changed places
};

}  // namespace tapete
