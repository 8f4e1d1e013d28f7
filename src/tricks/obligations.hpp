#pragma once
#include "core/card.hpp"
#include "tricks/strength.hpp"

namespace tapete {

/// A trick in progress, as the next player has to answer it.
struct TrickSoFar {
  int led = 0;                   ///< suit of the first card
  Card winning;                  ///< the card that is winning
  bool partner_winning = false;  ///< it is the next player's partner's
};

/// Whether `card` takes over a trick that `winning` is winning.
inline bool takes_over(const Ranking& ranking, Card card, Card winning, int trump) {
  if (card.suit() == winning.suit()) return ranking.strength_of(card) > ranking.strength_of(winning);
  return card.suit() == trump;
}

/// The cards of `hand` that meet the duties of guiñote's and tute's strict play, in this order: follow suit; beat the winning card unless
/// it is one's partner's (within the suit if one has it, else with a trump); any card. Never empty for a hand that is not.
inline CardSet obliged(const Ranking& ranking, CardSet hand, const TrickSoFar& trick, int trump) {
  const CardSet follow = hand.suit(trick.led);
  const CardSet pool = follow.empty() ? hand.suit(trump) : follow;
  const CardSet otherwise = follow.empty() ? hand : follow;
  if (trick.partner_winning) return otherwise;
  // Cards of the pool that take over: stronger ones of the winning card's suit; any trump if no trump is winning yet.
  const bool same_suit = !pool.empty() && pool.first().suit() == trick.winning.suit();
  const CardSet beating = same_suit                            ? pool & ranking.stronger_than(trick.winning)
                          : trick.winning.suit() == trump      ? CardSet{}
                          : follow.empty()                     ? pool
                                                               : CardSet{};
  return beating.empty() ? otherwise : beating;
}

/// The cards that a player cannot have held who played `card` while bound by obliged(); `hand` need not be known.
inline CardSet denied(const Ranking& ranking, Card card, const TrickSoFar& trick, int trump) {
  CardSet none;
  if (card.suit() != trick.led) none |= CardSet::of_suit(trick.led);
  if (trick.partner_winning || takes_over(ranking, card, trick.winning, trump)) return none;
  if (card.suit() == trick.led) {
    if (trick.winning.suit() == trick.led) none |= ranking.stronger_than(trick.winning);
  } else {
    none |= trick.winning.suit() == trump ? ranking.stronger_than(trick.winning) : CardSet::of_suit(trump);
  }
  return none;
}

}  // namespace tapete
