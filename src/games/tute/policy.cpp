#include "games/tute/policy.hpp"

#include <algorithm>

#include "games/tute/auction.hpp"
#include "tricks/policy_parts.hpp"

namespace tapete::tute {
namespace {

/// Evaluation of the cards that the seat to act may play.
class Policy {
 public:
  Policy(const State& state, const PolicyWeights& weights)
      : s_(state), w_(weights), me_(state.actor), hand_(s_.hand[at(me_)]) {
    unseen_ = CardSet::full(Deck::spanish) - hand_ - s_.played_set - CardSet::of(s_.out_of_play);
    if (!s_.stock_gone()) unseen_.remove(s_.turned());
    followers_ = s_.count - 1 - s_.in_trick;
    const int each = hand_.size();
    share_ = unseen_.empty() ? 0 : std::min(1.0, static_cast<double>(each) / unseen_.size());
  }

  /// Returns whether the seat should try for the most points.
  [[nodiscard]] bool goes_high() const {
    return of_two(s_) || s_.declarer != kNobody || expected_lead() > w_.ambition || !can_be_lowest();
  }

  /// Returns whether it is likely enough that all rivals with tricks get more points than the seat. Seats without
  /// tricks do not count.
  [[nodiscard]] bool can_be_lowest() const {
    const unsigned taking = takers(s_);
    if (!has(taking, me_)) return true;
    int lacking = 0;
    for (Seat seat = 0; seat < s_.config.players; ++seat)
      if (seat != me_ && has(taking, seat))
        lacking += std::max(0, s_.tally[at(me_)].total() + 1 - s_.tally[at(seat)].total());
    return lacking <= w_.overtaken * points_left();
  }

  /// Returns the expected lead in points over the best rival at the end of the hand.
  [[nodiscard]] double expected_lead() const {
    const int tricks = std::max(1, hand_.size());
    const int rest = points_left();
    int best = 0;
    for (Seat seat = 0; seat < s_.config.players; ++seat)
      if (seat != me_) best = std::max(best, s_.tally[at(seat)].total());
    const double of_trick = static_cast<double>(rest) / tricks;
    const double mine = std::min<double>(expected_tricks(hand_, unseen_, s_.trump, w_), tricks) * of_trick;
    const double others = (rest - mine) / (s_.count - 1);
    // The best rival is expected to gain 1.4 times the average of the rivals.
    return s_.tally[at(me_)].total() + mine + cantos() - best - 1.4 * others;
  }

  /// Returns the value of playing the card, in points. `high`: the seat tries for the most points (goes_high()).
  [[nodiscard]] double value_of(Card card, bool high) const {
    const bool leading = s_.in_trick == 0;
    const bool takes = leading || takes_over(kRanking, card, s_.winning, s_.trump);
    const int led = leading ? card.suit() : s_.played[at(s_.played_count - s_.in_trick)].suit();
    const double wins = takes ? chance_to_stand(card, led) : 0;
    // Each seat still to play is expected to add three points.
    const double stake = s_.trick_points + kRanking.points_of(card) + 3.0 * followers_;
    if (!high) return -wins * (stake + w_.trick) + danger(card);
    return wins * (stake + prize()) - (1 - wins) * kRanking.points_of(card) - keep(card);
  }

  /// Returns the points of cantes that the seat could still sing.
  [[nodiscard]] double cantos() const {
    const unsigned suits = singable(s_, me_);
    return has(suits, s_.trump) ? 40 : suits != 0 ? 20 : 0;
  }

