#pragma once
#include <span>
#include <string_view>

#include "game/action.hpp"

namespace tapete {

/// A play that experienced players consider a mistake even when it turns out well, such as taking a trick that the
/// partner is winning.
template <class State>
struct Blunder {
  std::string_view id;  ///< a name for programs, of letters and underscores, such as `partner_killed`
  /// Returns whether `action`, a legal action of the seat to act, is this blunder. If it is, at least one other legal
  /// action must not be this blunder. The function reads only facts that the seat knows, so `state` may be the state of
  /// a view.
  bool (*is)(const State& state, Action action);
};

/// A game that lists its blunders. Bots of all levels from `beginner` up avoid them.
template <class G>
concept ListsBlunders = requires {
  { G::blunders() } -> std::same_as<std::span<const Blunder<typename G::State>>>;
};

/// Returns the actions that are no blunder, or all actions if every one is a blunder.
template <class State>
ActionList without_blunders(std::span<const Blunder<State>> blunders, const State& state, const ActionList& actions) {
  if (actions.size() == 1) return actions;
  ActionList left;
  for (const Action& action : actions) {
    bool blunder = false;
    for (const auto& entry : blunders) blunder = blunder || entry.is(state, action);
    if (!blunder) left.push_back(action);
  }
  return left.empty() ? actions : left;
}

}  // namespace tapete
