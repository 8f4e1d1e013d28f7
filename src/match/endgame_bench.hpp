#pragma once
#include <cstdint>
#include <optional>

#include "game/game_info.hpp"

namespace tapete {

/// Speed of the exact solver on endings of a game, and of plain alpha-beta search on the same endings.
struct EndgameFigures {
  int positions = 0;
  double values = 0;   ///< positions per second of EndgameSolver::value()
  double roots = 0;    ///< positions per second of EndgameSolver::values()
  double reaches = 0;  ///< positions per second of EndgameSolver::reaches() for a bound near the value
  double plain = 0;    ///< positions per second of PlainEndgame
  int mismatches = 0;  ///< positions in which the four searches disagree
};

/// Measures the solvers on `positions` endings, reached by random play under the default rules. The endings depend only
/// on the seed. Returns nothing for a game that EndgameSolver cannot solve.
std::optional<EndgameFigures> measure_endgames(const GameInfo& game, int positions, std::uint64_t seed);

}  // namespace tapete
