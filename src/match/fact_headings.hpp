#pragma once
#include <string_view>

#include "core/text.hpp"
#include "game/game_info.hpp"

namespace tapete {

/// Returns the heading of the losses that the fact with this name explains (FactKind::heading); empty for other names.
std::string_view fact_heading(const GameInfo& game, std::string_view fact, Lang lang);

}  // namespace tapete
