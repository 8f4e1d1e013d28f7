#pragma once
#include "games/brisca/brisca.hpp"

/// The heuristic policy of brisca: each card is worth what it is expected to win for the side, less what it is worth to
/// keep. It looks at nothing that the seat to act does not know, so it may be asked about a whole state.
namespace tapete::brisca {

/// What the policy weighs, in points of the game where nothing else is said. Found by hill climbing: each step had to
/// win against the one before, for two players and for four together.
struct Weights {
  double beat = 0.4;          ///< probability that a player beats a trick which it can beat with its suit
  double beat_stake = 0.06;   ///< more of it for a point at stake
  double trump_from = 2.5;    ///< points at stake from which a trump is thought of
  double trump_stake = 0.12;  ///< probability of it for a point above
  double follower = 0.4;      ///< points that a player still to come is expected to add
  double lead = 0.3;          ///< of leading the next trick
  double draw_turned = 0.9;   ///< share of the turned card's worth that the last to draw gets
  std::array<double, 10> trump{31, 2.4, 18.7, 3.2, 4.4, 4.2, 5.6, 6.8, 6.6, 14};  ///< to keep, by rank
  std::array<double, 10> other{4.8, 0, 4.2, 0.5, 0, 0.4, 0.4, 0.8, 2, 2.4};
  double late = 0.8;  ///< share of that once the stock is gone
};

/// What the policy does, which chooses among `cards` if one is due. It misjudges a card by up to `doubt` points.
Action choose_by(const Weights& weights, const State& s, CardSet cards, double doubt, Rng& rng);

}  // namespace tapete::brisca
