#pragma once
#include "game/game_info.hpp"
#include "ui/gui/stage.hpp"

namespace tapete {

/// Width of the picture that draw_game_picture() makes, in its heights.
inline constexpr float kFanWidth = 1.85F;

/// The cards that stand for a game, as a fan that fills `area`.
void draw_game_picture(Stage& stage, const GameInfo& game, Rect area);
/// The same for small places: two of them.
void draw_small_picture(Stage& stage, const GameInfo& game, Rect area);

}  // namespace tapete
