#pragma once
#include <cstdint>
#include <optional>

#include "game/game_info.hpp"

namespace tapete {

/// The speed of the exact solver on a game's endings, beside that of plain alpha-beta in the same run.
struct EndgameFigures {
  int positions = 0;
  double values = 0;   ///< positions per second of EndgameSolver::value()
  double roots = 0;    ///< positions per second of EndgameSolver::values()
  double reaches = 0;  ///< positions per second of EndgameSolver::reaches() for a bound near the value
  double plain = 0;    ///< positions per second of PlainEndgame
  int mismatches = 0;  ///< positions in which any of the four disagree
};

/// Measures `positions` endings that arise in casual play by the default rules. The positions depend on the seed alone.
/// Nothing for a game whose endings are not an Endgame.
std::optional<EndgameFigures> measure_endgames(const GameInfo& game, int positions, std::uint64_t seed);

}  // namespace tapete
