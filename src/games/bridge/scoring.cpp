#include "games/bridge/scoring.hpp"

#include <algorithm>

namespace tapete::bridge {
namespace {

/// Element i is the smallest difference in points that brings i + 1 international match points.
constexpr std::array kImpsFrom{20,  50,  90,   130,  170,  220,  270,  320,  370,  430,  500,  600,
                               750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000};

/// Returns the points of a trick in this denomination.
int trick_worth(int denomination) { return denomination < kHearts ? 20 : 30; }
/// Returns the factor by which a double or redouble multiplies the worth of tricks.
int times(const Contract& contract) { return 1 << contract.doubled; }

int overtrick(const Contract& contract, bool vulnerable) {
  if (contract.doubled == 0) return trick_worth(contract.denomination);
  return (vulnerable ? 100 : 50) * times(contract);
}

}  // namespace

int bid_worth(const Contract& contract) {
  const int first = contract.denomination == kNoTrump ? 10 : 0;
  return (contract.level * trick_worth(contract.denomination) + first) * times(contract);
}

int slam_points(const Contract& contract, bool vulnerable) {
  if (contract.level < kLevels - 1) return 0;
  return (contract.level == kLevels ? 1000 : 500) * (vulnerable ? 3 : 2) / 2;
}

int doubled_points(const Contract& contract) {
  constexpr int kInsult = 50;
  return kInsult * contract.doubled;
}

int made_points(const Contract& contract, int over, bool vulnerable) {
  return bid_worth(contract) + over * overtrick(contract, vulnerable) + doubled_points(contract) +
         slam_points(contract, vulnerable);
}

int failed_points(const Contract& contract, int under, bool vulnerable) {
  if (contract.doubled == 0) return under * (vulnerable ? 100 : 50);
  // The first undertrick costs less than later ones. If the declarer is not vulnerable, so do the second and the third.
  const int doubled = under * 300 - (vulnerable ? 100 : 200 + 100 * std::min(under - 1, 2));
  return doubled * contract.doubled;
}

int honor_points(const Contract& contract, CardSet hand) {
  constexpr int kAceAt = 0;
  constexpr int kTenAt = 9;
  constexpr int kRanks = 13;
  int held = 0;
  if (contract.level == 0) return 0;
  if (contract.denomination == kNoTrump) {
    for (int suit = 0; suit < kSuits; ++suit) held += hand.has({suit, kAceAt}) ? 1 : 0;
    return held == kSuits ? 150 : 0;
  }
  const int suit = suit_of(contract.denomination);
  held = hand.has({suit, kAceAt}) ? 1 : 0;
  for (int rank = kTenAt; rank < kRanks; ++rank) held += hand.has({suit, rank}) ? 1 : 0;
  return held == 5 ? 150 : held == 4 ? 100 : 0;
}

int imps(int difference) {
  return static_cast<int>(std::upper_bound(kImpsFrom.begin(), kImpsFrom.end(), difference) - kImpsFrom.begin());
}

double imps_between(double difference) {
  if (difference >= kImpsFrom.back()) return static_cast<double>(kImpsFrom.size());
  const int below = imps(static_cast<int>(difference));
  const int from = below == 0 ? 0 : kImpsFrom[at(below - 1)];
  return below + (difference - from) / (kImpsFrom[at(below)] - from);
}

}  // namespace tapete::bridge
