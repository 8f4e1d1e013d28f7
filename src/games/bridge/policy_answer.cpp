#include "games/bridge/policy_play.hpp"

/// Second, third and fourth hand: following suit, ruffing and discarding.
namespace tapete::bridge {
namespace {

/// The trick in progress, for the seat to act.
struct Trick {
  explicit Trick(const PlayFacts& facts) : f(facts), led(f.s.so_far().led), suit(f.hand.suit(led)) {
    for (const Card card : Rules::playable(f.s))
      if (takes_over(Rules::kRanking, card, f.s.winning, f.trump)) winners.add(card);
    partner_wins = f.s.winning_seat == f.partner;
    next = f.s.after(f.me);
    // If dummy plays next, its cards are known.
    next_cards = next == f.dummy_seat && !f.declaring ? f.dummy : f.unseen;
  }
  /// Returns the cards of `next_cards` that beat this card in its suit.
  [[nodiscard]] CardSet danger(Card card) const { return Rules::kRanking.stronger_than(card) & next_cards; }
  [[nodiscard]] bool ruffed() const { return f.s.winning.suit() == f.trump && led != f.trump; }
  [[nodiscard]] bool last() const { return f.s.in_trick == 3; }
  /// Returns the cards of a set that the next seat cannot beat.
  [[nodiscard]] CardSet safe(CardSet cards) const {
    CardSet out;
    for (const Card card : cards)
      if (danger(card).empty()) out.add(card);
    return out;
  }

