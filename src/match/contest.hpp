#pragma once
#include "bots/arena.hpp"
#include "match/record.hpp"

namespace tapete {

/// The arena for a header of any game. Numbers among the house rules that the header does not name are at their lowest, so that a match is
/// as short as it can be. Problems: those of the header, level_unknown.
Result<ArenaResult, Problem> contest(const Header& header, std::string_view a, std::string_view b, std::uint64_t seed, int deals);

}  // namespace tapete
