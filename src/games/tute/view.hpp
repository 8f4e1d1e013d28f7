#pragma once
#include "games/tute/auction.hpp"

namespace tapete::tute {

/// Takes the unknown out of the stock: all that is still to be drawn but the turned card.
void hide_stock(State& s);

/// What can be known of who has broken a duty, in a hand that a claim has ended, from what a seat sees.
struct Breaches {
  unsigned proven = 0;   ///< seats, a bit each
  unsigned suspect = 0;  ///< further seats that may have
};
Breaches breaches(const Tute::View& view);

}  // namespace tapete::tute
