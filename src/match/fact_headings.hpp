#pragma once
#include <string_view>

#include "core/text.hpp"
#include "game/game_info.hpp"

namespace tapete {

/// Returns the heading under which reviews add up the losses that this fact explains (FactKind::heading); empty if
/// the game has no such fact.
std::string_view fact_heading(const GameInfo& game, std::string_view fact, Lang lang);

}  // namespace tapete
