#include "games/bridge/policy_play.hpp"

/// Leads: the opening lead, the declarer's plan, and the defenders' returns.
namespace tapete::bridge {
namespace {

/// Returns the n-th highest card of a set, counted from 1; the lowest if there are fewer.
Card nth_highest(CardSet cards, int n) {
  Card card = highest(cards);
  for (; n > 1 && cards.size() > 1; --n) {
    cards.remove(card);
    card = highest(cards);
  }
  return card;
}

bool holds(CardSet cards, int suit, int of_strength) {
  for (const Card card : cards.suit(suit))
    if (strength(card) == of_strength) return true;
  return false;
}

/// Returns the card to lead from a suit in which nothing has been played.
Card card_of_suit(CardSet suit, bool no_trump) {
  if (has_sequence(suit, no_trump) || suit.size() <= 2) return highest(suit);
  if (!no_trump && strength(highest(suit)) == kAce) return highest(suit);  // the ace might be lost later
  if (strength(highest(suit)) < kTen && suit.size() == 3) return highest(suit);
  return nth_highest(suit, 4);
}

/// Returns the value of the opening lead of this suit, to compare suits. `partners` and `opponents`: suits that
/// partner and the opponents have bid, one bit each.
double opening_worth(const PlayFacts& f, CardSet suit, unsigned partners, unsigned opponents) {
  const int number = suit.first().suit();
  const bool no_trump = f.trump == kSuits;
  const int high = strength(highest(suit));
  double worth = no_trump ? suit.size() * 2.0 : 0.0;
  if ((partners >> number & 1U) != 0) worth += no_trump ? 7 : 6;
  if ((opponents >> number & 1U) != 0) worth -= 4;
  if (has_sequence(suit, no_trump)) worth += no_trump ? 2.5 : 4 + (high >= kKing ? 1 : 0);
  if (no_trump) return worth + (high >= kTen ? 0.5 : 0) + 0.1 * high;
  if (number == f.trump) return has_sequence(suit, false) ? 0.0 : high >= kJack ? -3.0 : 1.0;
  const CardSet trumps = f.hand.suit(f.trump);
  if (suit.size() == 1 && high < kAce && trumps.size() >= 2 && trumps.size() <= 3) return worth + 5;
  if (high == kAce && !has_sequence(suit, false)) return worth - 3;
  if (high == kKing && suit.size() == 2) return worth - 2;
  return worth + (suit.size() >= 4 ? 2 : suit.size() == 3 ? 1 : 1.5) - (high >= kJack ? 0.5 : 0);
}

/// Returns the suits that the opponents have bid, one bit each, in the numbering of cards.
unsigned suits_of_opponents(const PlayFacts& f) {
  return suits_bid(f.s.auction, f.s.after(f.me)) | suits_bid(f.s.auction, f.s.before(f.me));
}

Card opening_lead(const PlayFacts& f) {
  const unsigned partners = suits_bid(f.s.auction, f.partner);
  const unsigned theirs = suits_of_opponents(f);
  CardSet best;
  double most = -100;
  for (int suit = 0; suit < kSuits; ++suit) {
    const CardSet cards = f.hand.suit(suit);
    if (cards.empty()) continue;
    if (const double worth = opening_worth(f, cards, partners, theirs); worth > most) best = cards, most = worth;
  }
  return card_of_suit(best, f.trump == kSuits);
}

/// Returns the number of tricks that the declarer's side can cash in a suit at once.
int cashable(const PlayFacts& f, int suit) {
  const CardSet own = f.hand.suit(suit);
  const CardSet others = f.other.suit(suit);
  const int masters = f.masters(own | others).size();
  return std::min(masters, std::max(own.size(), others.size()));
}

/// Returns whether the hand with fewer trumps should ruff this suit before the declarer draws trumps.
bool dummy_ruffs_first(const PlayFacts& f, int suit) {
  const CardSet trumps = f.hand.suit(f.trump);
  const CardSet others = f.other.suit(f.trump);
  const bool me_long = trumps.size() >= others.size();
  const CardSet ruffing = me_long ? f.other : f.hand;
  const CardSet long_hand = me_long ? f.hand : f.other;
  if (suit == f.trump || ruffing.suit(f.trump).empty()) return false;
  const int losers = long_hand.suit(suit).size() - f.masters((f.hand | f.other).suit(suit)).size();
  return ruffing.suit(suit).size() <= 1 && losers >= 1 && long_hand.suit(suit).size() >= 2;
}

/// Returns the card to lead from a suit that the declarer's side develops or cashes.
Card developing_card(const PlayFacts& f, int suit) {
  const CardSet own = f.hand.suit(suit);
  const CardSet others = f.other.suit(suit);
  const CardSet own_masters = f.masters(own);
  const CardSet other_masters = f.masters(others);
  const Card top = highest(own);
  if (!own_masters.empty()) {
    // The highest master is led, but the lowest one if the other hand has an honor that is not a master.
    const bool tenace = others.size() > 1 && other_masters.empty() && strength(highest(others)) >= kJack;
    if (!tenace || own.size() == 1) return highest(own_masters);
    return lowest(own_masters);
  }
  if (!other_masters.empty()) {
    // A queen, jack or ten is led for a finesse only from a sequence.
    const bool sequence =
        own.size() >= 2 && strength(top) >= kTen && strength(top) - strength(nth_highest(own, 2)) == 1;
    return sequence && strength(top) < kKing && others.size() <= own.size() + 2 ? top : lowest(own);
  }
  const bool drives = own.size() >= 2 && strength(top) >= kTen && strength(top) - strength(nth_highest(own, 2)) == 1;
  const bool higher_there = !others.empty() && strength(highest(others)) > strength(top);
  return drives && !higher_there ? top : lowest(own);
}

/// Returns the declarer's estimated gain from leading this suit from the hand that is to play.
double declarers_worth(const PlayFacts& f, int suit) {
  const CardSet own = f.hand.suit(suit);
  const CardSet others = f.other.suit(suit);
  const CardSet both = own | others;
  const int out = f.against.suit(suit).size();
  const int masters = f.masters(both).size();
  const int longest = std::max(own.size(), others.size());
  double worth = 0;
  if (out == 0) return 1;
  const int honors_missing = f.beaten_by(highest(both)).size();
  const int to_gain = longest - masters - std::max(0, out - both.size());
  worth += to_gain - honors_missing;
  if (both.size() < out) worth -= 4;
  // A lead towards honors that are not masters is good.
  const bool toward = !others.empty() && !f.master(highest(others)) && strength(highest(others)) >= kJack;
  const bool tenace = others.size() >= 2 && f.master(highest(others)) && f.masters(others).size() < others.size() &&
                      strength(nth_highest(others, f.masters(others).size() + 1)) >= kTen;
  const bool own_loose =
      !f.master(highest(own)) && strength(highest(own)) >= kQueen && !holds(own, suit, strength(highest(own)) - 1);
  if (toward || tenace) worth += 2;
  if (own_loose) worth -= 2;
  return worth;
}

/// Returns whether to draw trumps: as long as the opponents have some, unless their only trump is the highest one left.
bool draws_trumps(const PlayFacts& f) {
  if (!f.trumps_out() || f.hand.suit(f.trump).empty()) return false;
  const CardSet out = f.against.suit(f.trump);
  const CardSet both = (f.hand | f.other).suit(f.trump);
  return out.size() > 1 || f.master(highest(both));
}

Card declarers_lead(const PlayFacts& f) {
  for (int suit = 0; suit < kSuits && f.trumps_out(); ++suit)
    if (!f.hand.suit(suit).empty() && dummy_ruffs_first(f, suit)) {
      const CardSet own = f.hand.suit(suit);
      const CardSet masters = f.masters(own);
      return masters.empty() ? lowest(own) : highest(masters);
    }
  if (draws_trumps(f)) return developing_card(f, f.trump);
  int sure = 0;
  for (int suit = 0; suit < kSuits; ++suit) sure += cashable(f, suit);
  const bool cashes = sure >= f.needed() || f.hand.size() <= 2;
  int best = -1;
  double most = -1000;
  for (int suit = 0; suit < kSuits; ++suit) {
    const CardSet own = f.hand.suit(suit);
    if (own.empty()) continue;
    const bool masters = cashable(f, suit) > 0 && (!f.masters(own).empty() || !f.masters(f.other.suit(suit)).empty());
    double worth = declarers_worth(f, suit) + (masters && cashes ? 20 : 0);
    if (suit == f.trump) worth -= 15;
    if (worth > most) best = suit, most = worth;
  }
  const CardSet own = f.hand.suit(best);
  if (cashes && !f.masters(own).empty()) return highest(f.masters(own));
  return developing_card(f, best);
}

/// Returns the suit of the defenders' opening lead if partner made it; kSuits otherwise.
int partners_lead(const PlayFacts& f) { return f.s.leader_of(0) == f.partner ? f.s.played[0].suit() : kSuits; }

double defenders_worth(const PlayFacts& f, int suit) {
  const CardSet own = f.hand.suit(suit);
  const CardSet dummys = f.dummy.suit(suit);
  const bool no_trump = f.trump == kSuits;
  const CardSet masters = f.masters(own);
  const bool through = f.s.after(f.me) == f.dummy_seat;
  const int high = strength(highest(own));
  const int dummy_high = dummys.empty() ? -1 : strength(highest(dummys));
  double worth = no_trump ? 0.6 * own.size() : 0;
  if (!masters.empty()) worth += masters.size() >= f.needed() ? 30 : no_trump ? 1.5 * masters.size() : 3;
  if (suit == partners_lead(f)) worth += no_trump ? 6 : 4;
  if (suit == f.s.played[0].suit() && f.s.leader_of(0) == f.me) worth += no_trump ? 3 : 1;
  if (suit == f.trump) worth -= 3;
  if (!no_trump && suit != f.trump && dummys.empty() && !f.dummy.suit(f.trump).empty()) worth -= 5;  // dummy ruffs
  if (through) {
    if (dummy_high >= kJack && dummy_high < kAce) worth += 1.5;
  } else if (dummy_high < kTen && !dummys.empty()) {
    worth += 2;
  } else if (dummy_high >= kQueen) {
    worth -= 2;
  }
  if (!no_trump && suit != f.trump && high == kAce && masters.size() == 1 && own.size() > 1) worth -= 3;
  const bool sequence = has_sequence(own, false);
  if (masters.empty() && high >= kQueen && !sequence) worth -= 2;
  return worth + (sequence ? 1.5 : 0);
}

Card defenders_lead(const PlayFacts& f) {
  int best = -1;
  double most = -1000;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (f.hand.suit(suit).empty()) continue;
    if (const double worth = defenders_worth(f, suit); worth > most) best = suit, most = worth;
  }
  const CardSet own = f.hand.suit(best);
  const CardSet masters = f.masters(own);
  if (!masters.empty() && (f.trump < kSuits || masters.size() >= f.needed() || masters.size() >= 2))
    return highest(masters);
  if (has_sequence(own, false) || own.size() <= 2) return highest(own);
  return nth_highest(own, best == partners_lead(f) ? own.size() : 4);
}

}  // namespace

