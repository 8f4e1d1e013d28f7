#include "match/games.hpp"

#include <algorithm>
#include <utility>

#include "match/game_list.hpp"

namespace tapete {
namespace {

LoadedTest g_is_loaded = [](const GameInfo&) { return true; };

}  // namespace

std::span<const GameInfo* const> games() {
  static const auto list = GameList::infos();
  return list;
}

const GameInfo* find_game(std::string_view id) {
  for (const GameInfo* game : games())
    if (game->id == id) return game;
  return nullptr;
}

bool names_chance(std::span<const GameInfo* const> known_games, std::string_view word) {
  return std::any_of(known_games.begin(), known_games.end(),
                     [word](const GameInfo* game) { return names_chance(*game, word); });
}

bool is_loaded(const GameInfo& game) { return g_is_loaded(game); }

LoadedTest replace_loaded_test(LoadedTest test) { return std::exchange(g_is_loaded, test); }

}  // namespace tapete
