#include "games/guinote/policy.hpp"

/// The casual player, and playouts.
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

void Guinote::play_sensibly(State& s, Rng& rng) { play_on_by_policy(s, tuned_style(s), rng); }

}  // namespace tapete
