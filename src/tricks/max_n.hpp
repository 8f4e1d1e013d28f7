#pragma once
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
      if (first || reached[static_cast<std::size_t>(seat)] > best[static_cast<std::size_t>(seat)]) best = reached;
      first = false;
    }
    return best;
  }
};

}  // namespace tapete
