#pragma once
#include <cstdint>

#include "core/rng.hpp"

namespace tapete::cli {

/// Plays a random hand of four players with minimal code: shuffle, ten tricks on bit masks with the duties of strict
/// play, points; no declarations, no score, no interface. It is the yardstick for playouts of the real rules. Returns
/// the points of side 0.
int bare_hand(Rng& rng);

}  // namespace tapete::cli
