#pragma once

namespace tapete {

/// A place at the table, counted from 0 in playing order (to the right).
using Seat = int;
inline constexpr Seat kNobody = -1;
/// What acts in the place of a seat while dice are to be thrown: see ChanceInside.
inline constexpr Seat kChance = -2;
inline constexpr int kMaxSeats = 6;

}  // namespace tapete
