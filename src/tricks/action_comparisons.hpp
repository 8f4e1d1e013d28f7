#pragma once
#include <optional>
#include <tuple>

#include "tricks/equal_cards.hpp"
#include "tricks/trick_flow.hpp"

namespace tapete {

/// Comparisons of the legal actions of a trick game, for the judge.
template <class R>
struct ActionComparisons {
  using State = typename R::State;

  /// Returns the legal card with the fewest points and, of several, the weakest one that is no trump if possible.
  /// Returns nothing if no card may be played: of bids and declarations none is the natural one to compare others with.
  static std::optional<Action> plainest(const State& s) {
    const Ranking& ranking = ranking_for<R>(s.config);
    const auto cost = [&](Card card) {
      return std::tuple{ranking.points_of(card), card.suit() == s.trump, ranking.strength_of(card)};
    };
    std::optional<Action> least;
    for (const Action& each : TrickFlow<R>::legal(s))
      if (each.kind == kPlayAction && (!least || cost(card_of(each)) < cost(card_of(*least)))) least = each;
    return least;
  }

  /// Returns whether it does not matter which of two legal actions is chosen; see equal_cards.hpp.
  static bool are_equal(const State& s, Action a, Action b) {
    return a.kind == kPlayAction && b.kind == kPlayAction && are_equal_cards<R>(s, card_of(a), card_of(b));
  }
};

}  // namespace tapete
