#include "games/guinote/rules.hpp"
#include "tricks/trick_blunders.hpp"

/// Plays that texts about guiñote call bad or that annoy partners. The choice of a card in the arrastre is never
/// listed: the duties leave little choice there, and the best card can be calculated. Each test returns whether the
/// action is the mistake in its comment.
namespace tapete::guinote {
namespace {

/// Returns whether the card certainly wins the trick, and the partida with it.
bool ends_partida(const State& s, const TrickMoment& moment, Card card) {
  const int side = side_of(s.actor);
  return s.vueltas && moment.last && moment.beating.has(card) &&
         total(s, side) + s.trick_points + kRanking.points_of(card) >= Guinote::kTarget;
}

bool judge(const State& s, Action action, TrickTest test) {
  if (kind_of(action) != Kind::play || arrastre(s)) return false;
  const TrickMoment moment = moment_of(s, kRanking, 2, playable(s), Pairs::unsung(s.hand[at(s.actor)], s.sung));
  return (moment.*test)(card_of(action)) && !ends_partida(s, moment, card_of(action));
}

template <TrickTest kTest>
bool is(const State& s, Action action) {
  return judge(s, action, kTest);
}
/// Applies a test of the kit in first hands only. In vueltas players spend trumps to get the points that they still
/// need.
template <TrickTest kTest>
bool is_in_first_hand(const State& s, Action action) {
  return !s.vueltas && judge(s, action, kTest);
}
/// Spends a high trump on a cheap trick, unless winning it allows a cante or the exchange of the seven.
bool high_trump_wasted(const State& s, Action action) {
  return !can_declare(s, s.actor) && is_in_first_hand<&TrickMoment::wastes_high_trump>(s, action);
}
bool cante_missed(const State& s, Action action) {
  return action == kPass && s.phase == Phase::window && singable(s, s.actor) != 0;
}
/// Misses the last chance to exchange the seven for a better card.
bool seven_kept(const State& s, Action action) {
  return action == kPass && s.phase == Phase::before_draw && can_swap(s, s.actor) &&
         kRanking.stronger_than(Card{s.trump, Guinote::kSeven}).has(s.turned());
}

bool out_wrong(const State& s, Action action) { return kind_of(action) == Kind::out && !reached(s, side_of(s.actor)); }
/// Plays the last card without saying "me salgo", although the rivals may still reach 101 points and win with the last
/// trick.
bool out_missed(const State& s, Action action) {
  if (kind_of(action) != Kind::play || !Guinote::may_say_out(s) || !arrastre(s) || s.hand[at(s.actor)].size() > 1)
    return false;
  const int side = side_of(s.actor);
  const int left = Guinote::kAllPoints - s.tally[0].cards - s.tally[1].cards;
  return reached(s, side) && total(s, 1 - side) + left >= Guinote::kTarget;
}

/// Sayings behind the list: "El que mata al compañero se queda sin él" (if you beat your partner, you are left without
/// your partner), and "cargar al compañero" (add points to the partner's trick). Because of "a un guiñote, otro" (on a
/// guiñote, another one), `guinote_given` allows a guiñote while the partner can still win the trick
/// (TrickMoment::lost).
constexpr std::array<Blunder<State>, 12> kBlunders{
    {{"trump_led", is_in_first_hand<&TrickMoment::leads_trump>},
     {"high_trump_led", is_in_first_hand<&TrickMoment::leads_high_trump>},
     {"partner_killed", is<&TrickMoment::takes_partners_trick>},
     {"partner_trumped", is_in_first_hand<&TrickMoment::trumps_partner>},
     {"partner_not_loaded", is<&TrickMoment::does_not_load>},
     {"high_trump_wasted", high_trump_wasted},
     {"guinote_given", is<&TrickMoment::gives_high_card>},
     {"cante_broken", is<&TrickMoment::breaks_pair>},
     {"cante_missed", cante_missed},
     {"seven_kept", seven_kept},
     {"out_wrong", out_wrong},
     {"out_missed", out_missed}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::guinote
