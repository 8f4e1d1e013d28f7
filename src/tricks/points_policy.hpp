#pragma once
#include <algorithm>

#include "tricks/trick_rules.hpp"

/// A heuristic policy for games in which points are won in tricks, with trumps and a stock: the score of a card is the
/// number of points that the side is expected to win with it, minus the value of keeping it.
namespace tapete {

/// The weights of the policy, in points of the game unless a comment says otherwise. Each game has its own values.
struct PointsWeights {
  double beat = 0;         ///< probability that a player beats the trick with the winning card's suit if it can
  double beat_stake = 0;   ///< added to that probability for each point at stake
  double trump_from = 0;   ///< points at stake from which players consider a trump
  double trump_stake = 0;  ///< probability of a trump for each point above `trump_from`
  double follower = 0;     ///< points that each player still to play is expected to add
  double lead = 0;         ///< value of leading the next trick
  /// Share of the turned card's value that is subtracted for winning the trick before the last draw, because the last
  /// seat to draw gets the turned card; 0 if seats draw several cards at a time.
  double draw_turned = 0;
  std::array<double, 10> trump{};  ///< value of keeping a trump, by rank
  std::array<double, 10> other{};  ///< value of keeping a card of another suit, by rank
  double late = 1;                 ///< factor of `trump` and `other` once the stock is gone
};

/// The policy for the seat to act, which must be about to play a card. The policy reads only what that seat knows, so
/// `s` may be a whole state.
template <class Rules>
class PointsPolicy {
 public:
  using State = typename Rules::State;

  PointsPolicy(const PointsWeights& weights, const State& s)
      : w_(weights), s_(s), sides_(Rules::sides(s.config)), side_(s.actor % sides_) {
    CardSet seen = s.hand[at(s.actor)] | s.played_set;
    for (const CardSet shown : s.shown) seen |= shown;
    if (!s.stock_gone()) seen.add(s.turned());
    unseen_ = cards_for<Rules>(s.config) - seen;
  }

  /// Returns the card of `cards` with the best score. A random error of up to `doubt` points is added to each score.
  [[nodiscard]] Card best(CardSet cards, double doubt, Rng& rng) const {
    Card best;
    double most = 0;
    for (const Card card : cards) {
      const double value = worth(card) + (doubt > 0 ? doubt * rng.unit() : 0);
      if (best.known() && value <= most) continue;
      best = card;
      most = value;
    }
    return best;
  }

 private:
  [[nodiscard]] double worth(Card card) const {
    const bool takes = s_.in_trick == 0 || takes_over(Rules::kRanking, card, s_.winning, s_.trump);
    const Card winning = takes ? card : s_.winning;
    const int led = s_.in_trick == 0 ? card.suit() : s_.so_far().led;
    const bool ours = takes || s_.winning_seat % sides_ == side_;
    const int points = s_.trick_points + Rules::kRanking.points_of(card);
    double stands = 1;  // the probability that the rivals still to play do not beat the winning card
    double helped = 0;  // the probability that a partner still to play beats a rival's winning card
    int followers = 0;
    Seat seat = s_.after(s_.actor);
    for (int k = s_.in_trick + 1; k < s_.players; ++k, seat = s_.after(seat), ++followers) {
      const bool friendly = seat % sides_ == side_;
      const double beaten = beats(seat, winning, led, points);
      if (friendly == ours) continue;
      if (friendly)
        helped += (1 - helped) * beaten;
      else
        stands *= 1 - beaten;
    }
    const double win = ours ? stands : helped;
    const double stake = points + followers * w_.follower;
    return win * (stake + w_.lead - last_place()) - (1 - win) * stake * rivals_share() - keep(card);
  }

  /// Returns the weight of lost points: if every seat plays alone, each rival gets only a share of them.
  [[nodiscard]] double rivals_share() const { return sides_ == 2 ? 1.0 : 1.0 / (sides_ - 1); }

  /// Returns the cost of winning the trick before the last draw, because its winner does not get the turned card; 0 for
  /// other tricks.
  [[nodiscard]] double last_place() const {
    if (s_.stock_gone() || s_.drawn + s_.players != s_.stock_size) return 0;
    return w_.draw_turned * w_.trump[at(s_.turned().rank())];
  }

  /// Returns the probability that the seat beats `winning`, if the trick contains `points`.
  [[nodiscard]] double beats(Seat seat, Card winning, int led, int points) const {
    const double with_suit =
        holds(seat, Rules::kRanking.stronger_than(winning)) * std::clamp(w_.beat + w_.beat_stake * points, 0.0, 0.97);
    if (winning.suit() == s_.trump) return with_suit * trump_wish(points);
    double trumps = holds(seat, CardSet::of_suit(s_.trump)) * trump_wish(points);
    if (Rules::bound(s_)) trumps *= 1 - holds(seat, CardSet::of_suit(led));
    return 1 - (1 - with_suit) * (1 - trumps);
  }

  [[nodiscard]] double trump_wish(int points) const {
    return std::clamp((points - w_.trump_from) * w_.trump_stake, 0.0, 0.95);
  }

  /// Returns the probability that the seat holds at least one of these cards.
  [[nodiscard]] double holds(Seat seat, CardSet cards) const {
    if (!(s_.shown[at(seat)] & cards).empty()) return 1;
    const int unseen = unseen_.size();
    if (unseen == 0) return 0;
    const double missing = 1 - static_cast<double>((cards & unseen_).size()) / unseen;
    double none = 1;
    for (int i = s_.hand_size(seat) - s_.shown[at(seat)].size(); i > 0; --i) none *= missing;
    return 1 - none;
  }

  [[nodiscard]] double keep(Card card) const {
    const double worth = (card.suit() == s_.trump ? w_.trump : w_.other)[at(card.rank())];
    return s_.stock_gone() ? worth * w_.late : worth;
  }

  const PointsWeights& w_;
  const State& s_;
  int sides_;
  int side_;
  CardSet unseen_;  ///< cards that the seat to act has not seen
};

}  // namespace tapete
