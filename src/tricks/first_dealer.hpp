#pragma once
#include "game/dealer_draw.hpp"
#include "game/game_info.hpp"
#include "tricks/strength.hpp"

namespace tapete {

class Rng;

/// Draws the first dealer: each player takes a card of the shuffled deck, and the player with the strongest card deals.
/// If several players have the strongest rank, they draw again.
DealerDraw draw_by_highest_card(int players, const Ranking& ranking, CardSet deck, Rng& rng);
/// Returns GameInfo::dealer_draws for games in which draw_by_highest_card() is the only way of drawing.
std::span<const Choice> draws_by_highest_card(int players);

}  // namespace tapete
