#pragma once
#include <string_view>

#include "ui/gui/stage.hpp"

namespace tapete {

/// A player's round sign with the first letter of the name. `turn`: it is this player's turn.
void draw_avatar(Stage& stage, Point center, float radius, std::string_view name, bool own_side, bool turn,
                 std::string_view face = {});

}  // namespace tapete
