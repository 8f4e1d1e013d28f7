#pragma once
#include "core/card.hpp"
#include "tricks/strength.hpp"

namespace tapete {

/// Facts about a trick in progress that limit which cards the next player may play.
struct TrickSoFar {
  int led = 0;                   ///< suit of the first card
  Card winning;                  ///< the card that is winning
  bool partner_winning = false;  ///< whether the next player's partner is winning
};

/// Returns whether `card` takes over a trick in which `winning` is the best card so far.
inline bool takes_over(const Ranking& ranking, Card card, Card winning, int trump) {
  const bool same_suit = card.suit() == winning.suit();
  const bool stronger = ranking.strength_of(card) > ranking.strength_of(winning);
  return same_suit ? stronger : card.suit() == trump;
}

/// Returns the cards of `hand` that meet the duties of strict play, in this order: follow suit; beat the winning card
/// unless it is the partner's (within the suit if the hand can follow, otherwise with a trump); any card. The result is
/// empty only for an empty hand.
inline CardSet obliged(const Ranking& ranking, CardSet hand, const TrickSoFar& trick, int trump) {
  const CardSet follow = hand.suit(trick.led);
  const bool follows = !follow.empty();
  const int suit = follows ? trick.led : trump;  // the suit that may take over the trick
  const CardSet pool = follows ? follow : hand.suit(trump);
  const CardSet otherwise = follows ? follow : hand;
  // In the suit of the winning card only stronger cards beat it. If the winning card has trumped the suit led, no card
  // of the suit led beats it.
  const CardSet trumping = follows ? CardSet{} : pool;
  const CardSet beating = trick.winning.suit() == suit ? pool & ranking.stronger_than(trick.winning) : trumping;
  return trick.partner_winning || beating.empty() ? otherwise : beating;
}

/// Returns the cards that a player cannot have held if it had to obey obliged() and played `card`.
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
