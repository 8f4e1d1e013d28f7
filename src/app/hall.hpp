#pragma once
#include <string>
#include <vector>

#include "app/host/storage.hpp"
#include "game/game_info.hpp"

namespace tapete {

/// A game as the first screen offers it.
struct HallGame {
  const GameInfo* game = nullptr;
  std::string under_way;  ///< the key of its match that can be gone on with; empty: there is none
};

/// All games: `first`, then those with a match under way, then the others. Of several matches of a game the one that
/// lay on the table last is taken, else any.
std::vector<HallGame> hall_games(const Storage& storage, const GameInfo& first);

}  // namespace tapete
