#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Mirrors menu, stock, piles and answers for a left-handed player. Seats stay, because players sit in playing order.
void lay_for_left_hand(TableLayout& layout, float width);

}  // namespace tapete
