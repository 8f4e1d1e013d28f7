#include "games/brisca/brisca.hpp"
#include "games/brisca/policy_weights.hpp"

/// The heuristic policy of brisca.
namespace tapete::brisca {
namespace {

/// If cards come three at a time, the winner of the trick does not get the next one.
constexpr PointsWeights kWeightsOfBatches = [] {
  PointsWeights weights = kWeights;
  weights.draw_turned = 0;
  return weights;
}();

/// The casual player misjudges each card by up to so many points.
constexpr double kCasualDoubt = 10;

/// Changing the turned card costs nothing, so the policy changes a seven or a two whenever it can.
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

Action Rules::casual(const State& s, Rng& rng) {
  return choose(s, cards_played(candidates(s, TrickFlow<Rules>::legal(s))), kCasualDoubt, rng);
}

ActionList Rules::candidates(const State& s, const ActionList& legal) {
  return s.phase == TrickPhase::play ? without_blunders(blunders(), s, legal) : swaps(s);
}

}  // namespace tapete::brisca
