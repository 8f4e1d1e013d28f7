#pragma once
#include <string>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Samples complete deals that fit the redacted record `known` of one hand, and returns them as lines.
/// complete_record() finds the first deal from which the record can be played. `known` is redacted for `seat`, which
/// must be the seat to act at the end of the record. Returns no lines if the game does not satisfy CompletesDeals. The
/// same record always gives the same deals. Problems: any in the record, no_seat.
Result<std::string, Problem> sampled_deals(const Record& known, Seat seat);

}  // namespace tapete
