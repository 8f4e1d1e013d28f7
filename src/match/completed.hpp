#pragma once
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Completes a redacted record to a whole one, so that its position can be shown at a table: the first of `deals`
/// (match/sampled_deals.hpp) from which the record can be played, so that redacting the result for `seat` gives `known`
/// again. `known` consists of one hand. Problems: no_deal_fits.
Result<std::string, Problem> completed(const Record& known, Seat seat, std::string_view deals);

}  // namespace tapete
