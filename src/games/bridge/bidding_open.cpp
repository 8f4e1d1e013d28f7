#include "games/bridge/bidding_desk.hpp"

/// Openings.
namespace tapete::bridge {
namespace {

/// Requires that this suit has `cards` cards and is the longest one, or the highest of several longest ones.
Need longest(int suit, int cards) {
  constexpr int kAnyMore = 7;  // stands for seven cards or more
  Need need;
  for (int other = 0; other < kSuits; ++other) need = need.length(other, 0, other > suit ? cards - 1 : cards);
  return need.length(suit, cards, cards == kAnyMore ? 13 : cards);
}

void open_one_of_a_suit(Desk& desk) {
  const auto one = [&](int suit, const Need& long_enough) {
    const Call call = Call::bid(1, suit);
    desk.add("one_of_a_suit", call, long_enough.high(12, 21));
    // With ten or eleven high card points a hand needs points for distribution, and more of them if the suit is not
    // good.
    desk.add("one_of_a_suit", call, long_enough.high(10, 11).points(12, 22).good(suit));
    desk.add("one_of_a_suit", call, long_enough.high(10, 11).points(13, 22));
  };
  for (int cards = 7; cards >= 5; --cards)
    for (const int suit : kBestFirst) one(suit, longest(suit, cards));
  const Need no_long_major = Need{}.length(kHearts, 0, 4).length(kSpades, 0, 4);
  one(kDiamonds, no_long_major.length(kDiamonds, 4, 4).length(kClubs, 0, 4));
  one(kDiamonds, no_long_major.length(kDiamonds, 3, 3).length(kClubs, 0, 2));
  one(kClubs, no_long_major.length(kClubs, 3, 4).length(kDiamonds, 0, 3));
}

}  // namespace

void offer_preempts(Desk& desk, int suit) {
  const bool risk = desk.vulnerable();
  for (int level = 2; level <= 4; ++level) {
    if (level <= desk.cheapest_level(suit) || (level == 2 && suit == kClubs)) continue;
    Need need = Need{}.length(suit, level + 4, level == 4 ? 13 : level + 4);
    need = level == 2 || risk ? need.high(level == 2 && risk ? 8 : 6, 10).good(suit) : need.high(5, 10).fair(suit);
    for (int major = kHearts; major <= kSpades; ++major)
      if (major != suit && level == 2) need = need.length(major, 0, 3);
    desk.add("preempt", Call::bid(level, suit), need);
  }
}

void offer_openings(Desk& desk) {
  desk.add("strong_two_clubs", Call::bid(2, kClubs), Need{}.high(22), Force::game);
  desk.add("strong_two_clubs", Call::bid(2, kClubs), Need{}.points(23).high(20), Force::game);
  desk.add("two_no_trump", Call::bid(2, kNoTrump), Need{}.high(20, 21).balanced());
  desk.add("one_no_trump", Call::bid(1, kNoTrump), Need{}.high(15, 17).balanced());
  open_one_of_a_suit(desk);
  if (desk.auction.size() < 3)
    for (const int suit : kBestFirst) offer_preempts(desk, suit);
  desk.add("pass", kPass, Need{}.points(0, 12).high(0, 11));
}

}  // namespace tapete::bridge
