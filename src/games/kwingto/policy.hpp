#pragma once
#include "games/kwingto/rules.hpp"

/// The heuristic policy of Kwingto, which plays as people do: rows that rise evenly, columns with distant ranks, and
/// dice that often give a card for them.
namespace tapete::kwingto {

/// Returns the value of this placement, roughly in points; negative if it is better to decline.
double liking(const Board& board, Action placement);

/// Returns the least useful card of the deck, to burn it: a card that fits nowhere; if there is none, a card of the
/// suit without a row that has the fewest cards left; otherwise the card that fits on the fewest spaces.
Card spare_card(const Board& board);

/// Returns the policy's action. Uses only information that the seat to act has, so `state` may be a complete state.
Action by_policy(const State& state);

}  // namespace tapete::kwingto
