#include "games/guinote/policy.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace tapete::guinote {
namespace {

/// Returns base^exponent for exponents from 0 to 7, with the same rounding on every platform.
double power(double base, int exponent) {
  const double square = base * base;
  const auto bit = [exponent](int place) { return (exponent >> place & 1) != 0; };
  return (bit(0) ? base : 1) * (bit(1) ? square : 1) * (bit(2) ? square * square : 1);
}

/// Table of the probability that a hand of `size` cards, out of `unseen` cards, holds at least one of `wanted` given
/// cards. Playouts need it many times for each card.
class Chances {
 public:
  /// Indexed by size, then by wanted, which is at most the 10 cards of a suit.
  using Row = std::array<std::array<double, 11>, Guinote::kHandSize + 1>;

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

/// Evaluates the cards that a seat may play. Uses only information that the seat has, so `state` may be a complete
/// state. The functions make several passes over all cards, each with few variables, because processors have few
/// registers and WebAssembly compilers use even fewer.
class Policy {
 public:
  Policy(const State& state, Seat seat, const PolicyStyle& style)
      : s_(state), style_(style), w_(style.w), me_(seat), hand_(s_.hand[at(me_)]) {
    assert(hand_.has_all(s_.shown[at(me_)]));
    CardSet seen = hand_ | s_.played_set;
    for (const CardSet shown : s_.shown) seen |= shown;
    if (!bound_) seen |= CardSet::of_known(s_.turned());
    unseen_ = CardSet::full(Deck::spanish) - seen;
    left_ = s_.players - 1 - s_.in_trick;
    beside_points_ = (bound_ ? w_.bound_follower : w_.follower) * left_ + prize();
    if (s_.vueltas) lacks_ = lacks();
    eagerness_ = &style_.eagerness[bound_ ? 1 : 0][s_.trick_points];
  }

  using Values = std::array<double, 64>;  ///< by Card::index()

  /// Sets the values of `cards`; other values stay unchanged.
  void weigh(CardSet cards, Values& values) const {
    if (s_.in_trick == 0)
      lead(cards, values);
    else
      follow(cards, values);
    if (bound_)
      keep_bound(cards, values);
    else
      keep_free(cards, values);
    if (forces()) force(cards, values);
  }

 private:
  /// A seat that is still to play to the trick.
  struct Follower {
    CardSet shown;
    const double* holds_one;  ///< probability of holding at least one of n unseen cards, by n
    double has_trump;         ///< probability of holding a trump
  };

  /// Probabilities that a follower can beat the trick.
  struct Threat {
    double beats = 0;  ///< with a better card of the winning card's suit
    double fails = 0;  ///< with a trump, if the winning card is no trump (Spanish: fallar)
  };

  [[nodiscard]] Follower follower(Seat seat) const {
    Follower f;
    f.shown = s_.shown[at(seat)];
    assert(f.shown.size() <= hand_.size());
    // All seats still to play hold the same number of cards.
    f.holds_one = kChances.of(unseen_)[at(hand_.size() - f.shown.size())].data();
    f.has_trump = has_suit(f, s_.trump);
    return f;
  }

  /// Returns the probability that the follower holds one of `wanted`.
  [[nodiscard]] double has_any(const Follower& f, CardSet wanted) const {
    return (f.shown & wanted).empty() ? f.holds_one[(wanted & unseen_).size()] : 1;
  }
  [[nodiscard]] float has_suit(const Follower& f, int suit) const {
    return static_cast<float>(has_any(f, CardSet::of_suit(suit)));
  }

  /// Returns the threat to `best`, the card that is winning the trick.
  [[nodiscard]] Threat threat(const Follower& follower, Card best, int led) const {
    const bool trump = best.suit() == s_.trump;
    Threat threat{has_any(follower, kRanking.stronger_than(best)), trump ? 0 : follower.has_trump};
    // In the arrastre only a player without the suit led may trump.
    if (bound_ && led != s_.trump) {
      const float is_void = 1 - has_suit(follower, led);
      if (trump) threat.beats *= is_void;
      threat.fails *= is_void;
    }
    return threat;
  }

