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
bool names_chance(std::span<const GameInfo* const> known_games, std::string_view word);

/// Whether the code of a game is there. It always is, except in the page, which loads it when the game is chosen. Until
/// then nothing of the game may be called, except info() and the functions to which GameInfo points.
bool is_loaded(const GameInfo& game);
/// Replaces the function that is_loaded() asks. Returns the one before.
using LoadedTest = bool (*)(const GameInfo&);
LoadedTest replace_loaded_test(LoadedTest test);

}  // namespace tapete
