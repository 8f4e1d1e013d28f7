#pragma once
#include <vector>

#include "core/index.hpp"
#include "game/game.hpp"

namespace tapete {

/// What an action of `actor` brings in the eyes of another seat, which knows `view`: the means of the game's facts over
/// worlds that fit the view and in which the actor can do it, after the action (Fact::best) and after whatever else the
/// actor can do there (Fact::played). The actor must be to act in the view. Everybody goes on by the heuristic policy.
/// Empty if there is nothing else to do in any such world. The result depends on the arguments alone, so it tells
/// nothing that the onlooker does not know.
template <Game G>
requires TellsFacts<G> std::vector<Fact> onlooker_facts(const typename G::View& view, Seat actor, Action action,
                                                        Rng rng) {
  constexpr int kWorlds = 300;
  constexpr int kMostDraws = 20 * kWorlds;
  constexpr std::size_t kFacts = std::size(G::kFacts);
  std::array<double, kFacts> done{};
  std::array<double, kFacts> other{};
  const auto add = [&](std::array<double, kFacts>& sums, const typename G::State& world, Action each, Rng chance,
                       double weight) {
    auto played = world;
    G::apply(played, each);
    if (G::to_act(played) != kNobody) G::play_sensibly(played, chance);
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
    const Rng chance{rng.next()};  // the same for all of them
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
