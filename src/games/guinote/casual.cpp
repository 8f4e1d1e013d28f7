#include "games/guinote/policy.hpp"

/// The bot `casual`, and playouts by the heuristic policy.
namespace tapete {

using namespace guinote;

Action Guinote::casual(const View& view, Rng& rng) {
  const State& s = view.state;
  if (s.config.claims && arrastre(s)) {
    std::array<CardSet, 4> known = s.shown;
    known[at(view.seat)] = s.hand[at(view.seat)];
    if ((broken_seats(s, known) & seats_of(1 - side_of(view.seat))) != 0) return guinote::claim(view.seat);
  }
  return by_policy(s, cards_played(candidates(view)), casual_style(s), rng);
}

std::optional<Action> Guinote::sure_call(const View& view) {
  const State& s = view.state;
  if (!Rules::may_say_out(s) || !reached(s, side_of(view.seat))) return std::nullopt;
  return out_action(view.seat);
}

void Guinote::play_sensibly(State& s, Rng& rng) {
  count_from_here(s);
  play_on_by_policy(s, tuned_style(s), rng);
}

}  // namespace tapete
