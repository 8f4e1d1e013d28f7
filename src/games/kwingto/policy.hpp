#pragma once
#include "games/kwingto/rules.hpp"

/// The heuristic policy of Kwingto, which plays as people do: rows that rise evenly, columns with distant ranks, and
/// dice that often give a card for them.
namespace tapete::kwingto {

/// Returns the value of this placement, roughly in points; negative if it is better to decline.
double liking(const Board& board, Action placement);

/// Returns the least useful card of the deck, to burn it: a card that fits nowhere; if there is none, a card of the
/// suit without a row that has the fewest cards left; otherwise the card that fits on the fewest spaces. Among equals,
/// it prefers suits of the other colour than the first row.
Card spare_card(const Board& board);

/// Returns a number from 0 to 1 by which the seat to act prefers a placement to others of nearly the same value. Each
/// seat keeps its preferences for a whole game: spaces in the middle, at the left, at the right, or next to the middle;
/// new or begun rows; suits. Without them, bots of one level that share the dice would fill equal boards.
double taste(const State& state, Action placement);
/// Returns the readiness of the seat to act to roll again, from -1 (rarely) to 1 (often).
double daring(const State& state);

/// Returns the policy's action. Uses only information that the seat to act has, so `state` may be a complete state.
Action by_policy(const State& state);

}  // namespace tapete::kwingto
