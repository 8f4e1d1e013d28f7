#pragma once
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Fills in the hidden cards of the redacted record `known`, so that its position can be shown at a table. Takes the
/// first of `deals` (see sampled_deals()) from which the record can be played and for which redacting the result for
/// `seat` gives `known` again. `known` consists of one hand. Problems: no_deal_fits.
Result<std::string, Problem> complete_record(const Record& known, Seat seat, std::string_view deals);

}  // namespace tapete