  /// Returns the probability that the follower does not take the trick if `points` are added to it.
  [[nodiscard]] double leaves(const Threat& threat, bool trump, int points) const {
    const PolicyStyle::Flag& eagerness = eagerness_[points];
    return (1 - threat.beats * eagerness[trump ? 1 : 0]) * (1 - threat.fails * eagerness[1]);
  }
  /// Returns the value of a trick to which `points` are added and which is won with probability `stands`.
  [[nodiscard]] double gain(double stands, int points) const {
    const double all = s_.trick_points + points + beside_points_;
    if (!s_.vueltas) return (2 * stands - 1) * all;
    const int trick = s_.trick_points + points;
    const double won = trick >= lacks_[0] ? all + w_.finish : all;
    const double lost = trick >= lacks_[1] ? all + w_.finish : all;
    return stands * won - (1 - stands) * lost;
  }
  /// Returns the points that each side needs to win the partida, this seat's side first. A cante that the seat holds
  /// counts as sung.
  [[nodiscard]] std::array<int, 2> lacks() const {
    const int side = side_of(me_);
    const unsigned suits = singable(s_, me_);
    const int cante = has(suits, s_.trump) ? 40 : suits != 0 ? 20 : 0;
    return {Guinote::kTarget - total(s_, side) - cante, Guinote::kTarget - total(s_, 1 - side)};
  }

  /// Sets the value of leading each card.
  void lead(CardSet cards, Values& values) const {
    const Follower next = follower(s_.after(me_));
    const bool four = s_.players == 4;
    const Follower last = four ? follower(s_.before(me_)) : next;
    for (const Card card : cards) {
      const int points = kRanking.points_of(card);
      const bool trump = card.suit() == s_.trump;
      double stands = leaves(threat(next, card, card.suit()), trump, points);
      if (four) stands *= leaves(threat(last, card, card.suit()), trump, points);
      values[at(card.index())] = gain(stands, points);
    }
  }

  /// Sets the value of playing each card to a trick that another seat has led. Sides alternate, so at most one rival is
  /// still to play.
  void follow(CardSet cards, Values& values) const {
    const bool trumped = s_.winning.suit() == s_.trump;
    const CardSet beating = kRanking.stronger_than(s_.winning) | (trumped ? CardSet{} : CardSet::of_suit(s_.trump));
    const CardSet over = cards & beating;
    const CardSet under = cards - beating;
    const bool ours = side_of(s_.winning_seat) == side_of(me_);
    if (left_ == 0) {
      for (const Card card : over) values[at(card.index())] = gain(1, kRanking.points_of(card));
      for (const Card card : under) values[at(card.index())] = gain(ours ? 1 : 0, kRanking.points_of(card));
      return;
    }
    const int led = s_.played[at(s_.played_count - s_.in_trick)].suit();
    const Follower next = follower(s_.after(me_));
    for (const Card card : over) {
      const int points = kRanking.points_of(card);
      values[at(card.index())] = gain(leaves(threat(next, card, led), card.suit() == s_.trump, points), points);
    }
    if (under.empty()) return;
    // The threat to the trick if this seat does not beat it.
    Threat standing;
    if (ours)
      standing = threat(next, s_.winning, led);
    else if (left_ > 1)
      standing = threat(follower(me_ ^ 2), s_.winning, led);
    for (const Card card : under) {
      const int points = kRanking.points_of(card);
      const double worth = gain(leaves(standing, trumped, points), points);
      values[at(card.index())] = ours ? worth : -worth;
    }
  }

  /// Returns the value of winning this trick in addition to its points: the ten of the last trick, the lead, and a
  /// possible declaration. Before the last draw, the loss of the turned card is subtracted.
  [[nodiscard]] double prize() const {
    const int left = Guinote::kDeckSize - s_.played_count + s_.in_trick;
    if (left <= s_.players) return Guinote::kLastTrick;
    if (bound_) return w_.bound_lead;
    if (before_last_draw(s_)) return w_.last_draw - w_.last_draw_turned * w_.trump[at(s_.turned().rank())];
    // A player with a pair or the seven needs a trick before it can declare.
    return w_.lead + (can_declare(s_, me_) ? w_.declare : 0.0);
  }

