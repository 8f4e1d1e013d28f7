#pragma once
#include <vector>

#include "core/card.hpp"
#include "game/seat.hpp"

namespace tapete {

/// An exchange of the card that is turned up under the stock for a card in the hand of a seat.
struct Exchange {
  Seat seat = kNobody;
  Card taken;      ///< the turned card
  Card given;      ///< the card that is turned up now
  int played = 0;  ///< number of cards that had been played before the exchange
};

/// The cards that have been seen in a hand so far.
struct SeenCards {
  std::vector<Card> order;  ///< all cards that seats have played, shown or exchanged, in this order
  std::vector<Exchange> exchanges;
};

}  // namespace tapete
