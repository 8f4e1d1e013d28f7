#include "games/guinote/thumb.hpp"

#include <algorithm>
#include <cassert>

namespace tapete::guinote {
namespace {

/// base^exponent for 0 to 7, the same to the last bit on every platform.
double power(double base, int exponent) {
  const double square = base * base;
  const auto bit = [exponent](int place) { return (exponent >> place & 1) != 0; };
  return (bit(0) ? base : 1) * (bit(1) ? square : 1) * (bit(2) ? square * square : 1);
}

/// How likely one hand of `size` cards out of `unseen` has at least one of `wanted` of them, for all that can be.
/// Looked up, because playouts ask it many times for each card.
class Chances {
 public:
  using Row = std::array<std::array<double, 11>, Guinote::kHandSize + 1>;  ///< by size, then wanted: a suit at most

  Chances() noexcept {
    for (int unseen = 0; unseen <= Guinote::kDeckSize; ++unseen)
      for (int size = 0; size <= Guinote::kHandSize; ++size)
        for (int wanted = 0; wanted <= std::min(unseen, 10); ++wanted)
          rows_[at(unseen)][at(size)][at(wanted)] = 1 - power(1 - wanted * (1.0 / std::max(1, unseen)), size);
  }
  [[nodiscard]] const Row& of(CardSet unseen) const { return rows_[at(unseen.size())]; }

 private:
  std::array<Row, Guinote::kDeckSize + 1> rows_{};
};
const Chances kChances;

class Thumb {
 public:
  /// Looks at nothing in `state` that the seat does not know, so it may be a whole one.
  Thumb(const State& state, Seat seat, const ThumbStyle& style)
      : s_(state), style_(style), w_(style.w), me_(seat), hand_(s_.hand[at(me_)]) {
    unseen_ = CardSet::full(Deck::spanish) - hand_ - s_.gone;
    if (!bound_) unseen_.remove(turned(s_));
    for (int other = 0; other < s_.config.players; ++other)
      if (other != me_) unseen_ -= s_.shown[at(other)];
    const Chances::Row& chances = kChances.of(unseen_);
    const int left = s_.config.players - 1 - s_.in_trick;
    Seat next = me_;
    for (int i = 0; i < left; ++i) {
      next = after(s_, next);
      followers_.push_back(follower(next, chances));
    }
    // Those still to play add something, and more to a trick that is theirs.
    more_ = (bound_ ? w_.bound_follower : w_.follower) * left;
    prize_ = prize();
    forces_ = forces();
  }

  [[nodiscard]] double value_of(Card card) const {
    const bool leading = s_.in_trick == 0;
    const bool takes = leading || takes_over(kRanking, card, s_.winning, s_.trump);
    const Seat winner = takes ? me_ : Seat{s_.winning_seat};
    const Card best = takes ? card : s_.winning;
    const int led = leading ? card.suit() : s_.played[at(s_.played_count - s_.in_trick)].suit();
    const int stake = s_.trick_points + kRanking.points_of(card);
    const auto& eagerness = bound_ ? style_.bound_eagerness : style_.eagerness[at(stake)];
    const bool ours = side_of(winner) == side_of(me_);
    const double stands = chance_to_stand(best, led, ours, eagerness);
    const double wins = ours ? stands : 1 - stands;
    return (2 * wins - 1) * (stake + more_ + prize_) - keep(card) + forcing(card);
  }

 private:
  /// Somebody still to play to this trick, as seen from here.
  struct Follower {
    CardSet shown;
    const double* any;  ///< how likely the hand has one of so many unseen cards
    float has_trump;    ///< how likely
  };

  [[nodiscard]] Follower follower(Seat seat, const Chances::Row& chances) const {
    Follower f;
    f.shown = s_.shown[at(seat)];
    assert(f.shown.size() <= hand_.size());
    f.any = chances[at(hand_.size() - f.shown.size())].data();  // everybody still to play has as many cards
    f.has_trump = has(f, s_.trump);
    return f;
  }

  /// How likely it has one of `wanted`.
  [[nodiscard]] double has_any(const Follower& f, CardSet wanted) const {
    return (f.shown & wanted).empty() ? f.any[(wanted & unseen_).size()] : 1;
  }
  [[nodiscard]] float has(const Follower& f, int suit) const {
    return static_cast<float>(has_any(f, CardSet::of_suit(suit)));
  }

  /// How likely nobody of the other side, of those still to play, takes a trick that `best` is winning. `ours`: it is
  /// our side's.
  [[nodiscard]] double chance_to_stand(Card best, int led, bool ours, const ThumbStyle::Flag& eagerness) const {
    const bool trump = best.suit() == s_.trump;
    const CardSet higher = best.suit() == led || trump ? kRanking.stronger_than(best) : CardSet{};
    double stands = 1;
    // Sides take turns, and the other one is next.
    for (std::size_t i = ours ? 0 : 1; i < followers_.size(); i += 2) {
      const Follower& follower = followers_[i];
      double beats = has_any(follower, higher);
      double fails = trump ? 0 : follower.has_trump;
      // A trump is allowed in arrastre only to who has none of the suit led.
      if (bound_ && led != s_.trump) {
        const float is_void = 1 - has(follower, led);
        if (trump) beats *= is_void;
        fails *= is_void;
      }
      stands *= (1 - beats * eagerness[trump ? 1 : 0]) * (1 - fails * eagerness[1]);
    }
    return stands;
  }

