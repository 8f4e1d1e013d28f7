#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "match/record.hpp"

namespace tapete {

/// Whether it is the name of a contestant of the arena that is no level: `tree` or `seer`.
bool is_yardstick(std::string_view name);

/// What such a contestant does at the end of a record, as a record line without its seat. `tree` takes a redacted
/// record too; `seer` wants to see all cards. Problems: those of replay(), no_seat.
Result<std::string, Problem> ask_yardstick(const Record& record, std::string_view name, std::uint64_t seed);

}  // namespace tapete
