#pragma once
#include "core/card.hpp"
#include "games/bridge/auction.hpp"

/// The points of a deal, apart from what depends on the kind of match.
namespace tapete::bridge {

inline constexpr int kGameWorth = 100;  ///< the worth of bids that makes a game

/// The points of the tricks that were bid, which alone count towards a game.
int bid_worth(const Contract& contract);
/// All points of a contract made with `over` overtricks, without the bonus for a game or for less than one.
int made_points(const Contract& contract, int over, bool vulnerable);
/// The points that the other side gets for a contract that fails by `under` tricks.
int failed_points(const Contract& contract, int under, bool vulnerable);
/// The points for honors in a hand as it was dealt.
int honor_points(const Contract& contract, CardSet hand);

/// The international match points, 0 to 24, of a difference between two tables in points, which is not negative.
int imps(int difference);
/// The same without steps: the numbers between two of them are interpolated.
double imps_between(double difference);

}  // namespace tapete::bridge
