#pragma once
#include <cstdint>

#include "core/rng.hpp"

namespace tapete::cli {

/// Plays a random hand of four players with minimal code: it shuffles, plays ten tricks on bit masks (in the last six,
/// players must follow suit, beat and trump) and counts points. It has no declarations, no score and no interface.
/// Benchmarks compare the speed of playouts by the real rules with the speed of this function. Returns the points of
/// side 0.
int bare_hand(Rng& rng);

}  // namespace tapete::cli
