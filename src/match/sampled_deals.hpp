#pragma once
#include <string>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Lines that deal whole hands as a redacted record of one hand may have begun, one for each of some sampled worlds;
/// completed() finds the first that fits. `known` is redacted for `seat`, which must be to act at its end. Empty if the
/// game does not complete deals. Deterministic. Problems: those of the record, no_seat.
Result<std::string, Problem> sampled_deals(const Record& known, Seat seat);

}  // namespace tapete
