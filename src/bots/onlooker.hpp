#pragma once
#include <vector>

#include "core/index.hpp"
#include "game/game.hpp"

namespace tapete {

/// Estimates the consequences of an action of `actor` with the knowledge of another seat, the onlooker: `view`. Samples
/// worlds (determinizations) that fit the view and in which the action is legal. Returns the means of the game's facts
/// over these worlds: after the action (Fact::best) and after the actor's other legal actions (Fact::played). The
/// heuristic policy plays the rest of the hand. The actor must be the seat to act in the view. Returns an empty list if
/// the actor has no other legal action in any of these worlds. The result depends only on the arguments, so it reveals
/// nothing that the onlooker does not know.
template <Game G>
requires MeasuresFacts<G> std::vector<Fact> onlooker_facts(const typename G::View& view, Seat actor, Action action,
                                                           Rng rng) {
  constexpr int kWorlds = 300;              ///< worlds in which the action is legal
  constexpr int kMostDraws = 20 * kWorlds;  ///< limit of the worlds that are sampled to find these
  constexpr std::size_t kFacts = std::size(G::kFacts);
  std::array<double, kFacts> done{};
  std::array<double, kFacts> other{};
  const auto add = [&](std::array<double, kFacts>& sums, const typename G::State& world, Action each, Rng chance,
                       double weight) {
    auto played = world;
    G::apply(played, each);
    if (G::to_act(played) != kNobody) G::play_by_policy(played, chance);
    const auto facts = G::facts(world, played, actor);
    for (std::size_t i = 0; i < kFacts; ++i) sums[i] += weight * facts[i];
  };
  const typename G::Sampler sampler{view};
  int worlds = 0;
  for (int drawn = 0; drawn < kMostDraws && worlds < kWorlds; ++drawn) {
    const auto world = sampler.draw(rng);
    const ActionList legal = G::legal(world);
    if (legal.size() < 2 || !legal.contains(action)) continue;
    ++worlds;
    const Rng chance{rng.next()};  // all actions start from the same random state
    add(done, world, action, chance, 1);
    for (const Action each : legal)
      if (each != action) add(other, world, each, chance, 1.0 / static_cast<double>(legal.size() - 1));
  }
  std::vector<Fact> out;
  for (std::size_t i = 0; i < kFacts && worlds > 0; ++i)
    out.push_back({&G::kFacts[i], other[i] / worlds, done[i] / worlds});
  return out;
}

}  // namespace tapete
