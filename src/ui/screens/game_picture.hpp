#pragma once
#include "game/game_info.hpp"
#include "ui/screens/app_stage.hpp"

namespace tapete {

/// Width of the picture of draw_game_picture(), as a multiple of its height.
inline constexpr float kFanWidth = 1.85F;

/// The cards that represent a game, as a fan that fills `area`.
void draw_game_picture(AppStage& stage, const HallCard& game, Rect area);
/// Two of these cards, for small places.
void draw_small_picture(AppStage& stage, const HallCard& game, Rect area);

}  // namespace tapete
