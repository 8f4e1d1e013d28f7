#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/judge.hpp"
#include "game/maxim.hpp"

/// What each action of a position is worth, and what that says of a maxim.
namespace tapete {

inline constexpr double kAlike = 0.01;     // a loss that nobody minds
inline constexpr double kClear = 0.03;     // of the partida: whether a maxim holds is clear
inline constexpr double kOutright = 0.10;  // by which one action alone is good

/// What an action is worth; best first.
struct Worth {
  Action action;
  double chance = 0;
};

template <Game G>
std::vector<Worth> worths(const Judge<G>& judge, const ActionList& actions) {
  std::vector<Worth> out;
  for (const Action& action : actions) out.push_back({action, judge.worth(action).chance});
  std::stable_sort(out.begin(), out.end(), [](const Worth& a, const Worth& b) { return a.chance > b.chance; });
  return out;
}

/// By how much the best of what the maxim advises is better than the best of the rest; 0 if that is less than
/// `clear`. Where it says that all are alike: above 0 if they are, below it if one is far better than the others.
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
/// The best of those that are on the wrong side.
template <class M, class S>
Action beside(const M& maxim, const S& state, const std::vector<Worth>& worth, bool holds) {
  for (const Worth& each : worth)
    if (maxim.follows(state, each.action) != holds) return each.action;
  return worth.back().action;
}

}  // namespace tapete
