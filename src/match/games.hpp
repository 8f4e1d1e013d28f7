#pragma once
#include <span>
#include <string_view>

#include "game/game_info.hpp"

namespace tapete {

/// All games, in the order in which players see them.
std::span<const GameInfo* const> games();
/// The game of this id, or nullptr.
const GameInfo* find_game(std::string_view id);
/// Whether `word` is the first word of a chance event in one of these games.
bool names_chance(std::span<const GameInfo* const> among, std::string_view word);

}  // namespace tapete
