#include "games/bridge/bidding.hpp"
#include "games/bridge/policy_play.hpp"

/// The heuristic policy. It uses only information that the seat to act has.
namespace tapete::bridge {

Card lowest(CardSet cards) {
  Card least = cards.first();
  for (const Card card : cards)
    if (strength(card) < strength(least)) least = card;
  return least;
}

Card highest(CardSet cards) {
  Card most = cards.first();
  for (const Card card : cards)
    if (strength(card) > strength(most)) most = card;
  return most;
}

PlayFacts::PlayFacts(const State& state)
    : s(state),
      me(state.actor),
      partner((state.actor + kPairs) % kSeats),
      dummy_seat(Rules::dummy(state)),
      trump(state.trump),
      declaring(state.auction.bidder() % kPairs == state.actor % kPairs),
      hand(state.hand[at(state.actor)]) {
  if (declaring)
    other = s.hand[at(partner)];
  else if (dummy_seat != kNobody)
    dummy = s.hand[at(dummy_seat)];
  unseen = CardSet::full(Rules::kDeck) - hand - other - dummy - s.played_set;
  against = unseen | dummy;
}

CardSet PlayFacts::masters(CardSet cards) const {
  CardSet out;
  for (const Card card : cards)
    if (master(card)) out.add(card);
  return out;
}

int PlayFacts::needed() const {
  const int level = s.auction.contract().level;
  const int target = declaring ? kBook + level : 13 - kBook - level + 1;
  return target - s.won[at(me % kPairs)];
}

Action Bots::policy(const State& s, Rng& /*rng*/) {
  if (s.phase == TrickPhase::bid) return call_action(choose_call(s.auction, s.hand[at(s.actor)]));
  const CardSet cards = playable(s);
  if (cards.size() == 1) return play_action(cards.first());
  const PlayFacts facts{s};
  return play_action(s.in_trick == 0 ? choose_lead(facts) : choose_answer(facts));
}

}  // namespace tapete::bridge
