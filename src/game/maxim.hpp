#pragma once
#include <span>
#include <string_view>

#include "game/action.hpp"

namespace tapete {

/// A traditional saying about good play, as a predicate on positions and actions. A saying does not hold in every
/// position; the judge finds out in which positions it holds.
template <class State>
struct Maxim {
  std::string_view id;  ///< a name for programs, of letters and underscores, such as `load_partner`
  /// Returns whether the saying is about this position. The function reads only facts that the seat to act knows, so
  /// `state` may be the state of a view.
  bool (*applies)(const State& state);
  /// Returns whether the saying advises this legal action. `applies` must be true for the position.
  bool (*follows)(const State& state, Action action);
  /// True: the saying is that all actions are about equally good. `follows` is then true for all actions.
  bool all_alike = false;
};

/// A game that lists its maxims.
template <class G>
concept ListsMaxims = requires {
  { G::maxims() } -> std::same_as<std::span<const Maxim<typename G::State>>>;
};

}  // namespace tapete
