#include "games/brisca/policy.hpp"

#include <algorithm>

namespace tapete::brisca {
namespace {

class Policy {
 public:
  Policy(const Weights& weights, const State& s)
      : w_(weights), s_(s), sides_(Rules::sides(s.config)), side_(s.actor % sides_) {
    CardSet seen = s.hand[at(s.actor)] | s.gone;
    for (const CardSet shown : s.shown) seen |= shown;
    if (!s.stock_gone()) seen.add(s.turned());
    unseen_ = Rules::cards(s.config) - seen;
  }

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
    if (s_.config.batches || s_.stock_gone() || s_.drawn + s_.players != s_.stock_size) return 0;
    return w_.draw_turned * w_.trump[at(s_.turned().rank())];
  }

  /// How likely that seat takes the trick over from `winning`, with so many points in it.
  [[nodiscard]] double beats(Seat seat, Card winning, int led, int points) const {
    const double with_suit =
        holds(seat, Rules::kRanking.stronger_than(winning)) * std::clamp(w_.beat + w_.beat_stake * points, 0.0, 0.97);
    if (winning.suit() == s_.trump) return with_suit * trump_wish(points);
    double trumps = holds(seat, CardSet::of_suit(s_.trump)) * trump_wish(points);
    if (s_.config.duty == Duty::follow || (s_.config.duty == Duty::end && s_.stock_gone()))
      trumps *= 1 - holds(seat, CardSet::of_suit(led));
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

  const Weights& w_;
  const State& s_;
  int sides_;
  int side_;
  CardSet unseen_;  ///< by the seat to act
};

/// To change the turned card costs nothing, so nobody keeps a seven or a two that can be changed.
ActionList swaps(const State& s) {
  ActionList swaps;
  Rules::declarations(s, s.actor, swaps);
  return swaps;
}

/// What the casual player does not see, in points.
constexpr double kCasualDoubt = 10;

}  // namespace

Action choose_by(const Weights& weights, const State& s, CardSet cards, double doubt, Rng& rng) {
  return s.phase == TrickPhase::play ? play_action(Policy{weights, s}.best(cards, doubt, rng)) : swaps(s)[0];
}

Action Rules::policy(const State& s, Rng& rng) { return choose_by({}, s, playable(s), 0, rng); }

Action Rules::casual(const State& s, Rng& rng) {
  return choose_by({}, s, cards_played(candidates(s, TrickFlow<Rules>::legal(s))), kCasualDoubt, rng);
}

ActionList Rules::candidates(const State& s, const ActionList& legal) {
  return s.phase == TrickPhase::play ? without_blunders(blunders(), s, legal) : swaps(s);
}

/// Half of it is winning the hand, half the points: who is ahead wins more hands.
Rewards Rules::rewards(const State& s) {
  const int count = sides(s.config);
  const int winner = winner_of(s);
  int all = 0;
  for (const int points : s.points) all += points;
  Rewards out{};
  for (Seat seat = 0; seat < s.players; ++seat) {
    const int side = seat % count;
    const double rest = static_cast<double>(all - s.points[at(side)]) / (count - 1);
    const double lead = (s.points[at(side)] - rest) / 120;
    const double won = winner == kNobody ? 0.0 : winner == side ? 1.0 : -1.0 / (count - 1);
    out[at(seat)] = 0.5 * lead + 0.5 * won;
  }
  return out;
}

Gain Rules::gain(const State& s, Seat seat) {
  const int side = seat % sides(s.config);
  const int winner = winner_of(s);
  return {winner == kNobody ? 0.5 : winner == side ? 1.0 : 0.0, static_cast<double>(s.points[at(side)])};
}

}  // namespace tapete::brisca
