#pragma once

namespace tapete {

/// A place at the table, counted from 0 in playing order (counter-clockwise, to the right).
using Seat = int;
inline constexpr Seat kNobody = -1;
/// Acts in the place of a seat when a chance event such as a throw of dice is due; see ChanceInside.
inline constexpr Seat kChance = -2;
inline constexpr int kMaxSeats = 6;

}  // namespace tapete
