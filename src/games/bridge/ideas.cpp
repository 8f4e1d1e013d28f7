#include "game/card_words.hpp"
#include "games/bridge/policy_play.hpp"

/// The usual reasons of bridge players: why one card is better than another one, by what the seat to act sees.
namespace tapete::bridge {
namespace {

constexpr Reason kKeeps = "This keeps @ for later."_reason;

/// Two cards of the hand of the seat to act, and what they do in the trick.
struct Comparison {
  Comparison(const State& s, CardChoice choice)
      : f(s),
        best(choice.best),
        other(choice.other),
        same_suit(best.suit() == other.suit()),
        suit(f.hand.suit(best.suit())),
        across(f.other.suit(best.suit())),
        trump(best.suit() == f.trump),
        other_trump(other.suit() == f.trump),
        ahead(s.in_trick < kSeats - 1 && s.after(f.me) == f.dummy_seat && !f.declaring ? f.dummy : f.unseen) {
    if (s.in_trick == 0) return;
    follows = !f.hand.suit(s.so_far().led).empty();
    last = s.in_trick == kSeats - 1;
    takes = tries(best);
    other_takes = tries(other);
    partner_wins = s.winning_seat == f.partner;
  }

  /// Returns whether the best card is lower than another one of the same suit that is an honor.
  [[nodiscard]] bool saves_honor() const {
    return same_suit && strength(best) < strength(other) && strength(other) >= kJack;
  }
  /// Returns whether no card of the suit led, which the hand has, takes over the trick.
  [[nodiscard]] bool cannot_win() const {
    bool wins = partner_wins || (f.declaring && !last && f.s.in_trick == 1);  // the other hand may win
    for (const Card card : f.hand.suit(f.s.so_far().led))
      wins = wins || takes_over(Rules::kRanking, card, f.s.winning, f.trump);
    return !wins;
  }
  /// Returns the cards that beat this card and that the next seat has or may have.
  [[nodiscard]] CardSet danger(Card card) const { return Rules::kRanking.stronger_than(card) & ahead; }

  /// Returns whether the card takes over the trick and is meant to win it: a low card of the suit led is not.
  [[nodiscard]] bool tries(Card card) const {
    return takes_over(Rules::kRanking, card, f.s.winning, f.trump) &&
           (last || !follows || strength(card) >= kTen || danger(card).empty());
  }

