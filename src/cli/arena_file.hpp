#pragma once
#include <string>
#include <string_view>

#include "match/contest.hpp"

namespace tapete::cli {

/// A contest and its result as one line of JSON, with everything that is needed to add up shards.
std::string arena_json(const Contest& contest, const ArenaResult& result);

struct ArenaPart {
  Contest contest;
  ArenaResult result;
};
/// Parses such a line; accepts nothing else.
Result<ArenaPart> parse_arena_json(std::string_view line);

}  // namespace tapete::cli
