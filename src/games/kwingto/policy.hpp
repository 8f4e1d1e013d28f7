#pragma once
#include "games/kwingto/rules.hpp"

/// The heuristic policy of Kwingto. It plays as people do: rows that rise evenly, columns with distant ranks, and dice
/// that often give a card for them.
namespace tapete::kwingto {

/// Returns the value of this placement, roughly in points; negative if it is better to decline.
double liking(const Board& board, Action placement);

/// Returns the least useful card when one must be burned: of a suit that can have no row, of the suit with the fewest
/// cards left, or one that fits nowhere.
Card spare_card(const Board& board);

/// Returns the policy's action. Uses only information that the seat to act has, so `state` may be a complete state.
Action by_policy(const State& state);

}  // namespace tapete::kwingto
