#pragma once
#include <algorithm>
#include <array>

#include "game/game.hpp"

namespace tapete {

/// A game with a second policy, which is better and slower than the one of play_by_policy().
template <class G>
concept HasSlowPolicy = Game<G> &&
    requires(const typename G::Config config, const typename G::View view, typename G::State& playing, Rng& rng) {
  /// Returns the number of worlds that the better policy plays; 0 if there is no such policy for these rules.
  { G::slow_worlds(config) } -> std::same_as<int>;
  /// Plays the hand to its end, like play_by_policy(), but by the better policy.
  { G::play_by_slow_policy(playing, rng) } -> std::same_as<void>;
  /// Returns an estimate of the reward of each of candidates(view). Only the differences between them have a meaning.
  { G::estimates(view) } -> std::same_as<FixedList<double, 64>>;
};

/// Returns the action with the best mean reward in sampled worlds (determinizations), as in perfect information Monte
/// Carlo. The heuristic policy plays each world to its end. All actions are tried in the same worlds (common random
/// numbers): the differences between actions then vary less than the values of the actions, so few worlds suffice to
/// rank them. Sequential halving (Karnin, Koren and Somekh 2013) distributes the worlds: only the better half of the
/// actions goes on to the next round, and all rounds cost the same. `worlds` is the number of worlds that each action
/// would get if there were only one round. With `kSlow` the slow policy plays the worlds, and its estimate of an action
/// counts like as many worlds; the game must satisfy HasSlowPolicy.
template <Game G, bool kSlow = false>
Action best_in_sampled_worlds(const typename G::View& view, int worlds, const Budget& budget, Rng& rng) {
  struct Candidate {
    Action action;
    double sum = 0;
  };
  FixedList<Candidate, 64> left;
  for (const Action& action : G::candidates(view)) left.push_back({action});
  if (left.size() == 1) return left[0].action;
  if constexpr (kSlow)
    for (std::size_t i = 0; const double estimate : G::estimates(view)) left[i++].sum = worlds * estimate;
  const auto seat = static_cast<std::size_t>(decider_of<G>(view.state));
  const typename G::Sampler sampler{view};
  const auto actions = static_cast<int>(left.size());
  int rounds = 1;
  while (1 << rounds < actions) ++rounds;
  bool played_one = false;  // at least one world is played, even if the budget is spent
  while (left.size() > 1) {
    const int share = std::max(1, worlds * actions / (rounds * static_cast<int>(left.size())));
    for (int i = 0; i < share && !(played_one && budget.spent()); ++i, played_one = true) {
      const auto world = sampler.draw(rng);
      for (Candidate& candidate : left) {
        auto played = world;
        G::apply(played, candidate.action);
        if constexpr (kSlow)
          G::play_by_slow_policy(played, rng);
        else
          G::play_by_policy(played, rng);
        candidate.sum += G::rewards(played)[seat];
      }
    }
    std::stable_sort(left.begin(), left.end(), [](const auto& a, const auto& b) { return a.sum > b.sum; });
    for (std::size_t keep = (left.size() + 1) / 2; left.size() > keep;) left.pop_back();
  }
  return left[0].action;
}

}  // namespace tapete
