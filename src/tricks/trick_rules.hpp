#pragma once
#include "game/game.hpp"
#include "tricks/deal_line.hpp"
#include "tricks/trick_state.hpp"
#include "tricks/trick_words.hpp"

namespace tapete {

/// The kinds of Action that every trick game has. A game's own kinds start at kOwnAction.
inline constexpr std::uint8_t kPlayAction = 0, kPassAction = 1, kClaimAction = 2, kOutAction = 3, kOwnAction = 4;

constexpr Action play_action(Card card) { return {kPlayAction, static_cast<std::uint8_t>(card.index()), 0, 0}; }
constexpr Action pass_action() { return {kPassAction}; }
constexpr Action claim_action(Seat seat) { return {kClaimAction, static_cast<std::uint8_t>(seat), 0, 0}; }
/// Returns a claim with its outcome, as in a redacted record. `offenders`: the accused seats that had broken a duty, a
/// bit each.
constexpr Action claim_told(Seat seat, unsigned offenders) {
  return {kClaimAction, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(offenders), 1};
}
/// Returns the call by which a seat says that its side has the points needed to win.
constexpr Action out_action(Seat seat) { return {kOutAction, static_cast<std::uint8_t>(seat), 0, 0}; }
/// Returns whether the action is a call (trick_calls.hpp). The action of a call contains the seat that calls.
constexpr bool is_call(Action action) { return action.kind == kClaimAction || action.kind == kOutAction; }
constexpr Card card_of(Action action) { return Card::from_index(action.a); }
/// Returns the cards that these actions play.
inline CardSet cards_played(const ActionList& actions) {
  CardSet cards;
  for (const Action& action : actions)
    if (action.kind == kPlayAction) cards.add(card_of(action));
  return cards;
}

/// The name of a call, and the texts of the question that the player is asked before the call.
struct CallWords {
  Text label;
  Text question;
  Text stakes;  ///< gain if the call is right, and loss if it is wrong
  Text yes;     ///< label of the button that makes the call
};

/// One part of the count of a side's points after `out` has ended a hand, so that all players can check the call.
struct CountedPart {
  int trick = -1;      ///< number of the trick that is laid open; -1: none
  int amount = 0;      ///< the side's points of this hand up to this part
  std::string points;  ///< the side's points so far, in the words of the game
  std::string words;   ///< the name of the part, in a few words
};

/// The Standing of most trick games.
struct TrickStanding {
  std::array<std::uint8_t, kMaxSeats> won{};  ///< hands won, by side
  std::uint16_t hands = 0;                    ///< hands played, including those that nobody won
  std::int8_t dealer = kNobody;               ///< the seat that deals the next hand; kNobody: drawn by lot
  std::int8_t winner = kNobody;               ///< the side that has won the match, if it is over

  /// Returns the standing after one more hand. The caller adds the winner of the hand.
  [[nodiscard]] TrickStanding after_hand(Seat next_dealer) const {
    TrickStanding next = *this;
    ++next.hands;
    next.dealer = static_cast<std::int8_t>(next_dealer);
    return next;
  }
  friend bool operator==(const TrickStanding&, const TrickStanding&) = default;
};

/// Returns the ranking of a match: R::kRanking, or R::ranking(config) if house rules decide.
template <class R>
[[gnu::always_inline]] constexpr const Ranking& ranking_for([[maybe_unused]] const typename R::Config& config) {
  if constexpr (requires { R::ranking(config); })
    return R::ranking(config);
  else
    return R::kRanking;
}
/// Returns the deck of a match: R::kDeck, or R::deck(config) if house rules decide.
template <class R>
constexpr Deck deck_for([[maybe_unused]] const typename R::Config& config) {
  if constexpr (requires { R::deck(config); })
    return R::deck(config);
  else
    return R::kDeck;
}
/// Returns the cards in play: R::cards(config) if the game omits some, otherwise the whole deck.
template <class R>
constexpr CardSet cards_for(const typename R::Config& config) {
  if constexpr (requires { R::cards(config); })
    return R::cards(config);
  else
    return CardSet::full(deck_for<R>(config));
}

/// Rules with a dummy: a hand that lies open, for which its partner chooses the cards.
template <class R>
concept HasDummy = requires(const typename R::State s) {
  /// Returns the seat of the dummy; a negative number while there is none.
  { R::dummy(s) } -> std::same_as<Seat>;
};

}  // namespace tapete
