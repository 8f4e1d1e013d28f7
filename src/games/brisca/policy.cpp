#include "games/brisca/brisca.hpp"
#include "games/brisca/policy_weights.hpp"

/// How brisca is played well without looking ahead.
namespace tapete::brisca {
namespace {

/// Cards that come three at a time do not go to whoever wins the trick.
constexpr PointsWeights kWeightsOfBatches = [] {
  PointsWeights weights = kWeights;
  weights.draw_turned = 0;
  return weights;
}();

/// What the casual player does not see, in points.
constexpr double kCasualDoubt = 10;

/// To change the turned card costs nothing, so nobody keeps a seven or a two that can be changed.
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
