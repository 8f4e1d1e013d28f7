#pragma once
#include <cstdint>

#include "core/rng.hpp"

namespace tapete::cli {

/// One random hand of four players in the barest form: shuffle, ten tricks on bit masks with the duties of strict play,
/// points; no declarations, no score, no interface. It is the yardstick for the playouts of the real rules. Returns the
/// points of side 0.
int bare_hand(Rng& rng);

}  // namespace tapete::cli
