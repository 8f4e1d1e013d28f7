#pragma once
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Fills in the hidden cards of `known`, a record of one hand that is redacted for `seat`, so that a table can show the
/// position. Takes the first of `deals`, the lines of sampled_deals(), from which the record can be played and whose
/// complete record, redacted for `seat`, is `known` again. Problems: no_deal_fits.
Result<std::string, Problem> complete_record(const Record& known, Seat seat, std::string_view deals);

}  // namespace tapete
