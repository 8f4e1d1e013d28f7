#include "games/bridge/auction.hpp"

namespace tapete::bridge {

bool Auction::over() const { return passes_ == (bidder_ == kNobody ? kSeats : kSeats - 1); }

Contract Auction::contract() const {
  if (bidder_ == kNobody) return {};
  return {static_cast<std::uint8_t>(highest_.level()), static_cast<std::uint8_t>(highest_.denomination()), doubled_};
}

Seat Auction::declarer() const {
  if (bidder_ == kNobody) return kNobody;
  for (int number = 0; number < size_; ++number) {
    const Call call = calls_[at(number)];
    const bool own_side = caller(number) % kPairs == bidder_ % kPairs;
    if (own_side && call.is_bid() && call.denomination() == highest_.denomination()) return caller(number);
  }
  return bidder_;
}

bool Auction::legal(Call call) const {
  if (call == kPass) return true;
  if (call.is_bid()) return call.code() > highest_.code();
  if (bidder_ == kNobody) return false;
  const bool others_bid = bidder_ % kPairs != turn() % kPairs;
  return call == kDouble ? others_bid && doubled_ == 0 : !others_bid && doubled_ == 1;
}

void Auction::add(Call call) {
  passes_ = call == kPass ? static_cast<std::uint8_t>(passes_ + 1) : std::uint8_t{0};
  if (call.is_bid()) {
    highest_ = call;
    bidder_ = static_cast<std::int8_t>(turn());
    doubled_ = 0;
  } else if (call != kPass) {
    doubled_ = static_cast<std::uint8_t>(call.code());
  }
  calls_[at(size_++)] = call;
}

}  // namespace tapete::bridge
