#pragma once
#include <array>

#include "game/game.hpp"

namespace tapete {

/// Tries every action in the same sampled worlds, each played on by rules of thumb, and takes the best on average. With
/// the same worlds for all actions few of them tell much; but it looks no further than one action.
template <Game G>
Action best_in_sampled_worlds(const typename G::View& view, int worlds, const Budget& budget, Rng& rng) {
  const ActionList actions = G::sound(view);
  if (actions.size() == 1) return actions[0];
  const auto seat = static_cast<std::size_t>(G::to_act(view.state));
  const typename G::Sampler sampler{view};
  std::array<double, 64> sums{};
  for (int i = 0; i < worlds && (i == 0 || !budget.spent()); ++i) {
    const auto world = sampler.draw(rng);
    for (std::size_t k = 0; k < actions.size(); ++k) {
      auto played = world;
      G::apply(played, actions[k]);
      G::play_sensibly(played, rng);
      sums[k] += G::rewards(played)[seat];
    }
  }
  std::size_t best = 0;
  for (std::size_t k = 1; k < actions.size(); ++k)
    if (sums[k] > sums[best]) best = k;
  return actions[best];
}

}  // namespace tapete