  PlayFacts f;
  Card best;
  Card other;
  bool same_suit;
  CardSet suit;    ///< the own cards of the best card's suit
  CardSet across;  ///< the cards of this suit in partner's hand, if that hand is known
  bool trump;
  bool other_trump;
  CardSet ahead;             ///< the cards that the next seat has or may have
  bool takes = false;        ///< tries(best)
  bool other_takes = false;  ///< tries(other)
  bool follows = false;      ///< the hand has cards of the suit led
  bool last = false;         ///< the seat is the last to play to the trick
  bool partner_wins = false;
};

/// Returns a lower bound of the tricks that the declaring side wins in this suit before it loses one, if both hands can
/// be reached.
int sure_tricks(const PlayFacts& f, int suit) {
  const CardSet own = f.hand.suit(suit);
  const CardSet other = f.other.suit(suit);
  const int rounds = std::max(own.size(), other.size());
  const int high = std::min(rounds, f.masters(own | other).size());
  // After as many rounds as the opponents have cards of the suit, all others of the suit win, too.
  return high >= f.against.suit(suit).size() ? rounds : high;
}

/// Returns whether the sure tricks of all suits are enough for the declarer, and no trump of the opponents is left.
bool has_enough(const PlayFacts& f) {
  int sure = 0;
  for (int suit = 0; suit < kSuits; ++suit) sure += sure_tricks(f, suit);
  return !f.trumps_out() && sure >= f.needed();
}

/// Returns the words for the trick with which the contract is made or defeated; empty if it takes more tricks.
Reason words_for_deciding_trick(const PlayFacts& f) {
  if (f.needed() != 1) return {};
  return f.declaring ? "This trick makes the contract."_reason : "This trick defeats the contract."_reason;
}

/// Returns the words for a card that no card of its suit beats. Trumps may still beat it.
Reason words_for_master(const Comparison& c) {
  if (!c.f.trumps_out() || c.trump)
    if (const Reason words = words_for_deciding_trick(c.f); !(words == Reason{})) return words;
  if (strength(c.best) == kAce) return {};  // everybody sees this
  const CardSet own = Rules::kRanking.stronger_than(c.best) & (c.f.hand | c.f.other);
  if (!own.empty()) return "The same side also has the higher cards of this suit."_reason;
  return c.f.trumps_out() && !c.trump ? "No higher card of this suit is left."_reason
                                      : "No higher card is left, so this wins."_reason;
}

/// Returns the words for a low card of a suit instead of an honor of it, or for the top of a sequence.
Reason words_in_suit(const Comparison& c) {
  if (c.best == highest(c.suit) && has_sequence(c.suit, c.f.trump == kSuits))
    return "The highest card of a sequence gives nothing away."_reason;
  return c.saves_honor() ? kKeeps : Reason{};
}

Reason words_for_opening(const Comparison& c) {
  if (c.same_suit) return words_in_suit(c);
  const auto said = [&c](Seat seat, Card card) { return (suits_bid(c.f.s.auction, seat) >> card.suit() & 1U) != 0; };
  const auto theirs = [&](Card card) { return said(c.f.s.after(c.f.me), card) || said(c.f.s.before(c.f.me), card); };
  if (said(c.f.partner, c.best)) return "The partner has bid this suit."_reason;
  if (has_sequence(c.suit, c.f.trump == kSuits) && c.best == highest(c.suit)) return words_in_suit(c);
  if (c.trump) return "This leaves dummy fewer trumps to ruff with."_reason;
  if (c.suit.size() == 1 && !c.f.s.trumps_of(c.f.hand).empty())
    return "It is the only card of this suit: the next one can be ruffed."_reason;
  if (theirs(c.other) && !theirs(c.best)) return "The opponents have bid the other suit."_reason;
  if (c.f.trump == kSuits && c.suit.size() > c.f.hand.suit(c.other.suit()).size())
    return "At no trump, a long suit gives more tricks."_reason;
  return c.suit.size() > c.f.hand.suit(c.other.suit()).size() && c.suit.size() >= 4
             ? "It is the longest suit of the hand."_reason
             : Reason{};
}

/// Returns the sentence with the name of a card.
std::string naming(Reason sentence, Card card, Lang lang) {
  return fill(sentence(lang), card_words(Rules::kDeck, card, lang));
}

/// Returns the sentence about a suit of seven cards or more in the two hands, in which one card of the opponents beats
/// all others; empty if the card led is not of such a suit.
std::string words_for_long_suit(const Comparison& c, Lang lang) {
  constexpr int kBoth = 7;
  const CardSet both = c.suit | c.across;
  const CardSet over = c.f.beaten_by(highest(both));
  if (c.trump || both.size() < kBoth || over.size() != 1) return {};
  return naming("This drives out @, and the rest of the suit will win."_reason, over.first(), lang);
}

/// Returns the sentence about the suit with the most cards in the two hands of the declaring side; empty if the card
/// led is of another suit.
std::string words_for_most_cards(const Comparison& c, Lang lang) {
  constexpr int kMost = 7;
  const auto size = [&c](int suit) { return (c.f.hand | c.f.other).suit(suit).size(); };
  const int own = size(c.best.suit());
  if (c.f.trump != kSuits || own < kMost) return {};
  for (int suit = 0; suit < kSuits; ++suit)
    if (suit != c.best.suit() && size(suit) >= own) return {};
  return fill("The two hands hold @ cards of this suit, more than of any other."_reason(lang), std::to_string(own));
}

std::string words_for_declarers_lead(const Comparison& c, Lang lang) {
  const auto plain = [lang](Reason words) { return std::string{words(lang)}; };
  if (c.trump && !c.other_trump && c.f.trumps_out()) return plain("This draws the opponents' trumps."_reason);
  if (c.f.master(c.best)) {
    if (c.f.master(c.other)) return {};
    return plain(c.f.needed() > 1 && has_enough(c.f) ? "The tricks that are sure are enough for the contract."_reason
                                                     : words_for_master(c));
  }
  if (c.across.empty() && !c.trump && !c.f.s.trumps_of(c.f.other).empty())
    return plain("The other hand can ruff."_reason);
  if (c.same_suit) return plain(words_in_suit(c));
  if (std::string words = words_for_long_suit(c, lang); !words.empty()) return words;
  if (std::string words = words_for_most_cards(c, lang); !words.empty()) return words;
  if (c.across.empty() || strength(highest(c.across)) < strength(c.best)) return {};
  if (c.f.master(highest(c.across))) return naming("The other hand can win with @."_reason, highest(c.across), lang);
  const bool may_win = c.f.beaten_by(highest(c.across)).size() == 1;
  return may_win ? plain("This leads towards the high cards of the other hand."_reason) : std::string{};
}

Reason words_for_defenders_lead(const Comparison& c) {
  if (c.f.master(c.best)) return c.f.master(c.other) ? Reason{} : words_for_master(c);
  if (c.same_suit) return words_in_suit(c);
  const bool opened = c.best.suit() == c.f.s.played[0].suit();
  if (opened && c.f.s.leader_of(0) == c.f.partner) return "The partner has led this suit."_reason;
  if (opened && c.f.s.leader_of(0) == c.f.me) return "This goes on with the suit of the first lead."_reason;
  const CardSet dummys = c.f.dummy.suit(c.best.suit());
  const int high = dummys.empty() ? 0 : strength(highest(dummys));
  if (c.f.s.after(c.f.me) == c.f.dummy_seat)
    return high >= kJack && high < kAce ? "This leads through dummy's high cards."_reason : Reason{};
  return !dummys.empty() && high < kTen ? "Dummy is weak in this suit, and plays last."_reason : Reason{};
}

Reason words_for_lead(const Comparison& c) {
  return c.f.s.played_count == 0 ? words_for_opening(c) : words_for_defenders_lead(c);
}

/// Returns the words for a card that takes over a trick that the other card would not.
Reason words_for_taking(const Comparison& c) {
  const bool wins = c.last || (c.f.master(c.best) && c.f.s.in_trick == 2 && !c.f.trumps_out());
  if (const Reason words = words_for_deciding_trick(c.f); wins && !(words == Reason{})) return words;
  if (c.last) return c.follows ? "This wins the trick."_reason : "This ruffs, and wins the trick."_reason;
  if (!c.follows) return "This ruffs."_reason;
  if (c.f.master(c.best)) return words_for_master(c);
  if (c.f.s.in_trick == 2 && c.danger(c.best).empty()) return "This wins the trick."_reason;
  if (c.f.s.in_trick == 2) return "The third to play plays high, so that the last one cannot win cheaply."_reason;
  return strength(c.f.s.winning) >= kTen ? "An honour that is led is covered by a higher one."_reason : Reason{};
}

/// Returns the words for a card that leaves alone a trick that the other card would take over.
Reason words_for_leaving(const Comparison& c) {
  if (c.partner_wins && (c.last || c.danger(c.f.s.winning).empty()))
    return c.f.declaring ? "The other hand is already winning the trick."_reason
                         : "The partner is already winning the trick."_reason;
  if (c.f.declaring && c.follows) {
    const bool stopper = c.f.master(c.other) && c.f.masters(c.suit | c.across).size() == 1;
    if (c.f.trump == kSuits && stopper)
      return "This waits a round to cut the opponents off from their long suit."_reason;
  }
  const bool second = c.f.s.in_trick == 1 && c.follows;
  return second && !c.f.declaring ? "The second to play plays low: the partner is still to play."_reason : Reason{};
}

/// Returns the words for a discard.
Reason words_for_discard(const Comparison& c) {
  if (c.other_trump && !c.trump) return kKeeps;
  if (c.f.master(c.other)) return c.f.master(c.best) ? Reason{} : "@ can still win a trick."_reason;
  const CardSet suit = c.f.hand.suit(c.other.suit());
  if (!c.f.declaring && c.f.dummy.suit(c.other.suit()).size() >= suit.size() && strength(highest(suit)) >= kNine)
    return "@ still guards against dummy's suit."_reason;
  return strength(c.other) >= kJack && strength(c.best) < kJack ? kKeeps : Reason{};
}

/// Returns the sentence about a finesse: a card that wins unless the last seat has the one card that beats it. Empty if
/// the card is none, or if the other card is one, too.
std::string finesse_words(const Comparison& c, Lang lang) {
  if (!c.f.declaring || !c.follows || c.f.s.in_trick != 2 || !c.takes) return {};
  const CardSet over = c.danger(c.best);
  if (over.size() != 1 || !(c.danger(c.other).empty() || !c.other_takes)) return {};
  return naming("A finesse: this wins unless the last player has @."_reason, over.first(), lang);
}

/// Returns the only seat of the opponents that has bid; kNobody if both or none have.
Seat only_bidder(const PlayFacts& f) {
  Seat out = kNobody;
  for (int i = 0; i < f.s.auction.size(); ++i) {
    const Seat seat = f.s.auction.caller(i);
    if (seat % kPairs == f.me % kPairs || !f.s.auction[i].is_bid() || seat == out) continue;
    if (out != kNobody) return kNobody;
    out = seat;
  }
  return out;
}

/// Returns the sentence about a high card that wins the trick at once, instead of a low one by which the other hand
/// would win only if the next seat did not have the one card that is missing. That seat is the only opponent who bid.
std::string words_for_missing_card(const Comparison& c, Lang lang) {
  const bool rises = c.f.declaring && c.follows && c.f.s.in_trick == 1 && c.same_suit && c.takes && !c.other_takes;
  if (!rises || !c.f.master(c.best) || c.across.empty() || only_bidder(c.f) != c.f.s.after(c.f.me)) return {};
  const CardSet over = c.f.beaten_by(highest(c.across));
  if (over.size() != 1) return {};
  return naming("The only opponent who has bid plays next, and probably has @."_reason, over.first(), lang);
}

/// Returns the sentence about a high card of the opponents that the best card beats, and the other one does not; empty
/// if there is none.
std::string words_for_capture(const Comparison& c, Lang lang) {
  const bool wins = c.follows && c.takes && !c.other_takes && !c.partner_wins && (c.last || c.f.master(c.best));
  if (!wins || strength(c.f.s.winning) < kJack || c.f.needed() == 1) return {};
  return naming("This captures @."_reason, c.f.s.winning, lang);
}

/// Returns the sentence about a trick that the other hand, still to play, can win instead; empty if it cannot.
std::string words_for_other_hand(const Comparison& c, Lang lang) {
  const bool waits = c.f.declaring && c.follows && c.f.s.in_trick == 1 && !c.takes;
  if (!waits) return {};
  if (c.f.other.suit(c.f.s.so_far().led).empty() && !c.f.s.trumps_of(c.f.other).empty())
    return std::string{"The other hand can ruff."_reason(lang)};
  if (!c.other_takes || c.across.empty() || !c.f.master(highest(c.across))) return {};
  return naming("The other hand can win with @."_reason, highest(c.across), lang);
}

Reason words_for_answer(const Comparison& c) {
  if (c.takes != c.other_takes) return c.takes ? words_for_taking(c) : words_for_leaving(c);
  if (!c.follows && !c.takes) return words_for_discard(c);
  if (c.follows && !c.takes && c.cannot_win()) return "No card of this hand wins the trick."_reason;
  if (!c.saves_honor()) return {};
  return c.takes && c.last ? "This wins the trick too, and keeps @."_reason : c.takes ? Reason{} : kKeeps;
}

}  // namespace

std::string Rules::idea(const State& s, CardChoice choice, Lang lang) {
  const Comparison c{s, choice};
  if (s.in_trick == 0 && c.f.declaring) return words_for_declarers_lead(c, lang);
  for (std::string& words : std::array{finesse_words(c, lang), words_for_other_hand(c, lang),
                                       words_for_missing_card(c, lang), words_for_capture(c, lang)})
    if (!words.empty()) return words;
  return std::string{(s.in_trick == 0 ? words_for_lead(c) : words_for_answer(c))(lang)};
}

}  // namespace tapete::bridge