  /// What winning this trick is worth beside its points: the lead, the last ten, and not drawing the turned card.
  [[nodiscard]] double prize() const {
    const int left = Guinote::kDeckSize - s_.played_count + s_.in_trick;
    if (left <= s_.config.players) return Guinote::kLastTrick;
    if (bound_) return w_.bound_lead;
    if (before_last_draw(s_)) return w_.last_draw - w_.last_draw_turned * w_.trump[at(turned(s_).rank())];
    // Whoever holds a pair or the seven wants a trick to declare.
    return w_.lead + (can_declare(s_, me_) ? w_.declare : 0.0);
  }

  /// What the card is worth in the hand after this trick.
  [[nodiscard]] double keep(Card card) const {
    const bool trump = card.suit() == s_.trump;
    const double cante = style_.cante[trump ? 1 : 0][at(part_of_cante(card))];
    const auto& by_flag = (bound_ ? style_.bound_keep : style_.keep)[trump ? 1 : 0][at(card.rank())];
    if (bound_) return cante + by_flag[(kRanking.stronger_than(card) & unseen_).empty() ? 1 : 0];
    const double kept = by_flag[hand_.suit(card.suit()).size() == 1 ? 1 : 0];
    const bool seven = trump && card.rank() == Guinote::kSeven && kRanking.stronger_than(card).has(turned(s_));
    return cante + (seven ? kept + w_.seven * w_.trump[at(turned(s_).rank())] : kept);
  }

  /// 2: of a pair in hand that can still be sung; 1: the other card may still come; 0: neither.
  [[nodiscard]] int part_of_cante(Card card) const {
    const CardSet pair = pair_of(card.suit());
    const CardSet other = pair - CardSet::of_known(card);
    if (!pair.has(card) || (s_.sung >> card.suit() & 1) != 0) return 0;
    return hand_.has_all(other) ? 2 : !bound_ && unseen_.has_all(other) ? 1 : 0;
  }

  /// The player on the right has sung the forty: a guiñote tempts it to spend them.
  [[nodiscard]] bool forces() const {
    if (bound_ || s_.config.players != 4 || s_.in_trick == 3) return false;
    return s_.shown[at(after(s_, me_))].has_all(pair_of(s_.trump));
  }
  [[nodiscard]] double forcing(Card card) const {
    return forces_ && card.suit() != s_.trump && kRanking.points_of(card) >= 10 ? w_.forcing : 0;
  }

  const State& s_;
  const ThumbStyle& style_;
  const ThumbWeights& w_;
  Seat me_;
  bool bound_ = arrastre(s_);  ///< by the duties
  CardSet hand_;
  CardSet unseen_;
  FixedList<Follower, 3> followers_;  ///< in their order
  double more_ = 0;                   ///< points that those still to play add
  double prize_ = 0;
  bool forces_ = false;
};

Action declare(const State& s) {
  const Seat seat = s.actor;
  const unsigned suits = s.phase == Phase::window ? singable(s, seat) : 0;
  if ((suits >> s.trump & 1U) != 0) return cante(s.trump, false);
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(suits, suit)) return cante(suit, arrastre(s));
  if (!can_swap(s, seat)) return kPass;
  const Card gain = turned(s);
  if (!kRanking.stronger_than(Card{s.trump, Guinote::kSeven}).has(gain)) return kPass;
  // Late, so as to show nothing: unless it makes the forty, is a guiñote, or the hand may end at any trick.
  const bool forty = pair_of(s.trump).has(gain) && s.hand[at(seat)].has_all(pair_of(s.trump) - CardSet::of(gain));
  const bool now = s.phase == Phase::swap_window || forty || s.vueltas || kRanking.points_of(gain) >= 10;
  return now ? kSwap : kPass;
}

/// The card of most value, with a hair of chance between those that are worth the same.
Action best_card(const State& s, const ThumbStyle& style, Rng& rng) {
  const CardSet cards = dutiful(s);
  if (cards.size() == 1) return play(cards.first());
  const Thumb thumb{s, s.actor, style};
  Card best;
  double best_value = -1e9;
  for (const Card card : cards) {
    const double value = thumb.value_of(card) + 1e-3 * rng.unit();
    if (value <= best_value) continue;
    best_value = value;
    best = card;
  }
  return play(best);
}

}  // namespace

ThumbStyle::ThumbStyle(const ThumbWeights& weights) noexcept
    : w(weights), bound_eagerness{w.bound_beat, w.bound_trump} {
  for (std::size_t stake = 0; stake < eagerness.size(); ++stake) {
    const auto points = static_cast<double>(stake);
    eagerness[stake] = {std::min(w.beat + points * w.beat_stake, w.beat_most),
                        std::clamp((points - w.trump_from) * w.trump_stake, 0.0, w.trump_most)};
  }
  for (int rank = 0; rank < 10; ++rank) {
    const Card card{0, rank};
    const int points = kRanking.points_of(card);
    const double other = points >= 10 ? w.bound_guinote : points > 0 ? w.bound_figure : 0;
    const double trump = w.bound_keep_trump + w.bound_keep_strength * kRanking.strength_of(card);
    bound_keep[0][at(rank)] = {other, other + w.bound_top};
    bound_keep[1][at(rank)] = {trump, trump + w.bound_top_trump};
    keep[0][at(rank)] = {w.other[at(rank)], w.other[at(rank)] + w.alone};
    keep[1][at(rank)] = {w.trump[at(rank)], w.trump[at(rank)]};
  }
  cante = {{{0, w.half_pair * 20, w.pair * 20}, {0, w.half_pair * 40, w.pair * 40}}};
}

Action by_thumb(const State& s, const ThumbStyle& style, Rng& rng) {
  return s.phase == Phase::play ? best_card(s, style, rng) : declare(s);
}

}  // namespace tapete::guinote