 private:
  /// Returns the points of the tricks that are not finished, and of the last one.
  [[nodiscard]] int points_left() const {
    int left = 120 + Tute::kLastTrick;
    for (Seat seat = 0; seat < s_.config.players; ++seat) left -= s_.tally[at(seat)].cards;
    return left;
  }
  /// Returns the probability that no seat still to play takes a trick that `card` is winning.
  [[nodiscard]] double chance_to_stand(Card card, int led) const {
    if (followers_ == 0) return 1;
    const bool trump = card.suit() == s_.trump;
    const CardSet higher = kRanking.stronger_than(card) & unseen_;
    const double none_holds = power(1 - share_ * followers_, higher.size());
    const double free = s_.stock_gone() ? 1 : 0.6;  // probability that a seat that can take the trick does so
    if (led == s_.trump) return 1 - free * (1 - none_holds);
    const CardSet follow = unseen_.suit(led);
    // A seat still to play ruffs if it has no card of the suit led and holds a trump (a higher one if `card` is a
    // trump). With a stock nobody must follow suit: a seat with a suitable trump ruffs with probability 0.4.
    const double is_void = power(1 - share_, follow.size());
    const CardSet trumps = trump ? higher : unseen_.suit(s_.trump);
    const double ruffs = (s_.stock_gone() ? is_void : 0.4) * (1 - power(1 - share_, trumps.size()));
    const double not_ruffed = power(1 - ruffs, followers_);
    return trump ? not_ruffed : (1 - free * (1 - none_holds)) * not_ruffed;
  }

  /// Returns the value of winning this trick, in addition to its points.
  [[nodiscard]] double prize() const {
    if (s_.in_play - s_.played_count + s_.in_trick <= s_.count) return Tute::kLastTrick;
    return w_.lead + 0.5 * cantos();
  }

  [[nodiscard]] double keep(Card card) const {
    double worth = 0;
    if (pair_of(card.suit()).has(card) && has(singable(s_, me_), card.suit()))
      worth += card.suit() == s_.trump ? 28 : 14;
    const bool top = (kRanking.stronger_than(card) & unseen_).empty();
    if (card.suit() == s_.trump) return worth + w_.keep_trump + 0.5 * kRanking.strength_of(card);
    return worth + (top ? w_.keep_top : 0);
  }

  /// Returns the value of getting rid of the card, for a seat that wants no tricks.
  [[nodiscard]] double danger(Card card) const {
    return w_.danger * kRanking.strength_of(card) + (card.suit() == s_.trump ? w_.danger_trump : 0);
  }

  const State& s_;
  const PolicyWeights& w_;
  Seat me_;
  CardSet hand_;
  CardSet unseen_;
  int followers_ = 0;
  double share_ = 0;  ///< probability that one other hand holds a given unseen card
};

Action declare(const State& s, const Policy& policy) {
  for (const int rank : {Tute::kRey, Tute::kCaballo})
    if (has_tute(s, s.actor, rank)) return sing_tute(rank);
  if (!policy.goes_high()) return kPass;
  const unsigned suits = singable(s, s.actor);
  if (has(suits, s.trump)) return cante(s.trump);
  return cante(std::countr_zero(suits));
}

}  // namespace

double expected_tricks(CardSet hand, CardSet unseen, int trump, const PolicyWeights& weights) {
  double sum = 0;
  for (const Card card : hand) {
    const int above = (kRanking.stronger_than(card) & unseen).size();
    if (card.suit() == trump)
      sum += weights.top_trump * power(weights.beaten, above);
    else
      sum += above == 0 ? weights.top_plain : above == 1 ? weights.next_plain : 0;
  }
  return sum;
}

double expected_lead(const State& s, const PolicyWeights& weights) { return Policy{s, weights}.expected_lead(); }
bool goes_high(const State& s, const PolicyWeights& weights) { return Policy{s, weights}.goes_high(); }

Action card_by_policy(const State& s, CardSet cards, const PolicyWeights& weights, Rng& rng) {
  if (cards.size() == 1) return play(cards.first());
  const Policy policy{s, weights};
  const bool high = policy.goes_high();
  Card best;
  double best_value = -1e9;
  for (const Card card : cards) {
    const double value = policy.value_of(card, high) + 1e-3 * rng.unit();
    if (value <= best_value) continue;
    best_value = value;
    best = card;
  }
  return play(best);
}

Action by_policy(const State& s, const PolicyWeights& weights, Rng& rng) {
  if (in_auction(s)) return auction_by_policy(s, weights);
  if (s.phase == Phase::window) return declare(s, Policy{s, weights});
  return card_by_policy(s, dutiful(s), weights, rng);
}

}  // namespace tapete::tute
