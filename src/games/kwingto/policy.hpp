#pragma once
#include "games/kwingto/rules.hpp"

/// The heuristic policy of Kwingto, as people play: rows that rise evenly, columns with distant ranks, and dice that
/// often give such a card.
namespace tapete::kwingto {

/// The value of this placement, roughly in points; negative if it is better to decline.
double liking(const Board& board, Action placement);

/// The card that is missed least when one must be burned: of a suit that can have no row, of the suit with the fewest
/// cards left, or one that fits nowhere.
Card spare_card(const Board& board);

/// The policy's action. Reads only what the seat to act knows, so `state` may be a whole state.
Action by_policy(const State& state);

}  // namespace tapete::kwingto
