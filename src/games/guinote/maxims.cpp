#include "games/guinote/rules.hpp"
#include "tricks/trick_blunders.hpp"

/// Maxims from texts about guiñote. Each has two tests: whether the maxim applies to a state, and whether an action
/// follows it. All maxims are about the descarte, in which any card may be played.
namespace tapete::guinote {
namespace {

TrickMoment moment(const State& s) { return moment_of(s, kRanking, 2, playable(s), {}); }

bool in_descarte(const State& s, int players) { return s.players == players && s.phase == Phase::play && !arrastre(s); }

/// Returns whether the card is an ace or a three that is no trump and does not take the trick.
bool is_guinote(const TrickMoment& m, Card card) {
  return m.is_high(card) && !m.is_trump(card) && !m.beating.has(card);
}

// "A un guiñote, otro" (on a guiñote, another one): the previous rival has led a guiñote, and the partner plays last.
bool guinote_was_led(const State& s) {
  if (!in_descarte(s, 4) || s.in_trick != 1) return false;
  return moment(s).is_high(s.winning) && s.winning.suit() != s.trump;
}
bool adds_guinote(const State& s, Action action) { return is_guinote(moment(s), card_of(action)); }

// "Cargar al compañero" (load the partner): add the most points that leave the trick to the partner.
bool partner_wins(const State& s) { return in_descarte(s, 4) && moment(s).partner; }
CardSet loads(const TrickMoment& m) {
  CardSet loads;
  int most = 1;
  for (const Card card : m.cards - m.beating) {
    const int points = m.ranking.points_of(card);
    if (m.is_trump(card) || points < most) continue;
    if (points > most) loads = {};
    most = points;
    loads.add(card);
  }
  return loads;
}
bool loads_partner(const State& s, Action action) { return loads(moment(s)).has(card_of(action)); }

// "Forzar al que canta las cuarenta" (force the singer of the forty): the rival at the right is still to play, and
// holds one or both cards of the forty.
bool singer_is_next(const State& s) {
  if (!in_descarte(s, 4) || s.in_trick == 3) return false;
  const Seat right = s.after(s.actor);
  return has(s.sung, s.trump) && !(s.shown[at(right)] & pair_of(s.trump)).empty();
}
bool forces(const State& s, Action action) {
  const TrickMoment m = moment(s);
  const Card card = card_of(action);
  return m.beating.has(card) || is_guinote(m, card);
}

// "A carta tapada no hay jugada mala" (with cards face down no play is bad): the maxim applies while there is a stock.
bool any_choice(const State& s) { return in_descarte(s, s.players); }
bool any_card(const State&, Action) { return true; }

// "El que mata al compañero se queda sin él" (if you beat your partner, you are left without him).
bool can_kill_partner(const State& s) { return partner_wins(s) && !moment(s).beating.empty(); }
bool leaves_trick(const State& s, Action action) { return !moment(s).beating.has(card_of(action)); }

// "Para dar, matar" (rather than give, beat): with two players, the second player can only give points or take the
// trick.
bool gives_or_kills(const State& s) {
  if (!in_descarte(s, 2) || s.in_trick != 1) return false;
  const TrickMoment m = moment(s);
  bool gives = !m.beating.empty();
  for (const Card card : m.cards - m.beating) gives = gives && m.points + kRanking.points_of(card) > 0;
  return gives;
}
bool takes_trick(const State& s, Action action) { return moment(s).beating.has(card_of(action)); }

// "Si al guiñote has de ganar, en la última no has de matar" (to win at guiñote, do not beat in the last trick): the
// last cards are drawn after this trick.
bool could_take_last(const State& s) {
  return in_descarte(s, s.players) && before_last_draw(s) && s.in_trick > 0 && !moment(s).partner &&
         !moment(s).beating.empty();
}

constexpr std::array<Maxim<State>, 7> kMaxims{{{"guinote_on_guinote", guinote_was_led, adds_guinote},
                                               {"load_partner", partner_wins, loads_partner},
                                               {"force_singer", singer_is_next, forces},
                                               {"covered_card", any_choice, any_card, true},
                                               {"partner_killed", can_kill_partner, leaves_trick},
                                               {"kill_to_give", gives_or_kills, takes_trick},
                                               {"last_trick_left", could_take_last, leaves_trick}}};

}  // namespace

std::span<const Maxim<State>> Rules::maxims() { return kMaxims; }

}  // namespace tapete::guinote
