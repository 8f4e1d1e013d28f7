#include "games/guinote/policy.hpp"

/// The bot `casual`, and playouts with the heuristic policy.
namespace tapete {

Action guinote::Rules::policy_action(const State& s, Rng& rng) {
  if (Claims::proven(s, s.actor)) return claim_action(s.actor);
  if (s.phase != Phase::play) return declaration_by_policy(s);
  return by_policy(s, cards_played(Claims::plays(s)), casual_style(s), rng);
}

std::optional<Action> Guinote::sure_call(const View& view) {
  if (!may_say_out(view.state) || !guinote::reached(view.state, guinote::side_of(view.seat))) return std::nullopt;
  return out_action(view.seat);
}

void Guinote::play_by_policy(State& s, Rng& rng) {
  guinote::count_from_here(s);
  guinote::play_on_by_policy(s, guinote::tuned_style(s), rng);
}

}  // namespace tapete
