#include <algorithm>
#include <cmath>

#include "games/guinote/rules.hpp"

/// A player of rules of thumb, as good players state them: load the partner's trick, do not take it from it, put a
/// guiñote on a guiñote, keep the trumps for the arrastre, change the seven late, make the singer of the forty spend
/// them. Each card is given what it is expected to win for the side less what it is worth to keep; all weights are in
/// points of the game.
namespace tapete {

using namespace guinote;

namespace {

class Thumb {
 public:
  /// Looks at nothing in `state` that the seat does not know, so it may be a whole one.
  Thumb(const State& state, Seat seat) : s_(state), me_(seat), hand_(s_.hand[at(me_)]) {
    unseen_ = CardSet::full(Deck::spanish) - hand_;
    for (int i = 0; i < s_.played_count; ++i) unseen_.remove(s_.played[at(i)]);
    if (!arrastre(s_)) unseen_.remove(turned(s_));
    for (int other = 0; other < s_.config.players; ++other)
      if (other != me_) unseen_ -= s_.shown[at(other)];
  }

  [[nodiscard]] double value_of(Card card) const {
    const bool leading = s_.in_trick == 0;
    const bool takes = leading || takes_over(kRanking, card, s_.winning, s_.trump);
    const Seat winner = takes ? me_ : Seat{s_.winning_seat};
    const Card best = takes ? card : s_.winning;
    const int led = leading ? card.suit() : s_.played[at(s_.played_count - s_.in_trick)].suit();
    const double stake = s_.trick_points + kRanking.points_of(card);
    const double stands = chance_to_stand(best, led, winner, stake);
    const double ours = side_of(winner) == side_of(me_) ? stands : 1 - stands;
    // Those still to play add something, and more to a trick that is theirs.
    const double more = 1.7 * (s_.config.players - 1 - s_.in_trick);
    return (2 * ours - 1) * (stake + more + prize()) - keep(card) + forcing(card);
  }

 private:
  /// How likely one hand of `size` unseen cards has at least one of `wanted`.
  [[nodiscard]] double has_any(CardSet wanted, int size) const {
    const double rest = unseen_.size();
    if (rest == 0) return 0;
    return 1 - std::pow(1 - (wanted & unseen_).size() / rest, size);
  }

  /// How likely nobody of the other side, of those still to play, takes a trick that `best` of `winner` is winning.
  [[nodiscard]] double chance_to_stand(Card best, int led, Seat winner, double stake) const {
    double stands = 1;
    Seat seat = after(s_, me_);
    for (int left = s_.config.players - 1 - s_.in_trick; left > 0; --left, seat = after(s_, seat)) {
      if (side_of(seat) == side_of(winner)) continue;
      stands *= 1 - takes_chance(seat, best, led, stake);
    }
    return stands;
  }

  [[nodiscard]] double takes_chance(Seat seat, Card best, int led, double stake) const {
    const CardSet higher = best.suit() == led || best.suit() == s_.trump ? kRanking.stronger_than(best) : CardSet{};
    const CardSet trumps = best.suit() == s_.trump ? CardSet{} : CardSet::of_suit(s_.trump);
    const CardSet shown = s_.shown[at(seat)];
    const bool bound = arrastre(s_);
    // In the descarte nobody has to beat: a trump is spent on a trick that is worth it, a better card of the suit
    // gladly.
    const double will_beat = bound ? 1.0 : std::clamp(0.35 + stake / 30, 0.0, 0.95);
    const double will_trump = bound ? 1.0 : std::clamp((stake - 2) / 13, 0.0, 0.7);
    const int size = Guinote::kHandSize - (bound ? s_.tricks - s_.stock_size / s_.config.players : 0) - shown.size();
    const bool is_trump = best.suit() == s_.trump;
    double beats = has_any(higher, size);
    if (!(shown & higher).empty()) beats = 1;
    double fails = has_any(trumps, size);
    if (!(shown & trumps).empty()) fails = 1;
    // A trump is allowed in arrastre only to who has none of the suit led.
    if (bound && led != s_.trump) {
      const double is_void = (shown & CardSet::of_suit(led)).empty() ? 1 - has_any(CardSet::of_suit(led), size) : 0;
      if (is_trump) beats *= is_void;
      fails *= is_void;
    }
    return 1 - (1 - beats * (is_trump ? will_trump : will_beat)) * (1 - fails * will_trump);
  }

