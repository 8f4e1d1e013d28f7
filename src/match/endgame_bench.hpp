#pragma once
#include <cstdint>

namespace tapete {

/// What the exact solver does on arrastres of guiñote, beside plain alpha-beta in the same run.
struct EndgameFigures {
  int positions = 0;
  double values = 0;   ///< positions a second: the value
  double roots = 0;    ///< positions a second: the value of every legal card
  double reaches = 0;  ///< positions a second: whether a side reaches a bound near the value
  double plain = 0;    ///< positions a second: the value by plain alpha-beta
  int mismatches = 0;  ///< positions in which any of the four disagree
};

/// Measures on `positions` arrastres of four players as they come out of sensible play, the same ones for the same
/// seed.
EndgameFigures measure_endgames(int positions, std::uint64_t seed);

}  // namespace tapete
