#pragma once
#include <span>
#include <string_view>

#include "game/action.hpp"

namespace tapete {

/// A traditional saying about good play, as a predicate on positions and actions. It does not always hold: that is for
/// the judge to find out.
template <class State>
struct Maxim {
  std::string_view id;  ///< letters and underscores, as `load_partner`: programs read it
  /// Whether the saying is about this position. Uses nothing in `state` that the seat to act does not know, so `state`
  /// may be that of a view.
  bool (*applies)(const State& state);
  /// Whether this legal action is one that the saying advises. The saying must apply.
  bool (*follows)(const State& state, Action action);
  /// The saying is that all actions are about equally good; `follows` is then true for all of them.
  bool all_alike = false;
};

/// A game that lists its maxims.
template <class G>
concept ListsMaxims = requires {
  { G::maxims() } -> std::same_as<std::span<const Maxim<typename G::State>>>;
};

}  // namespace tapete
