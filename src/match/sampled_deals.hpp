#pragma once
#include <string>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Returns lines with complete deals, with any of which the redacted record `known` of one hand may have started: one
/// for each sampled world. completed() finds the first that fits. `known` is redacted for `seat`, which must be to act
/// at its end. Empty if the game does not satisfy CompletesDeals. Deterministic. Problems: any in the record, no_seat.
Result<std::string, Problem> sampled_deals(const Record& known, Seat seat);

}  // namespace tapete
