#include "games/bridge/bidding_desk.hpp"

/// Overcalls and doubles of the opponents' opening.
namespace tapete::bridge {
namespace {

constexpr int kMostOfOvercall = 16;  ///< most high card points of an overcall; stronger hands double first

/// Offers doubles for take-out, with length in the suits that nobody has bid and at least `least` points.
void double_for_take_out(Desk& desk, int least) {
  constexpr int kMuch = 3;  // points that make up for one missing card
  const auto suits_of = [&](int major, int minor) {
    Need need;
    for (int suit = 0; suit < kSuits; ++suit)
      need = desk.theirs(suit) ? need.length(suit, 0, 2) : need.length(suit, is_major(suit) ? major : minor);
    return need;
  };
  const auto take_out = [&](const Need& need, int more) {
    desk.add("take_out_double", kDouble, need.points(least + more).high(least + more - 1), Force::round);
  };
  const unsigned theirs = desk.their_suits();
  const bool both_bid = (theirs & (theirs - 1)) != 0;
  if (both_bid) return take_out(suits_of(4, 4), 0);
  for (const int major : {kSpades, kHearts})
    if (!desk.theirs(major)) take_out(suits_of(3, 3).length(major, 4), 0);
  take_out(suits_of(3, 3), kMuch);
  take_out(suits_of(4, 2), kMuch);
}

/// Offers an overcall; a higher level needs more points and a better suit. `less` is the number of points by
/// which the hand may be weaker.
void overcall_suit(Desk& desk, int suit, int less) {
  const Call call = desk.cheapest(suit);
  const int risk = desk.vulnerable() ? 1 : 0;
  const Need five = Need{}.length(suit, 5);
  const Need six = Need{}.length(suit, 6);
  const auto overcall = [&](const Need& need, int points, int high) {
    const int most = kMostOfOvercall + (call.level() > 2 ? 2 : 0);
    desk.add("overcall", call, need.points(points - less).high(high + risk - less, most - less));
  };
  if (call.level() == 1) {
    overcall(five.good(suit), 8 + risk, 7 + less);
    overcall(five.fair(suit), 10 + risk, 8);
    overcall(five, 12, 10);
  } else if (call.level() == 2) {
    overcall(six.good(suit), 10, 8);
    overcall(six.fair(suit), 11, 9);
    overcall(five.good(suit), 11 + risk, 10);
    overcall(five.fair(suit), 15, 13);
  } else if (call.level() == 3) {
    overcall(six.good(suit), 13, 11);
    overcall(five.good(suit), 14, 13);
  } else if (call.level() == 4) {
    overcall(six.good(suit), is_major(suit) ? 15 : 17, 13);
  }
}

void over_no_trump(Desk& desk) {
  const int risk = desk.vulnerable() ? 1 : 0;
  if (desk.auction.highest().level() > 1) return;
  if (desk.auction.highest() == desk.opening) desk.add("penalty_double", kDouble, Need{}.high(16));
  for (const int suit : kBestFirst) {
    if (desk.theirs(suit)) continue;
    offer_preempts(desk, suit);
    const Call call = Call::bid(2, suit);
    desk.add("overcall", call, Need{}.length(suit, 6).points(10 + risk).high(8, kMostOfOvercall).good(suit));
    desk.add("overcall", call, Need{}.length(suit, 6).points(12 + risk).high(8, kMostOfOvercall).fair(suit));
    desk.add("overcall", call, Need{}.length(suit, 5).points(12 + risk).high(11, kMostOfOvercall).good(suit));
  }
}

/// Offers a double of an answer to no trump that does not mean its suit. The double asks for the lead of that suit.
void over_convention(Desk& desk) {
  const int suit = desk.auction.highest().denomination();
  desk.add("lead_directing_double", kDouble, Need{}.length(suit, 5).good(suit).high(6));
  desk.add("pass", kPass, Need{}.high(0, kMostOfOvercall));
}

}  // namespace

void offer_overcalls(Desk& desk) {
  const Call highest = desk.auction.highest();
  if (highest.denomination() == kNoTrump) return over_no_trump(desk);
  if (desk.conventional(highest)) return over_convention(desk);
  // After an opening and two passes the hand may be weaker, because partner must have some points.
  const int less = desk.auction.size() >= 3 && !desk.disturbed() && highest == desk.opening ? 2 : 0;
  const Call no_trump = desk.cheapest(kNoTrump);
  if (highest == desk.opening && highest.level() <= 2)
    desk.add("no_trump_overcall", no_trump, Need{}.high(15 - less, 18 - less).balanced().stopped(desk.their_suits()));
  // Over a preempt there may be no second chance to show a suit.
  const int most = kMostOfOvercall + (highest.level() > 2 ? 1 : 0) - less;
  if (highest.level() <= 4) desk.add("strong_double", kDouble, Need{}.high(most + 1), Force::round);
  for (const int suit : kBestFirst)
    if (!desk.theirs(suit) && less == 0) offer_preempts(desk, suit);
  for (const int suit : {kSpades, kHearts})
    if (!desk.theirs(suit)) overcall_suit(desk, suit, less);
  // Points that a double needs, by the level of the opponents' bid.
  constexpr std::array kLeast{0, 12, 13, 15, 17};
  if (highest.level() <= 4) double_for_take_out(desk, kLeast[at(highest.level())] - less);
  for (const int suit : {kDiamonds, kClubs})
    if (!desk.theirs(suit)) overcall_suit(desk, suit, less);
  desk.add("pass", kPass, Need{}.high(0, most));
}

}  // namespace tapete::bridge
