#pragma once
#include "games/guinote/rules.hpp"
#include "tricks/trick_invariants.hpp"

/// What holds of every hand of guiñote (game/invariants.hpp).
namespace tapete::guinote {

struct HandInvariants : TrickInvariants<Rules> {
  static std::string_view wrong_end(const State& s) {
    const bool complete = s.played_count == Guinote::kDeckSize;
    if (s.tally[0].last + s.tally[1].last != (complete ? Guinote::kLastTrick : 0)) return "somebody has the last trick";
    return complete || s.vueltas || s.claimer != kNobody ? "" : "a hand ends early in vueltas or by a claim";
  }
};

}  // namespace tapete::guinote

namespace tapete {
template <>
struct Invariants<Guinote> : guinote::HandInvariants {};
}  // namespace tapete
