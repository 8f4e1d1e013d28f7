#pragma once
#include "game/dealer_draw.hpp"
#include "game/game_info.hpp"
#include "tricks/strength.hpp"

namespace tapete {

class Rng;

/// Draws the first dealer: each player lifts a card of the deck, and the player with the strongest card deals. Players
/// with equal cards lift again.
DealerDraw draw_by_highest_card(int players, const Ranking& ranking, CardSet deck, Rng& rng);
/// Returns GameInfo::dealer_draws for games in which this is the only way of drawing.
std::span<const Choice> draws_by_highest_card(int players);

}  // namespace tapete
