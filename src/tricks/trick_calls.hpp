#pragma once
#include "tricks/trick_claims.hpp"

/// Calls: words that a seat in play may say out of turn while the rules allow it. A call ends the hand immediately.
namespace tapete {

/// The calls are claims (trick_claims.hpp) and `out`, by which a seat says that its side has the points needed to win.
/// Rules with kOut define:
/// - may_say_out(s): whether seats may call `out` now, rightly or wrongly;
/// - kOutWords, out_said(seat, viewer, lang), count_aloud(s, side, lang): the texts and the presentation of the call.
template <class R>
struct TrickCalls {
  using State = typename R::State;

  static ActionList out_of_turn(const State& s, Seat seat) {
    ActionList actions;
    if (s.phase == TrickPhase::over || !R::plays(s, seat)) return actions;
    if constexpr (R::kClaims)
      if (TrickClaims<R>::open(s)) actions.push_back(claim_action(seat));
    if constexpr (R::kOut)
      if (R::may_say_out(s)) actions.push_back(out_action(seat));
    return actions;
  }

  static void make(State& s, Action call) {
    (call.kind == kClaimAction ? s.claimer : s.out) = static_cast<std::int8_t>(call.a);
    end_hand(s);
  }

  /// Applies the call `out`, read from a redacted record, to a view. Fault: illegal.
  static std::optional<Fault> replay_out(State& s, Seat actor) {
    if constexpr (R::kOut) {
      if (!R::may_say_out(s)) return Fault::illegal;
      make(s, out_action(actor));
      return std::nullopt;
    }
    return Fault::illegal;
  }
};

}  // namespace tapete
