#include <algorithm>

#include "games/corazones/corazones.hpp"
#include "games/corazones/policy_weights.hpp"

/// The heuristic policy: the card by which the seat is expected to take least, now and with the cards that it keeps. It
/// looks at nothing that the seat does not know.
namespace tapete::corazones {
namespace {

const Weights& w = kWeights;

double power(double base, int times) {
  double out = 1;
  for (; times > 0; --times) out *= base;
  return out;
}

/// The hand of a seat and what it does not see.
class Hand {
 public:
  Hand(const State& s, Seat seat) : s_(s), seat_(seat), hand_(s.hand[at(seat)]) {
    unseen_ = Rules::cards(s.config) - hand_ - s.gone - Rules::aside(s, seat);
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat && s.to > 0 && Rules::known(s, seat, other).has(kQueen)) queen_at_ = other;
  }

  /// What is to be feared of keeping the card.
  [[nodiscard]] double harm(Card card) const {
    const CardSet suit = hand_.suit(card.suit());
    const CardSet above = Rules::kRanking.stronger_than(card);
    const double last = w.void_suit / suit.size();
    if (card == kQueen) return w.queen / (1 + w.duck * (suit.size() - 1)) + last;
    const CardSet others = unseen_.suit(card.suit());
    const int higher = (others & above).size();
    const int lower = others.size() - higher;
    if (lower == 0) return 0;
    const bool guard = card.suit() == kSpades && !kHighSpades.has(card);
    const int below = (suit - above).size() - 1;
    const double taken = static_cast<double>(lower) / (lower + 2 * higher) / (1 + w.duck * below);
    return taken * (w.trick - (s_.config.jack && card.suit() == kDiamonds ? 1 : 0)) + (guard ? 0 : last);
  }

  /// What is expected to be lost by playing the card now.
  [[nodiscard]] double cost(Card card) const {
    const bool leads = s_.in_trick == 0;
    const bool takes = leads || takes_over(Rules::kRanking, card, s_.winning, kSuits);
    CardSet trick = s_.last_played(s_.in_trick);
    trick.add(card);
    const double taken = takes ? stands(card) * (Rules::worth(s_.config, trick) + expected(card) + w.lead) : 0;
    if (Rules::shooter(s_) == seat_) return -taken;
    const CardSet spades = hand_.suit(kSpades);
    const bool flushes = leads && unseen_.has(kQueen) && spades.has(card) && (spades & kHighSpades).empty();
    return taken - harm(card) - (flushes ? w.flush : 0);
  }

 private:
  /// The chance that nobody who comes later beats the card.
  [[nodiscard]] double stands(Card card) const {
    const CardSet others = unseen_.suit(card.suit());
    if (others.empty()) return 1;
    const int higher = (others & Rules::kRanking.stronger_than(card)).size();
    const int each = std::max(1, others.size() / (s_.players - 1));
    const double beaten = power(static_cast<double>(higher) / others.size(), each);
    return power(1 - beaten, s_.players - 1 - s_.in_trick);
  }

  /// The points that those who come later are expected to add.
  [[nodiscard]] double expected(Card card) const {
    const int led = s_.in_trick == 0 ? card.suit() : s_.so_far().led;
    const int unseen = std::max(1, unseen_.size());
    const double hearts = std::min(1.0, 3.0 * (unseen_ & kCounting).size() / unseen);
    double sum = 0;
    Seat seat = s_.after(seat_);
    for (int k = s_.in_trick + 1; k < s_.players; ++k, seat = s_.after(seat)) {
      const double lacks = power(1 - static_cast<double>(unseen_.suit(led).size()) / unseen, s_.hand_size(seat));
      const double has_queen = !unseen_.has(kQueen)   ? 0.0
                               : queen_at_ == kNobody ? 1.0 / (s_.players - 1)
                               : queen_at_ == seat    ? 1.0
                                                      : 0.0;
      if (s_.tricks > 0 || !s_.config.safe) sum += lacks * (hearts + 13 * has_queen);
      if (led == kHearts) sum += 1 - lacks;
      if (kHighSpades.has(card)) sum += (1 - lacks) * 13 * has_queen;
    }
    return sum;
  }

  const State& s_;
  Seat seat_;
  CardSet hand_;
  CardSet unseen_;
  Seat queen_at_ = kNobody;
};

/// The card that is worst to keep, or that costs least.
Action choose_among(const State& s, const ActionList& actions, double doubt, Rng& rng) {
  if (actions.size() == 1) return actions[0];
  const Hand hand{s, s.actor};
  const bool gives = s.phase == TrickPhase::give;
  Action best{};
  double least = 1e9;
  for (const Action action : actions) {
    const Card card = card_of(action);
    const double cost = gives ? -hand.harm(card) : hand.cost(card) + doubt * rng.unit();
    if (cost < least) best = action, least = cost;
  }
  return best;
}

}  // namespace

Seat Rules::shooter(const State& s) {
  constexpr int kMany = 10;  // points
  Seat out = kNobody;
  for (Seat seat = 0; seat < s.players; ++seat) {
    const int points = worth(s.config, s.taken[at(seat)] & kCounting);
    if (points > 0 && (out != kNobody || points < kMany)) return kNobody;
    if (points > 0) out = seat;
  }
  return s.config.moon == Moon::off ? kNobody : out;
}

Card Rules::unwanted(const State& s, Seat seat) {
  const Hand hand{s, seat};
  Card worst = s.hand[at(seat)].first();
  for (const Card card : s.hand[at(seat)])
    if (hand.harm(card) > hand.harm(worst)) worst = card;
  return worst;
}

Action Rules::policy(const State& s, Rng& rng) { return choose_among(s, TrickFlow<Rules>::legal(s), 0, rng); }

Action Rules::casual(const State& s, Rng& rng) {
  return choose_among(s, candidates(s, TrickFlow<Rules>::legal(s)), w.doubt, rng);
}

Gain Rules::gain(const State& s, Seat seat) {
  constexpr double kSpread = 7;
  const Standing next = settle(s.config, s.before, s);
  const int most = *std::max_element(next.score.begin(), next.score.begin() + s.players);
  const double left = s.config.hands > 0 ? s.config.hands - next.hands : (s.config.limit - most) / (1.5 * kSpread);
  return {chance(s.config, next, seat, kSpread, left), static_cast<double>(points(s)[at(seat)])};
}

/// The chance to win the match, and points not taken. Of these a pleno counts little: nobody keeps from it in worlds
/// that are played on, so there it comes too often.
Rewards Rules::rewards(const State& s) {
  constexpr double kOwnPleno = 6;
  constexpr double kOthersPleno = 10;
  const Seat all = pleno(s);
  Rewards out{};
  for (Seat seat = 0; seat < s.players; ++seat) {
    const double lost = all == kNobody ? worth(s.config, s.taken[at(seat)]) : all == seat ? kOwnPleno : kOthersPleno;
    out[at(seat)] = std::clamp(gain(s, seat).chance - lost / kPleno, -1.0, 1.0);
  }
  return out;
}

}  // namespace tapete::corazones
