#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/judge.hpp"
#include "game/maxim.hpp"

/// Values of the actions in a position, and checks of a maxim (a traditional saying about good play) by them.
namespace tapete {

// Limits for the difference between two actions in the chance to win the match (partida).
inline constexpr double kAlike = 0.01;     // a smaller difference: the actions are about equally good
inline constexpr double kClear = 0.03;     // a larger difference shows clearly whether a maxim holds
inline constexpr double kOutright = 0.10;  // a larger difference: the best action is the only good one

/// An action and its value.
struct Worth {
  Action action;
  double chance = 0;  ///< chance to win the match
};

/// Returns the values of these actions, the best first.
template <Game G>
std::vector<Worth> worths(const Judge<G>& judge, const ActionList& actions) {
  std::vector<Worth> out;
  for (const Action& action : actions) out.push_back({action, judge.worth(action).chance});
  std::stable_sort(out.begin(), out.end(), [](const Worth& a, const Worth& b) { return a.chance > b.chance; });
  return out;
}

/// Returns the advantage of the best action that the maxim advises over the best other action; 0 if the difference is
/// less than `clear`. For a maxim that calls all actions alike, returns a positive number if they are about equally
/// good, a negative one if one action is far better.
template <class M, class S>
double advantage(const M& maxim, const S& state, const std::vector<Worth>& worth, double clear) {
  if (maxim.all_alike) {
    const double spread = worth.front().chance - worth.back().chance;
    if (spread < kAlike * kClear / clear) return clear;
    return worth[0].chance - worth[1].chance > kOutright * clear / kClear ? -spread : 0;
  }
  double best = -1;
  double other = -1;
  for (const Worth& each : worth) {
    double& most = maxim.follows(state, each.action) ? best : other;
    most = std::max(most, each.chance);
  }
  return std::abs(best - other) < clear ? 0 : best - other;
}
/// Returns the best action of the other kind: one that the maxim does not advise if the maxim `holds`, otherwise one
/// that it advises.
template <class M, class S>
Action beside(const M& maxim, const S& state, const std::vector<Worth>& worth, bool holds) {
  for (const Worth& each : worth)
    if (maxim.follows(state, each.action) != holds) return each.action;
  return worth.back().action;
}

}  // namespace tapete
