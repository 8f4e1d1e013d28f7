#include "games/guinote/policy.hpp"

/// The declarations of the heuristic policy: cantes, and the exchange of the seven.
namespace tapete::guinote {

Action declaration_by_policy(const State& s) {
  const Seat seat = s.actor;
  const unsigned suits = s.phase == Phase::window ? singable(s, seat) : 0;
  if ((suits >> s.trump & 1U) != 0) return cante(s.trump, false);
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(suits, suit)) return cante(suit, arrastre(s));
  if (!can_swap(s, seat)) return kPass;
  const Card gain = s.turned();
  if (!kRanking.stronger_than(Card{s.trump, Guinote::kSeven}).has(gain)) return kPass;
  // The exchange reveals the seven, so the policy waits, unless the exchange completes the forty or gains a guiñote, or
  // the hand is vueltas, which any trick may end.
  const bool forty = pair_of(s.trump).has(gain) && s.hand[at(seat)].has_all(pair_of(s.trump) - CardSet::of(gain));
  const bool now = s.phase == Phase::before_draw || forty || s.vueltas || kRanking.points_of(gain) >= 10;
  return now ? kSwap : kPass;
}

}  // namespace tapete::guinote
