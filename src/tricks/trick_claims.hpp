#pragma once
#include "core/bits.hpp"
#include "tricks/claim_words.hpp"
#include "tricks/trick_rules.hpp"

/// Duties that are not enforced but claimed: any card may be played, and somebody who thinks that another has broken
/// a duty ends the hand by saying so (a renuncio).
namespace tapete {

/// Rules with kClaims say, beside their Config's `claims`:
/// - bound(s): whether duties hold now;
/// - dutiful(s): the cards that they leave to the seat to act, and duty(s, hand, trick): the same of any hand;
/// - denied(s, card, trick): what who has kept them cannot hold;
/// - accused(s, claimer): the seats against which a claim goes, a bit each.
template <class R>
struct TrickClaims {
  using State = typename R::State;
  using Hands = decltype(State::hand);

  static ActionList out_of_turn(const State& s, Seat seat) {
    ActionList actions;
    if (s.config.claims && s.phase != TrickPhase::over && R::bound(s) && R::plays(s, seat))
      actions.push_back(claim_action(seat));
    return actions;
  }

  /// Of those whom `claimer` accuses the seats that have broken a duty, a bit each.
  static unsigned offenders(const State& s, Seat claimer) { return s.broken & R::accused(s, claimer); }

  /// Seats that have certainly broken a duty, a bit each, if every seat holds (at least) the cards of `hands` now.
  static unsigned broken_seats(const State& s, const Hands& hands) {
    Hands held = hands;
    unsigned broken = 0;
    // Backwards, so that each hand is known as it was when its card was played: nobody draws while duties hold.
    each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
      held[at(seat)].add(card);
      if (trick != nullptr && !R::duty(s, held[at(seat)], *trick).has(card)) broken |= 1U << seat;
    });
    return broken;
  }

  /// Takes out who has broken a duty, as far as no claim has shown it.
  static void hide(State& s) {
    s.broken = static_cast<std::uint8_t>(s.claimer == kNobody ? 0U : offenders(s, s.claimer));
  }

  /// A claim in a redacted record, which tells how it ended.
  static std::optional<Fault> watch(State& s, Seat viewer, Seat actor, Action action) {
    const unsigned accused = R::accused(s, actor);
    const unsigned told = action.b;
    if (!s.config.claims || !R::bound(s) || action.c == 0 || (told & ~accused) != 0) return Fault::illegal;
    const unsigned proven = broken_seats(s, s.hand) & accused;
    if ((proven & ~told) != 0 || (told & ~(proven | suspects(s, viewer))) != 0) return Fault::disproved;
    s.broken = static_cast<std::uint8_t>(told);
    s.claimer = static_cast<std::int8_t>(actor);
    end_hand(s);
    return std::nullopt;
  }

  /// Calls visit(seat, card, trick) for every card played while duties held, the last one first (each_card_back).
  template <class Visit>
  static void each_bound_card_back(const State& s, const Visit& visit) {
    each_card_back(s, R::kRanking, R::sides(s.config), s.stock_size, visit);
  }

 private:
  /// Seats that may have broken a duty with a card that this seat does not see, a bit each.
  static unsigned suspects(const State& s, Seat viewer) {
    CardSet unseen = R::cards(s.config) - s.gone - R::aside(s, viewer);
    for (const CardSet hand : s.hand) unseen -= hand;
    unsigned out = 0;
    each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
      if (trick == nullptr || seat == viewer || s.hand_size(seat) == s.hand[at(seat)].size()) return;
      if (!(R::denied(s, card, *trick) & unseen).empty()) out |= 1U << seat;
    });
    return out;
  }
};

}  // namespace tapete
