#pragma once
#include <vector>

#include "core/card.hpp"
#include "game/scene.hpp"

namespace tapete {

/// The result of drawing the first dealer and, in some ways of drawing, the seats.
struct DealerDraw {
  struct Drawn {
    Seat player = kNobody;  ///< index of the player before any players changed seats
    Card card;
    bool decides = false;  ///< this card decided the draw: a king, the highest card, or the card whose suit counts
  };
  std::vector<Drawn> drawn;   ///< cards in the order in which they were turned
  std::vector<int> suit_of;   ///< only when drawing by suit: the suit assigned to each player
  std::vector<Seat> seating;  ///< seating[seat] is the player who sits there afterwards
  Seat dealer = 0;            ///< the dealer's seat after any players changed seats
};

}  // namespace tapete
