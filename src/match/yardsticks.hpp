#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "match/record.hpp"

namespace tapete {

/// Whether this is the name of a contestant that is no level: `tree`, `seer` or `mute`.
bool is_yardstick(std::string_view name);

/// The action of such a contestant at the end of a record, as a record line without its seat. `tree` also takes a
/// redacted record; `seer` needs all cards. Problems: those of replay(), no_seat.
Result<std::string, Problem> ask_yardstick(const Record& record, std::string_view name, std::uint64_t seed);

}  // namespace tapete
