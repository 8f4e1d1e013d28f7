#pragma once
#include "core/index.hpp"
#include "game/game.hpp"

namespace tapete {

/// An exact solver for endings with all cards open, in which each player maximizes its own result: max^n (Luckhardt and
/// Irani 1986). It is a plain recursion over all actions, suitable only for the last few cards.
template <class G>
class MaxN {
 public:
  using State = typename G::State;

  /// Returns the value of the hand for each seat if all seats play max^n from `state` on.
  static Rewards value(const State& state) {
    const Seat seat = G::to_act(state);
    if (seat == kNobody) return G::rewards(state);
    Rewards best{};
    bool first = true;
    for (const Action action : G::legal(state)) {
      State next = state;
      G::apply(next, action);
      const Rewards reached = value(next);
      if (first || reached[at(seat)] > best[at(seat)]) best = reached;
      first = false;
    }
    return best;
  }

  /// Returns the action with the best mean value for the seat to act, over `worlds` states that `draw()` returns (fewer
  /// if the budget is spent), each played to its end by max^n.
  template <class Draw>
  static Action best_action(const ActionList& actions, int worlds, const Budget& budget, const Draw& draw) {
    if (actions.size() == 1) return actions[0];
    std::array<double, 64> sums{};
    for (int i = 0; i < worlds && (i == 0 || !budget.spent()); ++i) add_values(draw(), actions, sums);
    std::size_t best = 0;
    for (std::size_t k = 1; k < actions.size(); ++k)
      if (sums[k] > sums[best]) best = k;
    return actions[best];
  }

 private:
  /// Adds to `sums` the value of each action in this world for the seat to act.
  static void add_values(const State& world, const ActionList& actions, std::array<double, 64>& sums) {
    for (std::size_t k = 0; k < actions.size(); ++k) {
      State next = world;
      G::apply(next, actions[k]);
      sums[k] += value(next)[at(G::to_act(world))];
    }
  }
};

}  // namespace tapete
