#pragma once
#include <cstdint>

#include "core/rng.hpp"

namespace tapete::cli {

/// Plays a random hand of four players with minimal code: shuffle, ten tricks on bit masks in which players must follow
/// suit, beat and trump, points; no declarations, no score, no interface. Benchmarks compare its speed with that of
/// playouts by the real rules. Returns the points of side 0.
int bare_hand(Rng& rng);

}  // namespace tapete::cli
