#include "tricks/expected_card.hpp"

namespace tapete {

Card expected_card(const TrickMoment& moment, Card natural, bool stock_gone) {
  const auto cost = [&moment](Card card) {
    return 100 * moment.ranking.points_of(card) + moment.ranking.strength_of(card);
  };
  Card expected = natural;
  const CardSet others = moment.cards - moment.cards_to_keep - moment.beating;  // cards that leave the trick as it is
  const bool throws = moment.last && !moment.beating.has(natural);
  if (moment.last && moment.lost) {
    for (const Card card : moment.beating)
      if (moment.is_high(card) && !moment.is_trump(card) && !moment.cards_to_keep.has(card) &&
          (!moment.is_high(expected) || moment.is_trump(expected) || !moment.beating.has(expected)))
        expected = card;
    if (throws && expected == natural)
      for (const Card card : others)
        if (!moment.is_trump(card) && cost(card) < cost(expected)) expected = card;
  } else if (throws && moment.partner) {
    for (const Card card : others)
      if (!moment.is_trump(card) && moment.ranking.points_of(card) > moment.ranking.points_of(expected))
        expected = card;
  } else if (!stock_gone && moment.leads && moment.ranking.points_of(natural) > 0 && !moment.is_trump(natural)) {
    for (const Card card : moment.cards - moment.cards_to_keep)
      if (!moment.is_trump(card) && cost(card) < cost(expected)) expected = card;
  }
  return expected;
}

}  // namespace tapete
