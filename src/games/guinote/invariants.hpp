#pragma once
#include "games/guinote/rules.hpp"
#include "tricks/trick_invariants.hpp"

/// Invariants of every hand of guiñote (game/invariants.hpp).
namespace tapete::guinote {

struct HandInvariants : TrickInvariants<Rules> {
  static std::string_view wrong_end(const State& s) {
    const bool complete = s.played_count == Guinote::kDeckSize;
    if (s.tally[0].last + s.tally[1].last != (complete ? Guinote::kLastTrick : 0)) return "somebody has the last trick";
    const bool early = s.claimer != kNobody || s.out != kNobody || (s.vueltas && !s.config.memory);
    return complete || early
               ? ""
               : "a hand ends early by a claim, or in vueltas: by 101, or where it has to be said by that";
  }
};

}  // namespace tapete::guinote

namespace tapete {
template <>
struct Invariants<Guinote> : guinote::HandInvariants {};
}  // namespace tapete