  /// In the arrastre: subtracts the value of keeping each card.
  void keep_bound(CardSet cards, Values& values) const {
    const int trump = s_.trump * 16;
    for (const Card card : cards) {
      const bool top = (kRanking.stronger_than(card) & unseen_).empty();
      values[at(card.index())] -= style_.bound_keep[at(card.index() ^ trump)][top ? 1 : 0];
    }
    const CardSet whole = cards & Pairs::unsung(hand_, s_.sung);
    for (const Card card : whole) values[at(card.index())] -= cante(card)[2];
  }

  /// In the descarte: subtracts the value of keeping each card.
  void keep_free(CardSet cards, Values& values) const {
    const int trump = s_.trump * 16;
    for (const Card card : cards) {
      const std::uint64_t suit = hand_.suit(card.suit()).bits();
      values[at(card.index())] -= style_.keep[at(card.index() ^ trump)][(suit & (suit - 1)) == 0 ? 1 : 0];
    }
    const CardSet whole = Pairs::unsung(hand_, s_.sung);
    const CardSet possible = cards & Pairs::unsung(hand_ | unseen_, s_.sung);
    for (const Card card : possible) values[at(card.index())] -= cante(card)[whole.has(card) ? 2 : 1];
    const Card seven{s_.trump, Guinote::kSeven};
    if (cards.has(seven) && kRanking.stronger_than(seven).has(s_.turned()))
      values[at(seven.index())] -= w_.seven * w_.trump[at(s_.turned().rank())];
  }

  [[nodiscard]] const std::array<double, 3>& cante(Card card) const {
    return style_.cante[card.suit() == s_.trump ? 1 : 0];
  }

  /// Returns whether the next player still holds both cards of the forty that it has sung. A guiñote in the trick then
  /// tempts that player to spend one of them.
  [[nodiscard]] bool forces() const {
    if (bound_ || s_.players != 4 || s_.in_trick == 3) return false;
    return s_.shown[at(s_.after(me_))].has_all(pair_of(s_.trump));
  }
  void force(CardSet cards, Values& values) const {
    for (const Card card : cards - CardSet::of_suit(s_.trump))
      if (kRanking.points_of(card) >= 10) values[at(card.index())] += w_.forcing;
  }

  const State& s_;
  const PolicyStyle& style_;
  const PolicyWeights& w_;
  Seat me_;
  bool bound_ = arrastre(s_);  ///< whether the duties hold
  CardSet hand_;
  CardSet unseen_;
  int left_ = 0;                                  ///< number of seats still to play after this one
  std::array<int, 2> lacks_{};                    ///< points that each side needs; only in vueltas
  double beside_points_ = 0;                      ///< the value of winning the trick in addition to its points
  const PolicyStyle::Flag* eagerness_ = nullptr;  ///< probabilities of taking the trick, by the points added to it
};

/// Packs a value and its card into one number. Such numbers compare like their values; the card in the last bits
/// decides between values that agree to twelve digits. Finding the maximum of such numbers needs no branches, which the
/// processor could not predict.
std::int64_t ordered(double value, Card card) {
  constexpr double kPositive = 1024;  // added to every value, because positive doubles are ordered like their bits
  assert(std::abs(value) < kPositive);
  return (std::bit_cast<std::int64_t>(value + kPositive) & ~std::int64_t{63}) | card.index();
}

/// Returns the card with the greatest value after adding the style's random error.
Card best_card(const State& s, CardSet cards, const PolicyStyle& style, Rng& rng) {
  if (cards.size() == 1) return cards.first();
  Policy::Values values;
  Policy{s, s.actor, style}.weigh(cards, values);
  const double doubt = arrastre(s) ? kNoDoubt : style.doubt;
  std::int64_t best = 0;
  for (const Card card : cards) best = std::max(best, ordered(values[at(card.index())] + doubt * rng.unit(), card));
  return Card::from_index(static_cast<int>(best & 63));
}

}  // namespace

Action by_policy(const State& s, CardSet cards, const PolicyStyle& style, Rng& rng) {
  return s.phase == Phase::play ? play(best_card(s, cards, style, rng)) : declaration_by_policy(s);
}

void play_on_by_policy(State& s, const PolicyStyle& style, Rng& rng) {
  while (s.phase != Phase::over) {
    if (s.phase == Phase::play)
      play_card(s, best_card(s, dutiful(s), style, rng));
    else
      Guinote::apply(s, declaration_by_policy(s));
  }
}

}  // namespace tapete::guinote
