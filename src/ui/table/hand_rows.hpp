#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Returns the centre of a card of a hand in rows.
Point hand_center(const HandRows& rows, const Zone& hand, int index);
/// Returns the visible part of a card of a hand that is not laid out by suits.
Rect visible_rect(const HandRows& rows, int index, int count);

}  // namespace tapete
