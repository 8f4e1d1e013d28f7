#pragma once
#include <span>
#include <string_view>

#include "game/action.hpp"

namespace tapete {

/// A play that people at a table call a mistake whatever comes of it, such as winning the partner's trick.
template <class State>
struct Blunder {
  std::string_view id;  ///< letters and underscores, as `partner_killed`: programs read this name
  /// Whether this legal action is the blunder, done by the seat to act. Some other legal action must then be free of
  /// it. The function reads only what that seat knows, so `state` may be a view.
  bool (*is)(const State& state, Action action);
};

/// A game that lists its blunders. Its bots avoid them from the level `casual` up.
template <class G>
concept ListsBlunders = requires {
  { G::blunders() } -> std::same_as<std::span<const Blunder<typename G::State>>>;
};

/// The actions that are no blunder; all of them if each is one.
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