  /// What winning this trick is worth beside its points: the lead, the last ten, and not drawing the turned card.
  [[nodiscard]] double prize() const {
    const int left = Guinote::kDeckSize - s_.played_count + s_.in_trick;
    if (left <= s_.config.players) return Guinote::kLastTrick;
    if (arrastre(s_)) return 1.5;
    if (before_last_draw(s_)) return 1.0 - 0.5 * trump_worth(turned(s_));
    // Whoever holds a pair or the seven wants a trick to declare.
    return 1.0 + (can_declare(s_, me_) ? 7.0 : 0.0);
  }

  [[nodiscard]] static double trump_worth(Card card) { return 4.5 + kRanking.strength_of(card); }

  /// What the card is worth in the hand after this trick.
  [[nodiscard]] double keep(Card card) const {
    double worth = 0;
    const bool trump = card.suit() == s_.trump;
    if (trump) worth += arrastre(s_) ? 2.0 + 0.8 * kRanking.strength_of(card) : trump_worth(card);
    const CardSet pair = pair_of(card.suit());
    if (pair.has(card) && (s_.sung >> card.suit() & 1) == 0) {
      const double cante = trump ? 40 : 20;
      const CardSet other = pair - CardSet::of(card);
      const bool hope = hand_.has_all(other) || (!arrastre(s_) && unseen_.has_all(other));
      if (hope) worth += hand_.has_all(other) ? 0.7 * cante : 0.08 * cante;
    }
    if (!trump && kRanking.points_of(card) >= 10 && !arrastre(s_)) worth += 4;
    if (trump && card.rank() == Guinote::kSeven && !arrastre(s_) && kRanking.stronger_than(card).has(turned(s_)))
      worth += 0.4 * trump_worth(turned(s_));
    return worth;
  }

  /// The player on the right has sung the forty: a guiñote tempts it to spend them.
  [[nodiscard]] double forcing(Card card) const {
    const bool sang = s_.shown[at(after(s_, me_))].has_all(pair_of(s_.trump));
    const bool guinote = card.suit() != s_.trump && kRanking.points_of(card) >= 10;
    return sang && guinote && !arrastre(s_) && s_.config.players == 4 && s_.in_trick < 3 ? 3 : 0;
  }

  const State& s_;
  Seat me_;
  CardSet hand_;
  CardSet unseen_;
};

Action declare(const State& s) {
  const Seat seat = s.actor;
  const unsigned suits = s.phase == Phase::window ? singable(s, seat) : 0;
  if ((suits >> s.trump & 1U) != 0) return cante(s.trump, false);
  for (int suit = 0; suit < kSuits; ++suit)
    if ((suits >> suit & 1U) != 0) return cante(suit, arrastre(s));
  if (!can_swap(s, seat)) return kPass;
  const Card gain = turned(s);
  if (!kRanking.stronger_than(Card{s.trump, Guinote::kSeven}).has(gain)) return kPass;
  // Late, so as to show nothing: unless it makes the forty, is a guiñote, or the hand may end at any trick.
  const bool forty = pair_of(s.trump).has(gain) && s.hand[at(seat)].has_all(pair_of(s.trump) - CardSet::of(gain));
  const bool now = s.phase == Phase::swap_window || forty || s.vueltas || kRanking.points_of(gain) >= 10;
  return now ? kSwap : kPass;
}

/// The card of most value, with a hair of chance between those that are worth the same.
Action best_card(const State& s, Rng& rng) {
  const CardSet cards = dutiful(s);
  if (cards.size() == 1) return play(cards.first());
  const Thumb thumb{s, s.actor};
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

Action sensible(const State& s, Rng& rng) { return s.phase == Phase::play ? best_card(s, rng) : declare(s); }

}  // namespace

Action Guinote::casual(const View& view, Rng& rng) {
  const State& s = view.state;
  if (s.config.claims && arrastre(s)) {
    std::array<CardSet, 4> known = s.shown;
    known[at(view.seat)] = s.hand[at(view.seat)];
    if ((broken_sides(s, known) >> (1 - side_of(view.seat)) & 1U) != 0) return guinote::claim(view.seat);
  }
  return sensible(s, rng);
}

void Guinote::play_sensibly(State& s, Rng& rng) {
  while (s.phase != Phase::over) apply(s, sensible(s, rng));
}

}  // namespace tapete
