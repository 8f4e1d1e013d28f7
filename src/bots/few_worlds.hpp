#pragma once
#include <algorithm>
#include <vector>

#include "game/game.hpp"

namespace tapete {

/// A game whose sampler draws every world that fits a view with the same probability.
template <class G>
concept SamplesUniformly = Game<G> && G::Sampler::kUniform;

/// Returns all worlds that fit the view of `sampler`, each once. Returns nothing if there are kMost or more, or if some
/// worlds are more probable than others. The function draws worlds until the last draws have brought no new one; the
/// probability that a world is then missing is about 0.00001.
template <Game G>
std::vector<typename G::State> few_worlds([[maybe_unused]] const typename G::Sampler& sampler,
                                          [[maybe_unused]] Rng rng) {
  constexpr std::size_t kMost = 200;
  std::vector<typename G::State> worlds;
  if constexpr (SamplesUniformly<G>) {
    worlds.reserve(kMost);
    for (std::size_t repeated = 0; repeated < 12 * (worlds.size() + 1); ++repeated) {
      const auto world = sampler.draw(rng);
      if (std::find(worlds.begin(), worlds.end(), world) != worlds.end()) continue;
      worlds.push_back(world);
      repeated = 0;
      if (worlds.size() == kMost) return {};
    }
  }
  return worlds;
}

}  // namespace tapete
