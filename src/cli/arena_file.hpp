#pragma once
#include <string>
#include <string_view>

#include "match/contest.hpp"

namespace tapete::cli {

/// A contest with what it gave, as one line of JSON that holds all that is needed to add parts up.
std::string arena_json(const Contest& contest, const ArenaResult& result);

struct ArenaPart {
  Contest contest;
  ArenaResult result;
};
/// Reads such a line again; nothing else is accepted.
Result<ArenaPart> parse_arena_json(std::string_view line);

}  // namespace tapete::cli