  const PlayFacts& f;
  int led;
  CardSet suit;     ///< the own cards of the suit led
  CardSet winners;  ///< the cards that take over the trick
  bool partner_wins = false;
  Seat next = kNobody;
  CardSet next_cards;  ///< the cards that the next seat has or may have
};

/// Returns the card that the fewest cards of the next seat beat; the lowest if several are equal.
Card least_danger(const Trick& t, CardSet cards) {
  Card best = cards.first();
  for (const Card card : cards) {
    const int more = t.danger(card).size() - t.danger(best).size();
    if (more < 0 || (more == 0 && strength(card) < strength(best))) best = card;
  }
  return best;
}

/// Returns the card of a tenace to finesse with; an unknown card if there is none, or if the missing honor is more
/// likely to drop.
Card finesse(const Trick& t) {
  // The missing king, queen or jack is expected to drop if no more than this number of cards of the suit are unseen.
  constexpr int kDropsKing = 1;
  constexpr int kDropsQueen = 3;
  constexpr int kDropsJack = 4;
  const int out = t.f.unseen.suit(t.led).size();
  Card best;
  for (const Card card : t.winners) {
    const CardSet above = t.danger(card);
    if (above.empty() || above.size() > 2 || strength(card) < kTen) continue;
    const int missing = strength(highest(above));
    const int drops = missing == kKing ? kDropsKing : missing == kQueen ? kDropsQueen : kDropsJack;
    if (missing == kAce || out <= drops || (above.size() == 2 && out < 5)) continue;
    if (!best.known() || strength(card) > strength(best)) best = card;
  }
  if (!best.known()) return best;
  // Of several touching cards, the lowest is enough.
  for (const Card card : t.winners)
    if (t.danger(card) == t.danger(best) && strength(card) < strength(best)) best = card;
  return best;
}

/// Returns the card with which a defender, who plays after dummy, keeps a high card over an honor of dummy: the lowest
/// card of at least a nine that wins so far, if a higher one beats that honor. An unknown card if there is none.
Card keeps_over_dummy(const Trick& t) {
  if (t.f.declaring || t.f.s.after(t.f.dummy_seat) != t.f.me) return {};
  for (const Card honor : t.f.dummy.suit(t.led)) {
    if (strength(honor) < kTen) continue;
    CardSet above;
    CardSet below;
    for (const Card card : t.winners)
      if (strength(card) >= kNine) (strength(card) > strength(honor) ? above : below).add(card);
    if (!above.empty() && !below.empty()) return lowest(below);
  }
  return {};
}

Card third_hand(const Trick& t) {
  const Card low = lowest(t.suit);
  const Card best = least_danger(t, t.winners);
  if (t.partner_wins) {
    const CardSet over_partner = t.danger(t.f.s.winning);
    if (over_partner.empty() || over_partner == t.danger(best)) return low;
  }
  if (const Card card = keeps_over_dummy(t); card.known()) return card;
  const CardSet safe = t.safe(t.winners);
  const bool before_dummy = !t.f.declaring && t.next == t.f.dummy_seat;
  if (before_dummy) return safe.empty() ? low : lowest(safe);
  if (t.f.declaring && !safe.empty())
    if (const Card card = finesse(t); card.known()) return card;
  return best;
}

/// Returns whether the declarer holds up: lets the opponents win a trick in their long suit, in which the declarer has
/// a single stopper.
bool holds_up(const Trick& t, CardSet safe) {
  const CardSet both = t.suit | t.f.other.suit(t.led);
  int rounds = 0;
  for (int lead = 0; lead + 4 <= t.f.s.played_count; lead += 4)
    rounds += t.f.s.played[at(lead)].suit() == t.led ? 1 : 0;
  const bool single = safe.size() == 1 && t.f.masters(both).size() == 1;
  const bool long_enough = t.f.unseen.suit(t.led).size() >= 4;
  return t.f.trump == kSuits && single && long_enough && both.size() <= 6 - rounds * 2 && both.size() >= 3 &&
         rounds < 2;
}

Card second_hand_of_declarer(const Trick& t) {
  const CardSet partners = t.f.other.suit(t.led);
  const Card low = lowest(t.suit);
  CardSet covers;  // partner's cards that certainly win
  for (const Card card : partners)
    if (t.f.master(card) && takes_over(Rules::kRanking, card, t.f.s.winning, t.f.trump)) covers.add(card);
  const CardSet safe = t.safe(t.winners);
  if (!covers.empty()) {
    const bool now_or_never = t.suit.size() == 2 && strength(highest(t.suit)) >= kJack && safe.empty();
    return now_or_never && t.winners.has(highest(t.suit)) ? highest(t.suit) : low;
  }
  if (!safe.empty()) {
    if (holds_up(t, safe)) return low;
    const Card card = finesse(t);
    return card.known() ? card : lowest(safe);
  }
  const Card best = least_danger(t, t.winners);
  const bool helped = !partners.empty() && strength(highest(partners)) >= kJack;
  return t.danger(best).size() == 1 && !helped ? best : low;
}

/// Returns whether to cover an honor. A cover may promote a lower card of the defenders.
bool covers_honor(const Trick& t, Card with) {
  const Card led = t.f.s.winning;
  if (strength(led) < kTen) return false;
  const CardSet dummys = t.f.dummy.suit(t.led);
  // Of a sequence of honors, only the last one is covered.
  for (const Card card : dummys)
    if (strength(card) >= kNine && std::abs(strength(card) - strength(led)) == 1) return false;
  if (strength(with) == kAce) return true;
  if (t.next == t.f.dummy_seat)
    return t.suit.size() <= 3 && !dummys.empty() && strength(highest(dummys)) > strength(with);
  return t.suit.size() <= 4;
}

Card second_hand_of_defender(const Trick& t) {
  const Card low = lowest(t.suit);
  const CardSet safe = t.safe(t.winners);
  const Card with = lowest(t.winners);
  if (t.f.needed() == 1 && !safe.empty()) return lowest(safe);
  if (safe.size() >= 2) return lowest(safe);
  if (covers_honor(t, with)) return with;
  // Dummy can ruff the next round of this suit, so the defender takes this trick.
  const bool short_dummy = t.f.trump < kSuits && t.led != t.f.trump && t.f.dummy.suit(t.led).empty() &&
                           t.f.s.leader == t.f.dummy_seat && !t.f.dummy.suit(t.f.trump).empty();
  return short_dummy && !safe.empty() ? lowest(safe) : low;
}

Card follow_suit(const Trick& t) {
  if (t.winners.empty()) return lowest(t.suit);
  if (t.last()) {
    const bool ducks =
        t.partner_wins || (t.f.declaring && t.f.master(lowest(t.winners)) && holds_up(t, t.f.masters(t.suit)));
    return ducks ? lowest(t.suit) : lowest(t.winners);
  }
  if (t.f.s.in_trick == 2) return third_hand(t);
  return t.f.declaring ? second_hand_of_declarer(t) : second_hand_of_defender(t);
}

/// Returns whether partner wins the trick certainly, or at least very probably.
bool partner_is_safe(const Trick& t) {
  if (t.f.s.in_trick == 1) {
    if (!t.f.declaring || t.ruffed()) return false;
    for (const Card card : t.f.other.suit(t.led))
      if (t.f.master(card) && takes_over(Rules::kRanking, card, t.f.s.winning, t.f.trump)) return true;
    return false;
  }
  return t.partner_wins && (t.last() || t.danger(t.f.s.winning).empty());
}

Card discard(const PlayFacts& f, CardSet cards) {
  Card best = cards.first();
  double least = keep_value(f, best);
  for (const Card card : cards)
    if (const double value = keep_value(f, card); value < least) best = card, least = value;
  return best;
}

/// Returns whether a defender has a trump honor that will win a trick if the defender does not ruff.
bool sure_trump_trick(const PlayFacts& f) {
  const CardSet trumps = f.hand.suit(f.trump);
  const int above = f.beaten_by(highest(trumps)).size();
  return !f.declaring && strength(highest(trumps)) >= kJack && above > 0 && trumps.size() == above + 1;
}

Card ruff_or_discard(const Trick& t) {
  const CardSet trumps = t.winners;  // only trumps take over a trick in a suit that the hand lacks
  const CardSet rest = t.f.hand - t.f.s.trumps_of(t.f.hand);
  const CardSet thrown = rest.empty() ? t.f.hand : rest;
  if (trumps.empty() || partner_is_safe(t)) return discard(t.f, thrown);
  if (sure_trump_trick(t.f) && !rest.empty()) return discard(t.f, thrown);
  return lowest(trumps);
}

}  // namespace

double keep_value(const PlayFacts& f, Card card) {
  constexpr double kTrump = 40;
  constexpr double kMaster = 25;
  constexpr double kGuard = 12;
  constexpr double kThreat = 6;
  const CardSet suit = f.hand.suit(card.suit());
  if (card.suit() == f.trump) return kTrump + strength(card);
  if (f.master(card) && suit.size() <= f.against.suit(card.suit()).size() + suit.size())
    return kMaster + strength(card);
  double value = strength(card) - 0.3 * suit.size();
  const int above = f.beaten_by(highest(suit)).size();
  if (above > 0 && above <= 3 && suit.size() == above + 1) value += kGuard;
  // To stop dummy's long suit, a hand must keep as many cards of the suit as dummy has.
  const int threat = f.dummy.suit(card.suit()).size();
  if (threat >= 3 && suit.size() <= threat && strength(highest(suit)) >= kNine) value += kThreat;
  return value;
}

Card choose_answer(const PlayFacts& facts) {
  const Trick trick{facts};
  return trick.suit.empty() ? ruff_or_discard(trick) : follow_suit(trick);
}

}  // namespace tapete::bridge
