#pragma once
#include <cmath>

#include "game/blunder.hpp"
#include "tricks/trick_odds.hpp"

namespace tapete {

/// Mistakes in games with open bids (open_bids.hpp) in which only the exact number of tricks counts. R::odds(s) returns
/// the TrickOdds of the seat to act.
template <class R>
struct BidBlunders {
  using State = typename R::State;

  static constexpr double kFar = 2;  ///< tricks; a bid with a greater error is a mistake

  /// Returns whether the bid differs by more than kFar from the expected number of tricks of the hand.
  static bool far_off(const State& s, Action bid) {
    return s.phase == TrickPhase::bid && std::abs(bid.a - R::odds(s).expected()) > kFar;
  }
  /// Returns whether the bid is lower than the number of tricks that the hand wins for certain with its highest trumps.
  static bool sure_not_bid(const State& s, Action bid) {
    if (s.phase != TrickPhase::bid || s.trump == kSuits) return false;
    const auto odds = R::odds(s);
    int sure = 0;
    for (const Card card : s.hand[at(s.actor)].suit(s.trump)) sure += odds.sure(card) ? 1 : 0;
    return bid.a < sure;
  }
  /// Returns whether the last player wins a trick that it does not need, although it could lose it.
  static bool wins_unneeded(const State& s, Action play) {
    return s.lacking(s.actor) <= 0 && last_chooses(s, play, true);
  }
  /// Returns whether the last player loses a trick that it could win, although it needs every trick that is left.
  static bool loses_needed(const State& s, Action play) {
    return s.lacking(s.actor) >= s.each - s.tricks && last_chooses(s, play, false);
  }
  /// Returns whether a seat that needs no more tricks leads a card that no other card can beat, although it could
  /// lead another card.
  static bool leads_unneeded(const State& s, Action play) {
    if (s.phase != TrickPhase::play || s.in_trick > 0 || s.lacking(s.actor) > 0) return false;
    const auto odds = R::odds(s);
    return odds.sure(card_of(play)) && R::playable(s).any([&odds](Card card) { return !odds.sure(card); });
  }

  static constexpr std::array<Blunder<State>, 5> kList{{{"bid_far_off", far_off},
                                                        {"sure_trick_not_bid", sure_not_bid},
                                                        {"unneeded_trick_won", wins_unneeded},
                                                        {"needed_trick_lost", loses_needed},
                                                        {"unneeded_trick_led", leads_unneeded}}};

 private:
  /// Returns whether the last player wins the trick (if `to_take`) or loses it with this card, although another card
  /// would do the opposite.
  static bool last_chooses(const State& s, Action play, bool to_take) {
    if (s.phase != TrickPhase::play || s.in_trick != s.trick_size() - 1) return false;
    const auto odds = R::odds(s);
    return odds.takes(card_of(play)) == to_take &&
           R::playable(s).any([&odds, to_take](Card card) { return odds.takes(card) != to_take; });
  }
};

}  // namespace tapete
