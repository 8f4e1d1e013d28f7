#include <bit>

#include "games/bridge/bidding_desk.hpp"

/// Openings, and overcalls of the opponents' opening.
namespace tapete::bridge {
namespace {

constexpr Need opening_hand() { return Need{}.points(12, 22).high(10, 21); }

void open_one_of_a_suit(Desk& desk) {
  const Need hand = opening_hand();
  const auto one = [&](int suit, const Need& need) { desk.add("one_of_a_suit", Call::bid(1, suit), need); };
  one(kHearts, hand.length(kHearts, 6).length(kSpades, 0, 5));
  one(kSpades, hand.length(kSpades, 5));
  one(kHearts, hand.length(kHearts, 5));
  one(kClubs, hand.length(kClubs, 6).length(kDiamonds, 0, 5));
  one(kDiamonds, hand.length(kDiamonds, 5));
  one(kClubs, hand.length(kClubs, 5));
  one(kDiamonds, hand.length(kDiamonds, 4));
  one(kDiamonds, hand.length(kDiamonds, 3).length(kClubs, 0, 2));
  one(kClubs, hand.length(kClubs, 3));
}

void open_long_suit(Desk& desk) {
  for (int suit = kDiamonds; suit <= kSpades; ++suit) {
    Need need = Need{}.high(6, 10).length(suit, 6, 6).good(suit);
    for (int major = kHearts; major <= kSpades; ++major)
      if (major != suit) need = need.length(major, 0, 3);
    desk.add("weak_two", Call::bid(2, suit), need);
  }
  for (int suit = kClubs; suit <= kSpades; ++suit) {
    desk.add("preempt", Call::bid(3, suit), Need{}.high(6, 10).length(suit, 7, 7));
    desk.add("preempt", Call::bid(4, suit), Need{}.high(6, 10).length(suit, 8));
  }
}

/// A double for take-out: an opening that is short in their suit and has all suits that nobody has bid.
void double_for_take_out(Desk& desk, int their_suit, int least) {
  const unsigned theirs = desk.their_suits();
  const int each = std::popcount(theirs) > 1 ? 4 : 3;
  Need need = Need{}.points(least).high(least - 1).length(their_suit, 0, 2);
  for (int suit = 0; suit < kSuits; ++suit)
    if ((theirs >> suit & 1U) == 0) need = need.length(suit, each);
  desk.add("take_out_double", kDouble, need, Force::round);
}

/// A jump in a long suit with a weak hand.
void weak_jump(Desk& desk, int suit) {
  const Call call = desk.jump(suit);
  if (!call.is_bid() || call.level() > 3 || desk.auction.highest().level() > 1) return;
  desk.add("weak_jump", call, Need{}.high(6, 10).length(suit, call.level() + 4).good(suit));
}

void overcall_suit(Desk& desk, int suit, int less) {
  const Call call = desk.cheapest(suit);
  if (!call.is_bid() || call.level() > 3) return;
  const Need one = Need{}.length(suit, 5), six = Need{}.length(suit, 6);
  if (desk.auction.highest().denomination() == kNoTrump) {
    desk.add("overcall", call, one.points(12, 18).good(suit));
    desk.add("overcall", call, six.points(10, 18).good(suit));
  } else if (call.level() == 1) {
    desk.add("overcall", call, one.points(8 - less, 17 - less).good(suit));
    desk.add("overcall", call, one.points(10 - less / 2, 17 - less));
  } else if (call.level() == 2) {
    desk.add("overcall", call, one.points(12 - less, 17 - less).high(10 - less).good(suit));
    desk.add("overcall", call, six.points(12 - less, 17 - less).high(10 - less));
  } else {
    desk.add("overcall", call, six.points(14 - less, 18 - less).high(11 - less).good(suit));
  }
}

}  // namespace

void offer_openings(Desk& desk) {
  desk.add("strong_two_clubs", Call::bid(2, kClubs), Need{}.high(22), Force::game);
  desk.add("strong_two_clubs", Call::bid(2, kClubs), Need{}.points(23).high(20), Force::game);
  desk.add("two_no_trump", Call::bid(2, kNoTrump), Need{}.high(20, 21).balanced());
  desk.add("one_no_trump", Call::bid(1, kNoTrump), Need{}.high(15, 17).balanced());
  open_one_of_a_suit(desk);
  if (desk.auction.size() < 3) open_long_suit(desk);
  desk.add("pass", kPass, Need{}.points(0, 12).high(0, 12));
}

void offer_overcalls(Desk& desk) {
  const Call highest = desk.auction.highest();
  // In the last seat the hand may be weaker, because partner is marked with some points.
  const int less = desk.auction.size() >= 3 && !desk.disturbed() && highest == desk.opening ? 3 : 0;
  const int theirs = highest.denomination();
  const Call no_trump = desk.cheapest(kNoTrump);
  if (highest == desk.opening && highest.level() <= 2 && theirs != kNoTrump)
    desk.add("no_trump_overcall", no_trump, Need{}.high(15 - less, 18 - less).balanced().stopped(desk.their_suits()));
  if (theirs != kNoTrump && highest.level() <= 4)
    desk.add("strong_double", kDouble, Need{}.points(18 - less), Force::round);
  for (const int suit : {kSpades, kHearts, kDiamonds, kClubs})
    if ((desk.their_suits() >> suit & 1U) == 0 && less == 0) weak_jump(desk, suit);
  for (const int suit : {kSpades, kHearts, kDiamonds, kClubs})
    if ((desk.their_suits() >> suit & 1U) == 0) overcall_suit(desk, suit, less);
  if (theirs != kNoTrump && highest.level() <= 3)
    double_for_take_out(desk, theirs, (highest.level() == 3 ? 15 : 12) - less);
  desk.add("pass", kPass, Need{}.points(0, 17 - less));
}

}  // namespace tapete::bridge
