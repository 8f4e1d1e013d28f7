#include <cassert>

#include "games/brisca/network.hpp"

/// Functions for searches of `expert`, which use the network.
namespace tapete {

int Brisca::slow_worlds(const Config& config) { return brisca::network_for(config) == nullptr ? 0 : 600; }

void Brisca::play_by_slow_policy(State& s, Rng& rng) {
  const auto* network = brisca::network_for(s.config);
  assert(network != nullptr);
  while (s.phase != TrickPhase::over)
    apply(s, s.phase == TrickPhase::play ? play_action(best_card(*network, s, playable(s), brisca::kWeightUnit))
                                         : policy(s, rng));
}

FixedList<double, 64> Brisca::estimates(const View& view) {
  const auto* network = brisca::network_for(view.state.config);
  assert(network != nullptr);
  FixedList<double, 64> out;
  const ActionList actions = candidates(view);
  if (view.state.phase != TrickPhase::play) {
    for (std::size_t i = 0; i < actions.size(); ++i) out.push_back(0);
    return out;
  }
  // Both the actions and the cards of the set are in the order of their indices.
  constexpr double kUnit = brisca::kWeightUnit * brisca::kWeightUnit;
  each_value(*network, view.state, cards_played(actions), brisca::kWeightUnit,
             [&](Card, int value) { out.push_back(value / kUnit); });
  return out;
}

}  // namespace tapete
