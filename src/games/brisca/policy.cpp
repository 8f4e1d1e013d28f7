#include "games/brisca/brisca.hpp"
#include "games/brisca/policy_weights.hpp"

/// The heuristic policy of brisca.
namespace tapete::brisca {
namespace {

/// Weights if cards are dealt three at a time. Then winning a trick does not decide who gets the turned card.
constexpr PointsWeights kWeightsOfBatches = [] {
  PointsWeights weights = kWeights;
  weights.draw_turned = 0;
  return weights;
}();

/// Largest error, in points, with which the casual player judges a card.
constexpr double kCasualDoubt = 10;

/// Returns the possible exchanges of the turned card. Exchanges cost nothing, so the policy makes one whenever it can.
ActionList swaps(const State& s) {
  ActionList swaps;
  Rules::declarations(s, s.actor, swaps);
  return swaps;
}

Action choose(const State& s, CardSet cards, double doubt, Rng& rng) {
  if (s.phase != TrickPhase::play) return swaps(s)[0];
  const PointsWeights& weights = s.config.batches ? kWeightsOfBatches : kWeights;
  return play_action(PointsPolicy<Rules>{weights, s}.best(cards, doubt, rng));
}

}  // namespace

Action Rules::policy(const State& s, Rng& rng) { return choose(s, playable(s), 0, rng); }

Action Rules::policy_action(const State& s, Rng& rng) {
  return choose(s, cards_played(candidates(s, TrickFlow<Rules>::legal(s))), kCasualDoubt, rng);
}

ActionList Rules::candidates(const State& s, const ActionList& legal) {
  return s.phase == TrickPhase::play ? without_blunders(blunders(), s, legal) : swaps(s);
}

}  // namespace tapete::brisca
