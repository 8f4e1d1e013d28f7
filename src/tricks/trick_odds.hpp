#pragma once
#include <algorithm>

#include "tricks/policy_parts.hpp"

namespace tapete {

/// Weights of TrickOdds: the probabilities of plays by other seats.
struct OddsWeights {
  /// Share by which each stronger card in another hand lowers the probability that a card wins a trick.
  double above = 0.7;
  double ruffed = 0.6;  ///< probability that a player trumps if it can
  double ruffs = 0.3;   ///< probability that a low trump wins a trick of another suit
  double unled = 0.7;   ///< probability that the suit of a hand's last card is not led
};

/// The probabilities that cards of the seat to act win tricks, as far as this seat can know, in games without a stock.
template <class R>
class TrickOdds {
  using State = typename R::State;

 public:
  TrickOdds(const State& s, const OddsWeights& weights) : s_(s), w_(weights), ranking_(ranking_for<R>(s.config)) {
    unseen_ = cards_for<R>(s.config) - s.hand[at(s.actor)] - s.played_set - CardSet::of(s.out_of_play);
    for (Seat seat = 0; seat < s.players; ++seat)
      if (seat != s.actor) held_ += s.hand_size(seat);
    unseen_size_ = std::max(1, unseen_.size());
    trumps_ = s.trump < kSuits ? unseen_.suit(s.trump).size() : 0;
  }

  [[nodiscard]] bool takes(Card card) const {
    return s_.in_trick == 0 || takes_over(ranking_, card, s_.winning, s_.trump);
  }
  /// Returns whether no card that other seats may hold beats the card if it is led.
  [[nodiscard]] bool sure(Card card) const { return above(card) == 0 && (card.suit() == s_.trump || trumps_ == 0); }

  /// Returns the probability that the card, if it is kept, wins a trick later.
  [[nodiscard]] double later(Card card) const {
    const double last = 1.0 / std::max(1, s_.hand[at(s_.actor)].size());  // grows as the end of the hand comes nearer
    const double held = static_cast<double>(held_) / unseen_size_;
    const double stands = power(1 - (w_.above + (1 - w_.above) * last) * held, above(card));
    if (card.suit() == s_.trump) return stands + (1 - stands) * w_.ruffs * (1 - last);
    const int each = (held_ + s_.players - 2) / (s_.players - 1);
    const double led = s_.leader == s_.actor ? 1 : 1 - w_.unled * last;
    return led * stands * power(1 - w_.ruffed * trumps_in(card.suit(), each), s_.players - 1);
  }

  /// Before the first trick: returns the number of tricks that the hand is expected to win.
  [[nodiscard]] double expected() const {
    double sum = 0;
    for (const Card card : s_.hand[at(s_.actor)]) sum += later(card);
    return sum;
  }

  /// Returns the probability that the card wins the current trick; `eager(seat)` is the probability that a seat that
  /// can beat the card does so.
  template <class Eager>
  [[nodiscard]] double now(Card card, const Eager& eager) const {
    if (!takes(card)) return 0;
    const int led = s_.in_trick == 0 ? card.suit() : s_.so_far().led;
    double stands = 1;
    Seat seat = s_.after(s_.actor);
    for (int k = s_.in_trick + 1; k < s_.players; ++k, seat = s_.after(seat)) {
      const int size = s_.hand_size(seat);
      double beats = 1 - lacks(above(card), size);
      if (card.suit() != led)
        beats *= lacks(unseen_.suit(led).size(), size);
      else if (card.suit() != s_.trump)
        beats += (1 - beats) * trumps_in(led, size);
      stands *= 1 - beats * eager(seat);
    }
    return stands;
  }

 private:
  [[nodiscard]] int above(Card card) const { return (ranking_.stronger_than(card) & unseen_).size(); }
  /// Returns the probability that a hand of `size` cards holds none of `cards` unseen cards.
  [[nodiscard]] double lacks(int cards, int size) const {
    return power(1 - static_cast<double>(cards) / unseen_size_, size);
  }
  /// Returns the probability that a hand of `size` cards holds no card of the suit, and at least one trump.
  [[nodiscard]] double trumps_in(int suit, int size) const {
    return lacks(unseen_.suit(suit).size(), size) * (1 - lacks(trumps_, size));
  }

  const State& s_;
  const OddsWeights& w_;
  const Ranking& ranking_;
  CardSet unseen_;
  int unseen_size_ = 1;
  int held_ = 0;  ///< number of cards in the other hands
  int trumps_ = 0;
};

}  // namespace tapete
