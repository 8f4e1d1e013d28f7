#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "match/record.hpp"

namespace tapete {

/// Returns whether this is the name of a contestant that is no level: `tree`, `seer` or `mute`.
bool is_yardstick(std::string_view name);

/// Returns the action of such a contestant at the end of a record, as a record line without its seat. `tree` also
/// accepts a redacted record; the others need all cards. Problems: any of replay(), no_seat.
Result<std::string, Problem> ask_yardstick(const Record& record, std::string_view name, std::uint64_t seed);

}  // namespace tapete
