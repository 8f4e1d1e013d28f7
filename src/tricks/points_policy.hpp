#pragma once
#include <algorithm>

#include "tricks/trick_rules.hpp"

/// A heuristic policy for games in which points are won in tricks, with trumps and a stock: each card is worth what it
/// is expected to win for the side, less what it is worth to keep.
namespace tapete {

/// What the policy weighs, in points of the game where nothing else is said. A game finds its own.
struct PointsWeights {
  double beat = 0;         ///< probability that a player beats a trick which it can beat with its suit
  double beat_stake = 0;   ///< more of it for a point at stake
  double trump_from = 0;   ///< points at stake from which a trump is thought of
  double trump_stake = 0;  ///< probability of it for a point above
  double follower = 0;     ///< points that a player still to come is expected to add
  double lead = 0;         ///< of leading the next trick
  double draw_turned = 0;  ///< share of the turned card's worth that the last to draw gets; 0 if cards come in batches
  std::array<double, 10> trump{};  ///< what a trump is worth to keep, by rank
  std::array<double, 10> other{};  ///< the same for the other suits
  double late = 1;                 ///< share of that once the stock is gone
};

/// The policy for the seat to act, which is to play a card. It looks at nothing that this seat does not know, so it may
/// be asked about a whole state.
template <class Rules>
class PointsPolicy {
 public:
  using State = typename Rules::State;

  PointsPolicy(const PointsWeights& weights, const State& s)
      : w_(weights), s_(s), sides_(Rules::sides(s.config)), side_(s.actor % sides_) {
    CardSet seen = s.hand[at(s.actor)] | s.gone;
    for (const CardSet shown : s.shown) seen |= shown;
    if (!s.stock_gone()) seen.add(s.turned());
    unseen_ = Rules::cards(s.config) - seen;
  }

  /// The best of `cards`; each is misjudged by up to `doubt` points.
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
    double stands = 1;  // the chance that what wins now wins in the end, as far as rivals go
    double helped = 0;  // that a partner takes what rivals are winning
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

  /// Of many single rivals only one gets what is lost.
  [[nodiscard]] double rivals_share() const { return sides_ == 2 ? 1.0 : 1.0 / (sides_ - 1); }

  /// Who wins the trick before the last draw does not get the turned card.
  [[nodiscard]] double last_place() const {
    if (s_.stock_gone() || s_.drawn + s_.players != s_.stock_size) return 0;
    return w_.draw_turned * w_.trump[at(s_.turned().rank())];
  }

  /// How likely that seat takes the trick over from `winning`, with so many points in it.
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

  /// How likely its hand holds one of these.
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
