#pragma once
#include <span>
#include <string_view>

#include "game/game_info.hpp"

namespace tapete {

/// Returns all games, in the order in which players see them.
std::span<const GameInfo* const> games();
/// Returns the game with this id, or nullptr.
const GameInfo* find_game(std::string_view id);
/// Returns whether `word` is the first word of a chance event in one of `known_games`.
bool names_chance(std::span<const GameInfo* const> known_games, std::string_view word);

/// Returns whether the code of a game is loaded. This is always so except in the page, which loads the code of a game
/// when the game is chosen. Until then only info() and the functions to which GameInfo points may be called.
bool is_loaded(const GameInfo& game);
/// Replaces the function that is_loaded() calls. Returns the previous function.
using LoadedTest = bool (*)(const GameInfo&);
LoadedTest replace_loaded_test(LoadedTest test);

}  // namespace tapete
