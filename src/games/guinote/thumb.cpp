#include "games/guinote/thumb.hpp"

#include <algorithm>

namespace tapete::guinote {
namespace {

/// base^exponent for 0 to 7: playouts spend their time here.
double power(double base, int exponent) {
  const double square = base * base;
  const auto bit = [exponent](int place) { return (exponent >> place & 1) != 0; };
  return (bit(0) ? base : 1) * (bit(1) ? square : 1) * (bit(2) ? square * square : 1);
}

class Thumb {
 public:
  /// Looks at nothing in `state` that the seat does not know, so it may be a whole one.
  Thumb(const State& state, Seat seat, const ThumbWeights& weights)
      : s_(state), w_(weights), me_(seat), hand_(s_.hand[at(me_)]) {
    unseen_ = CardSet::full(Deck::spanish) - hand_ - s_.gone;
    if (!bound_) unseen_.remove(turned(s_));
    for (int other = 0; other < s_.config.players; ++other)
      if (other != me_) unseen_ -= s_.shown[at(other)];
    part_ = 1.0 / std::max(1, unseen_.size());
    Seat next = after(s_, me_);
    for (int left = s_.config.players - 1 - s_.in_trick; left > 0; --left, next = after(s_, next))
      followers_.push_back(follower(next));
  }

  [[nodiscard]] double value_of(Card card) const {
    const bool leading = s_.in_trick == 0;
    const bool takes = leading || takes_over(kRanking, card, s_.winning, s_.trump);
    const Seat winner = takes ? me_ : Seat{s_.winning_seat};
    const Card best = takes ? card : s_.winning;
    const int led = leading ? card.suit() : s_.played[at(s_.played_count - s_.in_trick)].suit();
    const double stake = s_.trick_points + kRanking.points_of(card);
    const double stands = chance_to_stand(best, led, winner, eagerness(stake));
    const double ours = side_of(winner) == side_of(me_) ? stands : 1 - stands;
    // Those still to play add something, and more to a trick that is theirs.
    const double more = (bound_ ? w_.bound_follower : w_.follower) * (s_.config.players - 1 - s_.in_trick);
    return (2 * ours - 1) * (stake + more + prize()) - keep(card) + forcing(card);
  }

 private:
  /// Somebody still to play to this trick, as seen from here.
  struct Follower {
    CardSet shown;
    Seat seat = 0;
    int size = 0;                  ///< cards of the hand that nobody has seen
    float has_trump = 0;           ///< how likely
    std::array<float, 4> lacks{};  ///< how likely it has no card of a suit; only in arrastre
  };

  [[nodiscard]] Follower follower(Seat seat) const {
    Follower f;
    f.seat = seat;
    f.shown = s_.shown[at(seat)];
    f.size = Guinote::kHandSize - (bound_ ? s_.tricks - s_.stock_size / s_.config.players : 0) - f.shown.size();
    const auto has = [&](int suit) {
      const CardSet cards = CardSet::of_suit(suit);
      return static_cast<float>((f.shown & cards).empty() ? has_any(cards, f.size) : 1);
    };
    f.has_trump = has(s_.trump);
    if (!bound_) return f;
    for (int suit = 0; suit < kSuits; ++suit) f.lacks[at(suit)] = 1 - has(suit);
    return f;
  }

  /// How likely one hand of `size` unseen cards has at least one of `wanted`.
  [[nodiscard]] double has_any(CardSet wanted, int size) const {
    return 1 - power(1 - (wanted & unseen_).size() * part_, size);
  }

  /// How likely somebody who can take a trick does so.
  struct Eagerness {
    double beat = 1;
    double trump = 1;
  };

  [[nodiscard]] Eagerness eagerness(double stake) const {
    if (bound_) return {w_.bound_beat, w_.bound_trump};
    return {std::min(w_.beat + stake * w_.beat_stake, w_.beat_most),
            std::clamp((stake - w_.trump_from) * w_.trump_stake, 0.0, w_.trump_most)};
  }

