#pragma once
#include "core/index.hpp"
#include "game/game.hpp"

namespace tapete {

/// Exact endings with all cards open in which each player maximizes its own result: max^n (Luckhardt and Irani 1986). A
/// plain recursion over all actions, fit for the last few cards only.
template <class G>
class MaxN {
 public:
  using State = typename G::State;

  /// What the hand is worth to each seat if all play max^n from here on.
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

  /// The action with the best mean for the seat to act, over `worlds` states that `draw()` returns (fewer if the budget
  /// is spent), each played to its end by max^n.
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
  /// Adds what each action is worth in this world to the seat to act.
  static void add_values(const State& world, const ActionList& actions, std::array<double, 64>& sums) {
    for (std::size_t k = 0; k < actions.size(); ++k) {
      State next = world;
      G::apply(next, actions[k]);
      sums[k] += value(next)[at(G::to_act(world))];
    }
  }
};

}  // namespace tapete