unsigned suits_bid(const Auction& auction, Seat seat) {
  unsigned suits = 0;
  for (int i = 0; i < auction.size(); ++i)
    if (auction.caller(i) == seat && auction[i].is_bid() && auction[i].denomination() != kNoTrump)
      suits |= 1U << suit_of(auction[i].denomination());
  return suits;
}

bool has_sequence(CardSet suit, bool no_trump) {
  if (suit.size() < 2) return false;
  const int top = strength(highest(suit));
  const int second = strength(nth_highest(suit, 2));
  if (top < kTen || second != top - 1) return false;
  return !no_trump || (suit.size() >= 3 && strength(nth_highest(suit, 3)) >= top - 3);
}

CardSet opening_leads(const PlayFacts& facts) {
  const unsigned theirs = suits_of_opponents(facts);
  CardSet all;
  CardSet unbid;
  for (int suit = 0; suit < kSuits; ++suit) {
    const CardSet cards = facts.hand.suit(suit);
    if (cards.empty()) continue;
    const Card card = card_of_suit(cards, facts.trump == kSuits);
    all.add(card);
    if ((theirs >> suit & 1U) == 0 || suit == facts.trump) unbid.add(card);
  }
  return unbid.empty() ? all : unbid;
}

Card choose_lead(const PlayFacts& facts) {
  if (facts.declaring) return declarers_lead(facts);
  return facts.s.played_count == 0 ? opening_lead(facts) : defenders_lead(facts);
}

}  // namespace tapete::bridge
