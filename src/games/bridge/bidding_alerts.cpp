#include "games/bridge/bidding_desk.hpp"

/// Conventions, found by their place in an auction. The page marks them without the offers of the system, which it does
/// not contain; a test compares both.
namespace tapete::bridge {

int next_call(const Auction& auction, int from) {
  while (from < auction.size() && auction[from] == kPass) ++from;
  return from;
}

int no_trump_bid(const Auction& auction) {
  const int opening = next_call(auction, 0);
  if (opening == auction.size() || auction[opening].denomination() == kNoTrump) return opening;
  const int overcall = next_call(auction, opening + 1);
  const bool found = overcall < auction.size() && (overcall - opening) % kPairs == 1 &&
                     auction[overcall] == Call::bid(auction[opening].level(), kNoTrump);
  return found ? overcall : auction.size();
}

namespace {

/// Returns whether call `number` is Stayman, a transfer, or the answer that denies a major.
bool answers_no_trump(const Auction& auction, int number) {
  const int asked = no_trump_bid(auction) + 2;  // partner's next call
  if (asked > number || auction[asked - 1] != kPass || auction[asked - 2].level() > 2) return false;
  const int level = auction[asked - 2].level() + 1;
  const Call call = auction[number];
  if (number == asked + 2)
    return auction[asked] == Call::bid(level, kClubs) && auction[asked + 1] == kPass &&
           call == Call::bid(level, kDiamonds);
  const int suit = call.denomination();
  // There is no transfer to the suit of the opponents.
  const bool theirs = auction[next_call(auction, 0)].denomination() == suit + 1;
  return number == asked && call.level() == level && (suit == kClubs || (suit <= kHearts && !theirs));
}

}  // namespace

bool is_artificial(const Auction& auction, int number) {
  const Call call = auction[number];
  if (!call.is_bid()) return false;
  const Call strong = Call::bid(2, kClubs);
  const int opening = next_call(auction, 0);
  if (number == opening) return call == strong;
  if (auction[opening] == strong && number == opening + 2 && auction[number - 1] == kPass)
    return call == Call::bid(2, kDiamonds);
  return answers_no_trump(auction, number);
}

}  // namespace tapete::bridge
