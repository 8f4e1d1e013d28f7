#include "game/blunder.hpp"

#include "games/guinote/rules.hpp"
#include "tricks/trick_blunders.hpp"

/// What the source texts call bad play, and what partners are angry about. In the arrastre duties leave little choice,
/// and what is best there can be counted, so nothing of it is on the list.
namespace tapete {

using namespace guinote;

namespace {

/// The cards of the pairs that the seat to act holds and that can still be sung.
CardSet pairs_to_sing(const State& s) {
  CardSet pairs;
  for (const Card sota : sotas_with_rey(s.hand[at(s.actor)]))
    if (!has(s.sung, sota.suit())) pairs |= pair_of(sota.suit());
  return pairs;
}

/// The card takes the trick for good, and with it the partida.
bool ends_partida(const State& s, const TrickMoment& moment, Card card) {
  const int side = side_of(s.actor);
  return s.vueltas && moment.last && moment.beating.has(card) &&
         total(s, side) + s.trick_points + kRanking.points_of(card) >= Guinote::kTarget;
}

bool judge(const State& s, Action action, TrickTest test) {
  if (kind_of(action) != Kind::play || arrastre(s)) return false;
  const TrickMoment moment = moment_of(s, kRanking, 2, playable(s), pairs_to_sing(s));
  return (moment.*test)(card_of(action)) && !ends_partida(s, moment, card_of(action));
}

template <TrickTest kTest>
bool is(const State& s, Action action) {
  return judge(s, action, kTest);
}
/// In first hands alone: in vueltas trumps are there to be spent on the points that are still lacking.
template <TrickTest kTest>
bool is_in_first_hand(const State& s, Action action) {
  return !s.vueltas && judge(s, action, kTest);
}
/// Unless the trick is what lets something be sung or changed.
bool high_trump_wasted(const State& s, Action action) {
  return !can_declare(s, s.actor) && is_in_first_hand<&TrickMoment::wastes_high_trump>(s, action);
}
bool cante_missed(const State& s, Action action) {
  return action == kPass && s.phase == Phase::window && singable(s, s.actor) != 0;
}
/// The last chance to change the seven for a better card.
bool seven_kept(const State& s, Action action) {
  return action == kPass && s.phase == Phase::before_draw && can_swap(s, s.actor) &&
         kRanking.stronger_than(Card{s.trump, Guinote::kSeven}).has(s.turned());
}

/// "El que mata al compañero se queda sin él", and "cargar al compañero".
constexpr std::array<Blunder<State>, 10> kBlunders{
    {{"trump_led", is_in_first_hand<&TrickMoment::leads_trump>},
     {"high_trump_led", is_in_first_hand<&TrickMoment::leads_high_trump>},
     {"partner_killed", is<&TrickMoment::takes_partners_trick>},
     {"partner_trumped", is_in_first_hand<&TrickMoment::trumps_partner>},
     {"partner_not_loaded", is<&TrickMoment::does_not_load>},
     {"high_trump_wasted", high_trump_wasted},
     {"guinote_given", is<&TrickMoment::gives_high_card>},
     {"cante_broken", is<&TrickMoment::breaks_pair>},
     {"cante_missed", cante_missed},
     {"seven_kept", seven_kept}}};

}  // namespace

std::span<const Blunder<State>> Guinote::blunders() { return kBlunders; }

ActionList Guinote::candidates(const View& view) {
  const State& s = view.state;
  const CardSet cards = dutiful(s);
  ActionList actions;
  for (const Action& action : legal(s))
    if (kind_of(action) != Kind::play || cards.has(card_of(action))) actions.push_back(action);
  return without_blunders(blunders(), s, actions);
}

}  // namespace tapete
