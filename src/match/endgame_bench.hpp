#pragma once
#include <cstdint>
#include <optional>

#include "game/game_info.hpp"

namespace tapete {

/// Speed of the exact solver on a game's endings, and of plain alpha-beta in the same run for comparison.
struct EndgameFigures {
  int positions = 0;
  double values = 0;   ///< positions per second of EndgameSolver::value()
  double roots = 0;    ///< positions per second of EndgameSolver::values()
  double reaches = 0;  ///< positions per second of EndgameSolver::reaches() for a bound near the value
  double plain = 0;    ///< positions per second of PlainEndgame
  int mismatches = 0;  ///< positions in which the four searches disagree
};

/// Measures the solvers on `positions` endings from random play by the default rules. The positions depend only on the
/// seed. Returns nothing for a game whose endings are not an Endgame.
std::optional<EndgameFigures> measure_endgames(const GameInfo& game, int positions, std::uint64_t seed);

}  // namespace tapete
