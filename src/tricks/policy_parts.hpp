#pragma once
#include "tricks/trick_rules.hpp"

namespace tapete {

/// Returns `base` to the power of `times`, which must not be negative.
constexpr double power(double base, int times) {
  double out = 1;
  for (; times > 0; --times) out *= base;
  return out;
}

/// Returns the action with the least `cost(action)`; if several cost the same, the first of them. The list must not be
/// empty.
template <class Cost>
Action cheapest(const ActionList& actions, const Cost& cost) {
  Action best = actions[0];
  if (actions.size() == 1) return best;
  double least = cost(best);
  for (std::size_t i = 1; i < actions.size(); ++i)
    if (const double now = cost(actions[i]); now < least) best = actions[i], least = now;
  return best;
}

}  // namespace tapete
