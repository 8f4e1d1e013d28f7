#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// The table for a left hand: menu, stock, piles, answers change sides. Seats stay, as players sit in playing order.
void lay_for_left_hand(TableLayout& layout, float width);

}  // namespace tapete
