#pragma once
#include "games/tute/auction.hpp"
#include "games/tute/tute_dos.hpp"
#include "tricks/trick_invariants.hpp"

/// Invariants of every hand of tute (game/invariants.hpp).
namespace tapete::tute {

/// Bato: calls `cards` for the cards that each seat has laid aside or thrown away, and `one` for each card that can
/// still be drawn.
struct LaidAside {
  template <class AnyState, class Cards, class One>
  static void each(AnyState& s, const Cards& cards, const One& one) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) cards(seat, s.aside[at(seat)]);
    for (std::size_t i = s.takers.size(); i < s.spare; ++i) one(s.stock[i]);
  }
};

struct HandInvariants : TrickInvariants<Rules, LaidAside> {
  static std::string_view wrong_end(const State& s) {
    int last = 0;
    for (const auto& tally : s.tally) last += tally.last;
    const bool complete = s.played_count == s.in_play;
    const bool alone = s.count == 1;  // bato: nobody has joined
    if (last != (complete ? Tute::kLastTrick : 0)) return "somebody has the last trick";
    if (!complete && !alone && s.tute == kNobody && s.claimer == kNobody)
      return "a hand ends early by a tute or a claim";
    int strikes = 0;
    for (const int got : strikes_of(s)) strikes += got;
    const bool tied_two = s.count == 2 && s.tally[s.dealer].total() == s.tally[s.next[s.dealer]].total();
    return strikes > 0 || s.spare > 0 || tied_two ? "" : "somebody loses, but for two with as many points, and in bato";
  }
};

}  // namespace tapete::tute

namespace tapete {
template <>
struct Invariants<Tute> : tute::HandInvariants {};
template <>
struct Invariants<TuteDos> : tute::HandInvariants {};
}  // namespace tapete
