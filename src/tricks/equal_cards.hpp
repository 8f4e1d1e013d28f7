#pragma once
#include "core/index.hpp"
#include "tricks/strength.hpp"
#include "tricks/trick_rules.hpp"

namespace tapete {

/// Returns whether two cards of the seat to act win the same tricks and cost the same, so that it does not matter which
/// one is played: they have one suit and the same points, and all cards between them lie in finished tricks or in the
/// same hand. Trumps are not compared before the stock is gone, because one of them may be exchanged for the turned
/// card.
template <class R>
bool are_equal_cards(const typename R::State& s, Card a, Card b) {
  if (a.suit() != b.suit() || (a.suit() == s.trump && !s.stock_gone())) return false;
  const Ranking& ranking = ranking_for<R>(s.config);
  if (ranking.points_of(a) != ranking.points_of(b)) return false;
  if constexpr (requires { R::worth(s.config, CardSet{}); })
    if (R::worth(s.config, CardSet::of(a)) != R::worth(s.config, CardSet::of(b))) return false;
  const CardSet between =
      (ranking.stronger_than(a) - ranking.stronger_than(b)) | (ranking.stronger_than(b) - ranking.stronger_than(a));
  const CardSet finished = s.played_set - s.last_played(s.in_trick);
  return ((between & cards_for<R>(s.config)) - finished - s.hand[at(s.actor)]).empty();
}

}  // namespace tapete
