#pragma once
#include "tricks/equal_cards.hpp"
#include "tricks/trick_blunders.hpp"

/// The card that people expect a player to choose where several are about equally good.
namespace tapete {

/// Returns the card that people expect in a game whose sides want points, where the policy would play `natural`: the
/// last player of a trick of the rivals wins it with an ace or a three that is no trump, or else throws the cheapest
/// card that is no trump; the last player of a trick of the partner adds the card with the most points that is no trump
/// and does not take over the trick; and nobody leads a card with points before the stock is gone if the hand has a
/// cheaper one that is no trump. `natural` in all other positions.
Card expected_card(const TrickMoment& moment, Card natural, bool stock_gone);

/// Returns the action with expected_card() or the weakest card that is equal to it, if cards are being played.
/// `cards_to_keep`: see TrickMoment.
template <class R>
Action expected_action(const typename R::State& s, Action natural, CardSet cards_to_keep = {}) {
  if (natural.kind != kPlayAction) return natural;
  const TrickMoment moment = moment_of(s, ranking_for<R>(s.config), R::sides(s.config), R::playable(s), cards_to_keep);
  const Card expected = expected_card(moment, card_of(natural), s.stock_gone());
  Card weakest = expected;
  for (const Card card : moment.cards)
    if (are_equal_cards<R>(s, card, expected) && moment.ranking.stronger_than(card).has(weakest)) weakest = card;
  return play_action(weakest);
}

}  // namespace tapete
