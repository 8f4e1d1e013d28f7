#pragma once
#include "game/dealer_draw.hpp"
#include "game/game_info.hpp"
#include "tricks/strength.hpp"

namespace tapete {

class Rng;

/// Each player lifts a card of the deck, and the one with the strongest card deals; players with equal cards lift
/// again.
DealerDraw draw_by_highest_card(int players, const Ranking& ranking, CardSet deck, Rng& rng);
/// For GameInfo::dealer_draws of a game in which this is the only way.
std::span<const Choice> draws_by_highest_card(int players);

}  // namespace tapete
