#pragma once
#include <vector>

#include "core/card.hpp"
#include "game/scene.hpp"

namespace tapete {

/// The result of drawing the first dealer and, with some methods, the seats of the players.
struct DealerDraw {
  struct Drawn {
    Seat player = kNobody;  ///< the player who gets the card: the player's seat before the draw
    Card card;
    bool decides = false;  ///< the card decides the draw: it is a king, the highest card, or the only card
    bool tied = false;     ///< the card is one of several highest ones, so that these players get another card
  };
  std::vector<Drawn> drawn;   ///< cards in the order in which they are turned up
  std::vector<int> suit_of;   ///< by player, only when drawing by suit: the suit assigned to the player
  std::vector<Seat> seating;  ///< by seat: the player who sits there after the draw
  Seat dealer = 0;            ///< the seat of the dealer after the draw
};

}  // namespace tapete
