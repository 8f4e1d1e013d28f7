#pragma once
#include "games/kwingto/rules.hpp"

/// What people go by: an even row from low to high, columns of far apart cards, and dice that often bring such a card.
namespace tapete::kwingto {

/// How glad a person is of this placement, roughly in points; below 0: rather not.
double liking(const Board& board, Action placement);

/// Which card is missed least when one must be burned: of a suit that can have no row any more, of the suit most of
/// which is gone, or one that fits nowhere.
Card spare_card(const Board& board);

/// What such a person does. Looks at nothing in `state` that the seat to act does not know, so it may be a whole one.
Action by_policy(const State& state);

}  // namespace tapete::kwingto
