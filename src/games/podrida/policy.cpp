#include <algorithm>
#include <cmath>

#include "games/podrida/podrida.hpp"

/// The heuristic policy: each card is given a chance to win a trick, now or later, and what comes nearest to the tricks
/// that are lacking is played. It looks at nothing that the seat to act does not know.
namespace tapete::podrida {
namespace {

constexpr double kAbove = 0.75;     ///< how much a stronger card that somebody holds takes from a card
constexpr double kRuffed = 0.6;     ///< that somebody trumps who can
constexpr double kRuffs = 0.3;      ///< that a low trump wins a trick of another suit
constexpr double kEager = 0.95;     ///< that who lacks tricks beats what can be beaten
constexpr double kUnwilling = 0.3;  ///< the same of who lacks none
constexpr double kSwayed = 0.3;     ///< of what others have said above their share, how much is taken off a bid

double power(double base, int times) {
  double out = 1;
  for (; times > 0; --times) out *= base;
  return out;
}

class Odds {
 public:
  explicit Odds(const State& s) : s_(s), ranking_(Rules::ranking(s.config)), hand_(s.hand[at(s.actor)]) {
    unseen_ = Rules::cards(s.config) - hand_ - s.gone - CardSet::of(s.beside);
    for (Seat seat = 0; seat < s.players; ++seat)
      if (seat != s.actor) held_ += s.hand_size(seat);
    left_ = std::max(1, unseen_.size());
    trumps_ = s.trump < kSuits ? unseen_.suit(s.trump).size() : 0;
  }

  /// The chance that the card, kept in hand, wins a trick in the end.
  [[nodiscard]] double later(Card card) const {
    const double held = static_cast<double>(held_) / left_;
    const double stands = power(1 - kAbove * held, above(card));
    if (card.suit() == s_.trump) return 1 - (1 - stands) * (1 - kRuffs);
    const int each = (held_ + s_.players - 2) / (s_.players - 1);
    return stands * power(1 - kRuffed * trumps_in(card.suit(), each), s_.players - 1);
  }

  /// The chance that the card wins the present trick.
  [[nodiscard]] double now(Card card) const {
    if (s_.in_trick > 0 && !takes_over(ranking_, card, s_.winning, s_.trump)) return 0;
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
      stands *= 1 - beats * (s_.config.beat || s_.lacking(seat) > 0 ? kEager : kUnwilling);
    }
    return stands;
  }

 private:
  [[nodiscard]] int above(Card card) const { return (ranking_.stronger_than(card) & unseen_).size(); }
  /// That a hand of this size holds none of so many unseen cards.
  [[nodiscard]] double lacks(int cards, int size) const { return power(1 - static_cast<double>(cards) / left_, size); }
  /// That a hand of this size has none of the suit, and a trump.
  [[nodiscard]] double trumps_in(int suit, int size) const {
    return lacks(unseen_.suit(suit).size(), size) * (1 - lacks(trumps_, size));
  }

  const State& s_;
  const Ranking& ranking_;
  CardSet hand_;
  CardSet unseen_;
  int held_ = 0;  ///< cards in the other hands
  int left_ = 0;  ///< unseen ones
  int trumps_ = 0;
};

int choose_bid(const State& s, double doubt, Rng& rng) {
  int said = 0;  // who has bid
  for (Seat seat = 0; seat < s.players; ++seat) said += s.bid[at(seat)] == kNoBid ? 0 : 1;
  const double share = static_cast<double>(s.each * said) / s.players;
  const double wanted = expected_tricks(s) - kSwayed * (s.bids() - share) + doubt * (rng.unit() - 0.5);
  ActionList bids;
  Rules::declarations(s, s.actor, bids);
  return std::min_element(bids.begin(), bids.end(),
                          [wanted](Action a, Action b) { return std::abs(a.a - wanted) < std::abs(b.a - wanted); })
      ->a;
}

/// The card after which the tricks that may be expected stray least from those that are lacking.
Card choose_card(const State& s, CardSet cards, double doubt, Rng& rng) {
  if (cards.size() == 1) return cards.first();
  const Odds odds{s};
  std::array<double, 64> later{};
  double expected = -s.lacking(s.actor);
  double spread = 0;
  for (const Card card : s.hand[at(s.actor)]) {
    const double wins = later[at(card.index())] = odds.later(card);
    expected += wins;
    spread += wins * (1 - wins);
  }
  Card best;
  double least = 0;
  for (const Card card : cards) {
    const double wins = odds.now(card);
    const double kept = later[at(card.index())];
    const double off = expected - kept + wins;
    const double stray = off * off + spread - kept * (1 - kept) + wins * (1 - wins) + doubt * rng.unit();
    if (best.known() && stray >= least) continue;
    best = card;
    least = stray;
  }
  return best;
}

/// What the casual player does not see, in tricks.
constexpr double kBidDoubt = 1.2, kCardDoubt = 0.5;

}  // namespace

double expected_tricks(const State& s) {
  const Odds odds{s};
  double sum = 0;
  for (const Card card : s.hand[at(s.actor)]) sum += odds.later(card);
  return sum;
}

Action Rules::policy(const State& s, Rng& rng) {
  if (s.phase == TrickPhase::bid) return bid_action(choose_bid(s, 0, rng));
  return play_action(choose_card(s, playable(s), 0, rng));
}

Action Rules::casual(const State& s, Rng& rng) {
  ActionList legal = TrickFlow<Rules>::legal(s);
  if (s.phase == TrickPhase::bid) return bid_action(choose_bid(s, kBidDoubt, rng));
  return play_action(choose_card(s, cards_played(candidates(s, legal)), kCardDoubt, rng));
}

ActionList Rules::candidates(const State& s, const ActionList& legal) { return without_blunders(blunders(), s, legal); }

}  // namespace tapete::podrida
