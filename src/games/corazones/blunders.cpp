#include "games/corazones/corazones.hpp"

/// Plays that players of corazones call mistakes, except while a player may be trying to take everything.
namespace tapete::corazones {
namespace {

/// Leads a spade above the queen of spades while another player holds the queen.
bool high_spade_led(const State& s, Action action) {
  const bool elsewhere = !s.played_set.has(kQueen) && !s.hand[at(s.actor)].has(kQueen);
  return Rules::plays_safe(s, true) && elsewhere && kHighSpades.has(card_of(action)) &&
         Rules::another(s, [](Card card) { return !kHighSpades.has(card); });
}
/// Gives away a low spade, which protects against the queen, and keeps the queen or a higher spade.
bool guard_given(const State& s, Action action) {
  const CardSet spades = s.hand[at(s.actor)].suit(kSpades);
  const CardSet high = (kHighSpades | CardSet::of_known(kQueen)) & spades;
  return s.phase == TrickPhase::give && !high.empty() && (spades - high).has(card_of(action));
}

constexpr std::array<Blunder<State>, 6> kBlunders{{{"points_taken", Rules::points_taken<State>},
                                                   {"queen_kept", Rules::dearest_kept<State>},
                                                   {"high_spade_led", high_spade_led},
                                                   {"queen_led", Rules::dearest_led<State>},
                                                   {"pleno_fed", Rules::collector_fed<State>},
                                                   {"guard_given", guard_given}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::corazones
