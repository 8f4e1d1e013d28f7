#pragma once
#include <cstdint>
#include <optional>

#include "game/game_info.hpp"

namespace tapete {

/// What the exact solver does on a game's endings, beside plain alpha-beta in the same run.
struct EndgameFigures {
  int positions = 0;
  double values = 0;   ///< positions a second: the value
  double roots = 0;    ///< positions a second: the value of every legal card
  double reaches = 0;  ///< positions a second: whether a side reaches a bound near the value
  double plain = 0;    ///< positions a second: the value by plain alpha-beta
  int mismatches = 0;  ///< positions in which any of the four disagree
};

/// Measures on `positions` endings that come out of casual play with the usual house rules, the same ones for the same
/// seed. Nothing for a game whose endings are no Endgame.
std::optional<EndgameFigures> measure_endgames(const GameInfo& game, int positions, std::uint64_t seed);

}  // namespace tapete
