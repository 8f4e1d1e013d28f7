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

/// Judges a card of the descarte by `test(moment, card)`.
template <class Test>
bool judge(const State& s, Action action, const Test& test) {
  if (kind_of(action) != Kind::play || arrastre(s)) return false;
  const TrickMoment moment = moment_of(s, kRanking, 2, playable(s), pairs_to_sing(s));
  return test(moment, card_of(action)) && !ends_partida(s, moment, card_of(action));
}

/// The same of first hands alone: in vueltas trumps are there to be spent on the points that are still lacking.
template <class Test>
bool judge_first_hand(const State& s, Action action, const Test& test) {
  return !s.vueltas && judge(s, action, test);
}

bool trump_led(const State& s, Action action) {
  return judge_first_hand(s, action, [](const auto& moment, Card card) { return moment.leads_trump(card); });
}
bool high_trump_led(const State& s, Action action) {
  return judge_first_hand(s, action, [](const auto& moment, Card card) { return moment.leads_high_trump(card); });
}
/// "El que mata al compañero se queda sin él."
bool partner_killed(const State& s, Action action) {
  return judge(s, action, [&](const auto& moment, Card card) {
    return moment.takes_partners_trick(card) || (!s.vueltas && moment.trumps_partner(card));
  });
}
/// Unless the trick is what lets something be sung or changed.
bool high_trump_wasted(const State& s, Action action) {
  return judge_first_hand(s, action, [&](const auto& moment, Card card) {
    return moment.wastes_high_trump(card) && !can_declare(s, s.actor);
  });
}
bool guinote_given(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.gives_high_card(card); });
}
/// "Cargar al compañero."
bool partner_not_loaded(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.does_not_load(card); });
}
/// A rey or a sota of a pair to be sung is played where another card would do.
bool cante_broken(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.breaks_pair(card); });
}
bool cante_missed(const State& s, Action action) {
  return action == kPass && s.phase == Phase::window && singable(s, s.actor) != 0;
}
/// The last chance to change the seven for a better card.
bool seven_kept(const State& s, Action action) {
  return action == kPass && s.phase == Phase::before_draw && can_swap(s, s.actor) &&
         kRanking.stronger_than(Card{s.trump, Guinote::kSeven}).has(s.turned());
}

constexpr std::array<Blunder<State>, 9> kBlunders{{{"trump_led", trump_led},
                                                   {"high_trump_led", high_trump_led},
                                                   {"partner_killed", partner_killed},
                                                   {"high_trump_wasted", high_trump_wasted},
                                                   {"guinote_given", guinote_given},
                                                   {"partner_not_loaded", partner_not_loaded},
                                                   {"cante_broken", cante_broken},
                                                   {"cante_missed", cante_missed},
                                                   {"seven_kept", seven_kept}}};

}  // namespace

std::span<const Blunder<State>> Guinote::blunders() { return kBlunders; }

ActionList Guinote::candidates(const View& view) { return without_blunders(blunders(), view.state, legal(view.state)); }

}  // namespace tapete
