#pragma once
#include "games/tute/auction.hpp"

namespace tapete::tute {

/// Takes the unknown out of the stock: all that is still to be drawn but the turned card.
void hide_stock(State& s);

}  // namespace tapete::tute
