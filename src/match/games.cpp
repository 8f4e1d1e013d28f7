#include "match/games.hpp"

#include <algorithm>

#include "match/game_list.hpp"

namespace tapete {

std::span<const GameInfo* const> games() {
  static const auto list = GameList::infos();
  return list;
}

const GameInfo* find_game(std::string_view id) {
  for (const GameInfo* game : games())
    if (game->id == id) return game;
  return nullptr;
}

bool names_chance(std::span<const GameInfo* const> among, std::string_view word) {
  return std::any_of(among.begin(), among.end(), [word](const GameInfo* game) { return names_chance(*game, word); });
}

}  // namespace tapete
