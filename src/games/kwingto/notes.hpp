#pragma once
#include <string>

#include "games/kwingto/rules.hpp"

namespace tapete::kwingto {

/// Returns a note on the points of a placement and on the cards that still fit next to it. `warns`: whether the note
/// also tells what the placement costs.
std::string placement_note(const Board& board, Action action, Lang lang, bool warns = true);
/// Returns whether a placement makes it impossible to fill spaces of the gap in which the card is placed.
bool closes_gap(const Board& board, Action action);

}  // namespace tapete::kwingto
