#pragma once

namespace tapete {

/// Whether a set with a bit for each seat (or suit) holds this one.
constexpr bool has(unsigned set, int member) { return (set >> member & 1U) != 0; }

}  // namespace tapete
