#pragma once

namespace tapete {

/// A place at the table, counted from 0 in playing order (counter-clockwise, unless GameInfo::clockwise is set).
using Seat = int;
inline constexpr Seat kNobody = -1;
/// The actor of a chance event inside a hand, such as a throw of dice; see ChanceInside.
inline constexpr Seat kChance = -2;
inline constexpr int kMaxSeats = 6;

}  // namespace tapete
