#pragma once
#include <string>
#include <string_view>

#include "match/contest.hpp"

namespace tapete::cli {

/// Returns a contest and its result as one line of JSON, with all sums that are needed to add up the results of shards.
std::string arena_json(const Contest& contest, const ArenaResult& result);

/// A shard of a contest, and its result.
struct ArenaPart {
  Contest contest;
  ArenaResult result;
};
/// Parses a line of arena_json(). Fails for any other text.
Result<ArenaPart> parse_arena_json(std::string_view line);

}  // namespace tapete::cli
