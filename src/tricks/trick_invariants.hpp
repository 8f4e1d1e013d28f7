#pragma once
#include "game/invariants.hpp"
#include "tricks/trick_game.hpp"

/// Invariants of every TrickGame (game/invariants.hpp).
namespace tapete {

/// The default of `Else` in TrickInvariants: no card lies face down outside the hands and the stock.
struct NothingElse {
  template <class State, class Cards, class One>
  static void each(State&, const Cards&, const One&) {}
};

/// The invariants. `Else::each` reports face-down cards in other places: it calls `cards(seat, set)` for each set of
/// cards that only this seat knows, and `one(card)` for each card that no seat knows. Both functions may change their
/// argument.
template <class R, class Else = NothingElse>
struct TrickInvariants {
  using State = typename R::State;

  /// Returns the cards that `seat` cannot see: other hands, and the stock without its turned card.
  static CardSet hidden_from(const State& s, Seat seat) {
    CardSet out;
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat) out |= s.hand[at(other)] - s.shown[at(other)];
    each_elsewhere(
        s, [&](Seat other, CardSet cards) { out |= other == seat ? CardSet{} : cards; },
        [&](Card card) { out.add(card); });
    return out;
  }

  /// Redistributes `cards`, which are all hidden from `seat`, at random over their places, and chooses at random which
  /// seats have broken a duty.
  static void mix_hidden(State& s, Seat seat, CardSet cards, Rng& rng) {
    FixedList<Card, 52> left;
    for (const Card card : cards) left.push_back(card);
    rng.shuffle(left);
    std::size_t next = 0;
    const auto mix = [&](Seat other, CardSet& place) {
      const CardSet mixed = other == seat ? CardSet{} : place & cards;
      place -= mixed;
      for (int i = 0; i < mixed.size(); ++i) place.add(left[next++]);
    };
    for (Seat other = 0; other < s.players; ++other) mix(other, s.hand[at(other)]);
    each_elsewhere(s, mix, [&](Card& card) {
      if (cards.has(card)) card = left[next++];
    });
    if constexpr (R::kClaims)
      if (s.config.claims) s.broken = static_cast<std::uint8_t>(rng.below(1U << s.players));
  }

  static std::string_view broken(const State& s) {
    CardSet all = CardSet::of(s.out_of_play);
    int count = s.played_count + all.size();
    int played = 0;
    const auto add = [&](Seat, CardSet cards) { all |= cards, count += cards.size(); };
    for (const CardSet hand : s.hand) add(kNobody, hand);
    if (s.shape.turned && !s.stock_gone()) add(kNobody, CardSet::of(s.turned()));
    each_elsewhere(s, add, [&](Card card) { add(kNobody, CardSet::of(card)); });
    for (int i = 0; i < s.played_count; ++i) {
      all.add(s.played[at(i)]);
      played += ranking_for<R>(s.config).points_of(s.played[at(i)]);
    }
    const CardSet deck = cards_for<R>(s.config);
    if (!deck.has_all(all) || count != all.size()) return "no card is in two places";
    if (s.shape.stock && all != deck) return "every card is somewhere";
    if (s.played_set.size() != s.played_count) return "what is gone are the cards played";
    int points = s.trick_points;
    points += taken(s);
    if (points != played) return "the points of the cards played are those of the sides and of the open trick";
    for (Seat seat = 0; seat < s.players; ++seat) {
      if (!s.hand[at(seat)].has_all(s.shown[at(seat)])) return "what a hand has shown it holds";
      if (s.hand[at(seat)].size() != s.hand_size(seat)) return "a hand has as many cards as it should";
    }
    return {};
  }

  static std::string_view wrong_end(const State& s) {
    for (const CardSet hand : s.hand)
      if (!hand.empty()) return "a hand ends when all cards are played";
    return s.stock_gone() ? "" : "a hand ends without a stock";
  }

 private:
  /// Returns the points of the cards in all finished tricks.
  static int taken(const State& s) {
    int points = 0;
    if constexpr (requires { R::card_points(s); })
      points = R::card_points(s);
    else
      for (const int side : R::points(s)) points += side;
    return points;
  }
  /// Visits the cards that lie face down outside the hands.
  template <class AnyState, class Cards, class One>
  static void each_elsewhere(AnyState& s, const Cards& cards, const One& one) {
    for (int i = s.drawn; i < s.stock_size - (s.shape.turned ? 1 : 0); ++i) one(s.stock[at(i)]);
    Else::each(s, cards, one);
  }
};

}  // namespace tapete
