#pragma once
#include "game/dealer_draw.hpp"
#include "game/game_info.hpp"
#include "tricks/strength.hpp"

namespace tapete {

class Rng;

/// Everybody lifts a card of the deck, the strongest deals; equal ones lift again.
DealerDraw draw_by_highest_card(int players, const Ranking& ranking, CardSet deck, Rng& rng);
/// GameInfo::dealer_draws of a game in which that is the only way.
std::span<const Choice> draws_by_highest_card(int players);

}  // namespace tapete
