#pragma once
#include "tricks/trick_flow.hpp"

namespace tapete {

/// A base class of Gifts for the completion of deals (tricks/deal_completion.hpp): the cards that seats may have given
/// to each other on the way to a state.
template <class R, class Base>
struct GiftCompletion : Base {
  /// Returns the cards that were dealt to a seat in a deal that leads to the state `world`.
  template <class State>
  static CardSet dealt_in(const State& world, Seat seat) {
    if (world.phase == TrickPhase::give || world.to == 0) return got(world, seat);
    return (got(world, seat) - gift_in(world, world.giver(seat))) | gift_in(world, seat);
  }
  /// Returns whether the hidden action may be this one on the way to the state `world`.
  template <class State>
  static bool fits_world(const State& world, Seat actor, Action action) {
    return action.kind != kOwnAction || gift_in(world, actor).has(card_of(action));
  }

 private:
  /// Returns all cards that a seat has got from the deal and from gifts. If gifts are under way, also those that the
  /// seat is giving.
  template <class State>
  static CardSet got(const State& s, Seat seat) {
    CardSet cards = s.hand[at(seat)];
    each_card_back(s, ranking_for<R>(s.config), R::sides(s.config), 0, [&](Seat by, Card card, const TrickSoFar*) {
      if (by == seat) cards.add(card);
    });
    return s.phase == TrickPhase::give ? cards | s.gift[at(seat)] : cards;
  }
  /// Returns the cards that `seat` gives in a deal that leads to the state `world`. The view of a seat does not show
  /// the gifts between two other seats, so any cards of the receiver may be those.
  template <class State>
  static CardSet gift_in(const State& world, Seat seat) {
    if (world.phase == TrickPhase::give || world.to == 0 || !world.gift[at(seat)].empty()) return world.gift[at(seat)];
    CardSet gift;
    for (const Card card : got(world, world.receiver(seat)))
      if (gift.size() < R::kGifts) gift.add(card);
    return gift;
  }
};

}  // namespace tapete
