#include "games/bridge/bridge.hpp"

/// The heuristic policy. It reads only what the seat to act knows.
namespace tapete::bridge {
namespace {

/// Aces count 4, kings 3, queens 2, jacks 1.
int high_card_points(CardSet hand) {
  int sum = 0;
  for (const Card card : hand) sum += std::max(0, Rules::kRanking.strength_of(card) - 8);
  return sum;
}

Call choose_call(const State& s) {
  constexpr int kOpening = 13;
  const CardSet hand = s.hand[at(s.actor)];
  if (s.auction.bidder() != kNobody || high_card_points(hand) < kOpening) return kPass;
  int longest = kClubs;
  for (int denomination = kDiamonds; denomination < kNoTrump; ++denomination)
    if (hand.suit(suit_of(denomination)).size() >= hand.suit(suit_of(longest)).size()) longest = denomination;
  return Call::bid(1, longest);
}

}  // namespace

Action Rules::policy(const State& s, Rng& /*rng*/) {
  if (s.phase == TrickPhase::bid) return call_action(choose_call(s));
  Card least;
  for (const Card card : playable(s))
    if (!least.known() || kRanking.strength_of(card) < kRanking.strength_of(least)) least = card;
  return play_action(least);
}

}  // namespace tapete::bridge
