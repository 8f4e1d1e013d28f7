#pragma once

namespace tapete {

/// Returns whether a set, stored as one bit for each seat (or suit), contains this member.
constexpr bool has(unsigned set, int member) { return (set >> member & 1U) != 0; }

}  // namespace tapete
