#include <algorithm>

#include "games/corazones/corazones.hpp"
#include "games/corazones/policy_weights.hpp"

/// The heuristic policy plays the card with the least expected loss, in this trick and later from the cards that stay
/// in the hand. The policy uses only information that the seat has.
namespace tapete::corazones {
namespace {

const Weights& w = kWeights;

/// The hand of a seat, and the cards that the seat has not seen.
struct Hand : AvoidanceOdds<Rules> {
  Hand(const State& state, Seat of) : AvoidanceOdds(state, of) {
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat && s.to > 0 && Rules::known(s, seat, other).has(kQueen)) queen_at_ = other;
  }

  /// Returns the expected loss from keeping the card.
  [[nodiscard]] double harm(Card card) const {
    const CardSet suit = hand.suit(card.suit());
    const double last = w.void_suit / suit.size();
    if (card == kQueen) return w.queen / (1 + w.duck * (suit.size() - 1)) + last;
    const int lower_ones = lower(card);
    if (lower_ones == 0) return 0;
    const bool guard = card.suit() == kSpades && !kHighSpades.has(card);
    const int below = (suit - Rules::kRanking.stronger_than(card)).size() - 1;
    const double taken = static_cast<double>(lower_ones) / (lower_ones + 2 * higher(card)) / (1 + w.duck * below);
    return taken * (w.trick - (s.config.jack && card.suit() == kDiamonds ? 1 : 0)) + (guard ? 0 : last);
  }

  /// Returns whether few enough cards of the hand can lose a trick to try to take everything.
  [[nodiscard]] bool may_take_all() const {
    int losers = 0;
    for (const Card card : hand) losers += higher(card) > 0 ? 1 : 0;
    return losers <= w.losers * hand.size();
  }

  /// Returns the expected loss from playing the card now. `collects`: the seat tries to take everything.
  [[nodiscard]] double cost(Card card, bool collects) const {
    CardSet trick = s.last_played(s.in_trick);
    trick.add(card);
    const double taken =
        Rules::takes(s, card) ? stands(card) * (Rules::worth(s.config, trick) + expected(card) + w.lead) : 0;
    if (collects) return -taken;
    const CardSet spades = hand.suit(kSpades);
    const bool flushes = s.in_trick == 0 && unseen.has(kQueen) && spades.has(card) && (spades & kHighSpades).empty();
    return taken - harm(card) - (flushes ? w.flush : 0);
  }

 private:
  /// Returns the points that the seats still to play are expected to add.
  [[nodiscard]] double expected(Card card) const {
    const int led = s.in_trick == 0 ? card.suit() : s.so_far().led;
    const double hearts = std::min(1.0, 3.0 * (unseen & kCounting).size() / std::max(1, unseen.size()));
    double sum = 0;
    Seat other = s.after(seat);
    for (int k = s.in_trick + 1; k < s.players; ++k, other = s.after(other)) {
      const double void_chance = lacks(other, led);
      const double anywhere = queen_at_ == kNobody ? 1.0 / (s.players - 1) : queen_at_ == other ? 1.0 : 0.0;
      const double has_queen = unseen.has(kQueen) ? anywhere : 0;
      if (s.tricks > 0 || !s.config.safe) sum += void_chance * (hearts + 13 * has_queen);
      if (led == kHearts) sum += 1 - void_chance;
      if (kHighSpades.has(card)) sum += (1 - void_chance) * 13 * has_queen;
    }
    return sum;
  }

  Seat queen_at_ = kNobody;
};

/// The hand of a seat in a playout, which tries to take everything only with good cards: nobody prevents it there, so
/// too many plenos would happen.
struct PlayoutHand : Hand {
  using Hand::Hand;
  [[nodiscard]] double cost(Card card) const { return Hand::cost(card, Rules::collector(s) == seat && may_take_all()); }
};

/// The hand of a casual player, who tries to take everything whenever it is still possible.
struct CasualHand : Hand {
  using Hand::Hand;
  [[nodiscard]] double cost(Card card) const { return Hand::cost(card, Rules::collector(s) == seat); }
};

/// Returns the points that the seat has taken. A pleno (taking all points) counts little, because in playouts nobody
/// prevents plenos: `own_pleno` points for the seat that makes it.
double points_lost(const State& s, Seat seat, double own_pleno) {
  constexpr double kOthersPleno = 10;  // points that a pleno counts for each other seat
  const Seat all = Rules::took_all(s);
  if (all == kNobody) return Rules::worth(s.config, s.taken[at(seat)]);
  return all == seat ? own_pleno : kOthersPleno;
}

}  // namespace

bool Duties::may_take_all(const State& s) { return Hand{s, s.actor}.may_take_all(); }

Card Duties::unwanted(const State& s, Seat seat) { return worst_to_keep<Rules>(Hand{s, seat}); }

Action Rules::policy(const State& s, Rng& rng) {
  return avoidance_action<Rules, PlayoutHand>(s, TrickFlow<Rules>::legal(s), 0, rng);
}

Action Rules::policy_action(const State& s, Rng& rng) {
  return avoidance_action<Rules, CasualHand>(s, candidates(s, TrickFlow<Rules>::legal(s)), w.doubt, rng);
}

/// Returns the probability of winning the match, minus a share of the points taken.
Rewards Rules::rewards(const State& s) {
  constexpr double kOwnPleno = 6;
  Rewards out{};
  for (Seat seat = 0; seat < s.players; ++seat)
    out[at(seat)] = std::clamp(gain(s, seat).chance - points_lost(s, seat, kOwnPleno) / kPleno, -1.0, 1.0);
  return out;
}

double Duties::hand_worth(const State& s, Seat seat) {
  // The worth of a hand without points. The house rule `jack` makes better hands possible.
  constexpr double kBest = 0.75;
  // A card that loses the queen must not seem good because the others of a playout then give away all hearts.
  constexpr double kOwnPleno = 14;
  return std::clamp(kBest - points_lost(s, seat, kOwnPleno) / (2 * kPleno), 0.0, 1.0);
}

}  // namespace tapete::corazones
