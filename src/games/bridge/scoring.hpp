#pragma once
#include "core/card.hpp"
#include "games/bridge/auction.hpp"

/// The points of a deal that do not depend on the kind of match.
namespace tapete::bridge {

inline constexpr int kGameWorth = 100;  ///< the bid_worth() that makes a game, in one deal or in several

/// Returns the points of the tricks that were bid. Only these points count towards a game.
int bid_worth(const Contract& contract);
/// Returns all points of a contract made with `over` overtricks, without the bonus for a game or a part score.
int made_points(const Contract& contract, int over, bool vulnerable);
/// Returns the part of made_points() for a contract of at least level 6; 0 for lower contracts.
int slam_points(const Contract& contract, bool vulnerable);
/// Returns the part of made_points() for having made a doubled contract; 0 if the contract was not doubled.
int doubled_points(const Contract& contract);
/// Returns the points that the other side gets for a contract that fails by `under` tricks.
int failed_points(const Contract& contract, int under, bool vulnerable);
/// Returns the points for honors in a hand as it was dealt.
int honor_points(const Contract& contract, CardSet hand);

/// Returns the international match points (IMPs), 0 to 24, for a difference in points between two tables. The
/// difference must not be negative.
int imps(int difference);
/// Returns imps(difference), interpolated between the steps.
double imps_between(double difference);

}  // namespace tapete::bridge
