#pragma once
#include "games/bridge/bridge.hpp"
#include "tricks/trick_invariants.hpp"

namespace tapete {
template <>
struct Invariants<Bridge> : TrickInvariants<bridge::Rules> {
  static CardSet hidden_from(const State& s, Seat seat) {
    const Seat dummy = Bridge::dummy(s);
    const CardSet hidden = TrickInvariants::hidden_from(s, seat);
    return dummy == kNobody ? hidden : hidden - s.hand[at(dummy)];
  }
  static std::string_view broken(const State& s) {
    if (s.won[0] + s.won[1] != s.tricks) return "each trick is won by one side";
    return TrickInvariants::broken(s);
  }
  static std::string_view wrong_end(const State& s) {
    if (s.auction.bidder() != kNobody) return TrickInvariants::wrong_end(s);
    return s.played_count == 0 ? "" : "nothing is played in a deal that was passed out";
  }
};
}  // namespace tapete
