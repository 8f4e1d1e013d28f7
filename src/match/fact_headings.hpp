#pragma once
#include <string_view>

#include "core/text.hpp"
#include "game/game_info.hpp"

namespace tapete {

/// The heading of the losses that this fact of the game explains (FactKind::heading); nothing for other names.
std::string_view fact_heading(const GameInfo& game, std::string_view fact, Lang lang);

}  // namespace tapete
