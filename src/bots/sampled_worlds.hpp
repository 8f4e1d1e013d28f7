#pragma once
#include <algorithm>
#include <array>

#include "game/game.hpp"

namespace tapete {

/// Tries every action in the same sampled worlds, each played on by the heuristic policy, and takes the best on
/// average. With the same worlds for all actions few of them tell much. The better half goes on to the next round, and
/// all rounds cost the same (sequential halving, Karnin, Koren and Somekh 2013): `worlds` is how many there would be
/// for each action without rounds.
template <Game G>
Action best_in_sampled_worlds(const typename G::View& view, int worlds, const Budget& budget, Rng& rng) {
  struct Candidate {
    Action action;
    double sum = 0;
  };
  FixedList<Candidate, 64> left;
  for (const Action& action : G::candidates(view)) left.push_back({action});
  if (left.size() == 1) return left[0].action;
  const auto seat = static_cast<std::size_t>(G::to_act(view.state));
  const typename G::Sampler sampler{view};
  const auto actions = static_cast<int>(left.size());
  int rounds = 1;
  while (1 << rounds < actions) ++rounds;
  bool any = false;
  while (left.size() > 1) {
    const int share = std::max(1, worlds * actions / (rounds * static_cast<int>(left.size())));
    for (int i = 0; i < share && !(any && budget.spent()); ++i, any = true) {
      const auto world = sampler.draw(rng);
      for (Candidate& candidate : left) {
        auto played = world;
        G::apply(played, candidate.action);
        G::play_sensibly(played, rng);
        candidate.sum += G::rewards(played)[seat];
      }
    }
    std::stable_sort(left.begin(), left.end(), [](const auto& a, const auto& b) { return a.sum > b.sum; });
    for (std::size_t keep = (left.size() + 1) / 2; left.size() > keep;) left.pop_back();
  }
  return left[0].action;
}

}  // namespace tapete
