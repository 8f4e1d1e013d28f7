#include "games/bridge/bidding.hpp"
#include "games/bridge/bridge.hpp"

/// What players of bridge call mistakes.
namespace tapete::bridge {

std::span<const Blunder<State>> Rules::blunders() { return {}; }

ActionList Rules::candidates(const State& s, const ActionList& legal) {
  if (s.phase == TrickPhase::play) return without_blunders(blunders(), s, legal);
  ActionList one;
  one.push_back(call_action(choose_call(s.auction, s.hand[at(s.actor)])));
  return one;
}

}  // namespace tapete::bridge