  /// How likely nobody of the other side, of those still to play, takes a trick that `best` of `winner` is winning.
  [[nodiscard]] double chance_to_stand(Card best, int led, Seat winner, const Eagerness& eagerness) const {
    const bool trump = best.suit() == s_.trump;
    const CardSet higher = best.suit() == led || trump ? kRanking.stronger_than(best) : CardSet{};
    double stands = 1;
    for (const Follower& follower : followers_) {
      if (side_of(follower.seat) == side_of(winner)) continue;
      double beats = (follower.shown & higher).empty() ? has_any(higher, follower.size) : 1;
      double fails = trump ? 0 : follower.has_trump;
      // A trump is allowed in arrastre only to who has none of the suit led.
      if (bound_ && led != s_.trump) {
        const double is_void = follower.lacks[at(led)];
        if (trump) beats *= is_void;
        fails *= is_void;
      }
      stands *= (1 - beats * (trump ? eagerness.trump : eagerness.beat)) * (1 - fails * eagerness.trump);
    }
    return stands;
  }

  /// What winning this trick is worth beside its points: the lead, the last ten, and not drawing the turned card.
  [[nodiscard]] double prize() const {
    const int left = Guinote::kDeckSize - s_.played_count + s_.in_trick;
    if (left <= s_.config.players) return Guinote::kLastTrick;
    if (bound_) return w_.bound_lead;
    if (before_last_draw(s_)) return w_.last_draw - w_.last_draw_turned * trump_worth(turned(s_));
    // Whoever holds a pair or the seven wants a trick to declare.
    return w_.lead + (can_declare(s_, me_) ? w_.declare : 0.0);
  }

  [[nodiscard]] double trump_worth(Card card) const { return w_.trump[at(card.rank())]; }

  /// What the card is worth in the hand after this trick.
  [[nodiscard]] double keep(Card card) const {
    const bool trump = card.suit() == s_.trump;
    const double cante = keep_for_cante(card, trump);
    if (bound_) return cante + keep_bound(card, trump);
    return cante + (trump ? keep_trump(card) : keep_other(card));
  }

  [[nodiscard]] double keep_for_cante(Card card, bool trump) const {
    const CardSet pair = pair_of(card.suit());
    if (!pair.has(card) || (s_.sung >> card.suit() & 1) != 0) return 0;
    const double cante = trump ? 40 : 20;
    const CardSet other = pair - CardSet::of(card);
    if (hand_.has_all(other)) return w_.pair * cante;
    return !bound_ && unseen_.has_all(other) ? w_.half_pair * cante : 0;
  }

  [[nodiscard]] double keep_bound(Card card, bool trump) const {
    const bool top = (kRanking.stronger_than(card) & unseen_).empty();
    const double strength = w_.bound_keep_strength * kRanking.strength_of(card);
    if (trump) return w_.bound_keep_trump + strength + (top ? w_.bound_top_trump : 0);
    const int points = kRanking.points_of(card);
    return (points >= 10 ? w_.bound_guinote : points > 0 ? w_.bound_figure : 0) + (top ? w_.bound_top : 0);
  }

  [[nodiscard]] double keep_trump(Card card) const {
    const bool seven = card.rank() == Guinote::kSeven && kRanking.stronger_than(card).has(turned(s_));
    return trump_worth(card) + (seven ? w_.seven * trump_worth(turned(s_)) : 0);
  }

  [[nodiscard]] double keep_other(Card card) const {
    const bool alone = hand_.suit(card.suit()).size() == 1;
    return w_.other[at(card.rank())] + (alone ? w_.alone : 0);
  }

  /// The player on the right has sung the forty: a guiñote tempts it to spend them.
  [[nodiscard]] double forcing(Card card) const {
    const bool sang = s_.shown[at(after(s_, me_))].has_all(pair_of(s_.trump));
    const bool guinote = card.suit() != s_.trump && kRanking.points_of(card) >= 10;
    return sang && guinote && !bound_ && s_.config.players == 4 && s_.in_trick < 3 ? w_.forcing : 0;
  }

  const State& s_;
  const ThumbWeights& w_;
  Seat me_;
  bool bound_ = arrastre(s_);  ///< by the duties
  CardSet hand_;
  CardSet unseen_;
  double part_ = 1;  ///< of all unseen cards that one is
  FixedList<Follower, 3> followers_;
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
Action best_card(const State& s, const ThumbWeights& weights, Rng& rng) {
  const CardSet cards = dutiful(s);
  if (cards.size() == 1) return play(cards.first());
  const Thumb thumb{s, s.actor, weights};
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

Action by_thumb(const State& s, const ThumbWeights& weights, Rng& rng) {
  return s.phase == Phase::play ? best_card(s, weights, rng) : declare(s);
}

}  // namespace tapete::guinote
