#include "game/blunder.hpp"

#include "games/tute/rules.hpp"
#include "tricks/trick_blunders.hpp"

/// What is certainly bad at tute. Among three to six, duties leave little choice, and a trick more or less may be good
/// or bad, so the list is short; for two it is that of any game with a stock.
namespace tapete {

using namespace tute;

namespace {

/// Judges a card of a hand of two, as long as there is a stock, by `test(moment, card)`.
template <class Test>
bool judge_of_two(const State& s, Action action, const Test& test) {
  if (kind_of(action) != Kind::play || !of_two(s) || bound(s)) return false;
  const CardSet cards = s.hand[at(s.actor)];
  CardSet pairs;
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(singable(s, s.actor), suit)) pairs |= pair_of(suit);
  TrickMoment moment{.ranking = kRanking, .trump = s.trump, .cards = cards, .dear = pairs, .beating = {}};
  moment.leads = s.in_trick == 0;
  moment.last = moment.lost = !moment.leads;
  moment.points = s.trick_points;
  for (const Card card : cards)
    if (!moment.leads && takes_over(kRanking, card, s.winning, s.trump)) moment.beating.add(card);
  return test(moment, card_of(action));
}

bool trump_led(const State& s, Action action) {
  return judge_of_two(s, action, [](const auto& moment, Card card) { return moment.leads_trump(card); });
}
bool high_trump_led(const State& s, Action action) {
  return judge_of_two(s, action, [](const auto& moment, Card card) { return moment.leads_high_trump(card); });
}
/// Unless the trick is what lets something be sung.
bool high_trump_wasted(const State& s, Action action) {
  return judge_of_two(s, action, [&](const auto& moment, Card card) {
    return moment.wastes_high_trump(card) && !can_declare(s, s.actor);
  });
}
bool high_card_given(const State& s, Action action) {
  return judge_of_two(s, action, [](const auto& moment, Card card) { return moment.gives_high_card(card); });
}
bool cante_broken(const State& s, Action action) {
  return judge_of_two(s, action, [](const auto& moment, Card card) { return moment.breaks_pair(card); });
}
bool cante_missed(const State& s, Action action) {
  return action == kPass && s.phase == Phase::window && of_two(s) && singable(s, s.actor) != 0;
}
/// Four reyes or four caballos win the hand at once.
bool tute_missed(const State& s, Action action) {
  return kind_of(action) != Kind::tute && s.phase == Phase::window &&
         (has_tute(s, s.actor, Tute::kRey) || has_tute(s, s.actor, Tute::kCaballo));
}
/// Who has won no trick does not lose, once two others have. Late in the hand a card that nobody can beat is led
/// although another one might lose the trick.
bool clean_hand_soiled(const State& s, Action action) {
  if (kind_of(action) != Kind::play || of_two(s) || s.in_trick > 0 || s.declarer != kNobody) return false;
  const CardSet hand = s.hand[at(s.actor)];
  if (tricks_of(s, s.actor) > 0 || hand.size() > s.tricks) return false;
  int takers = 0;
  for (Seat seat = 0; seat < s.config.players; ++seat) takers += tricks_of(s, seat) > 0 ? 1 : 0;
  const CardSet unseen = CardSet::full(Deck::spanish) - hand - s.gone - CardSet::of(s.left_over);
  const auto safe = [&](Card card) {
    return (kRanking.stronger_than(card) & unseen).empty() && (card.suit() == s.trump || unseen.suit(s.trump).empty());
  };
  bool other = false;
  for (const Card card : hand) other = other || !safe(card);
  return takers >= 2 && other && safe(card_of(action));
}
/// More is promised than all the cards and what could be sung of the own hand are worth.
bool bid_beyond_reach(const State& s, Action action) {
  if (kind_of(action) != Kind::bid || s.config.variant != Tute::Variant::remate || action.a == 0) return false;
  int cantes = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(singable(s, s.actor), suit)) cantes += cantes == 0 ? 40 : 20;  // the declarer names trumps
  return action.a > 120 + Tute::kLastTrick + cantes;
}

constexpr std::array<Blunder<State>, 9> kBlunders{{{"trump_led", trump_led},
                                                   {"high_trump_led", high_trump_led},
                                                   {"high_trump_wasted", high_trump_wasted},
                                                   {"high_card_given", high_card_given},
                                                   {"cante_broken", cante_broken},
                                                   {"cante_missed", cante_missed},
                                                   {"tute_missed", tute_missed},
                                                   {"clean_hand_soiled", clean_hand_soiled},
                                                   {"bid_beyond_reach", bid_beyond_reach}}};

}  // namespace

std::span<const Blunder<State>> Tute::blunders() { return kBlunders; }

}  // namespace tapete
