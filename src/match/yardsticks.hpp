#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "match/record.hpp"

namespace tapete {

/// Returns whether this is the name of a yardstick, a reference bot that players cannot choose: `tree`, `seer` or
/// `mute` (see Contestant in bots/contestants.hpp).
bool is_yardstick(std::string_view name);

/// Returns the yardstick's action at the end of a record, as a record line without its seat. `name` must satisfy
/// is_yardstick(). `tree` also accepts a redacted record; `seer` and `mute` need all cards. Problems: any of replay(),
/// no_seat; for a redacted record those of ask_bot() except level_unknown.
Result<std::string, Problem> ask_yardstick(const Record& record, std::string_view name, std::uint64_t seed);

}  // namespace tapete
