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
/// The claim as a redacted record tells it, with the accused seats that had broken a duty, a bit each.
constexpr Action claim_told(Seat seat, unsigned offenders) {
  return {kClaimAction, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(offenders), 1};
}
/// Says that its side has all that it needs.
constexpr Action out_action(Seat seat) { return {kOutAction, static_cast<std::uint8_t>(seat), 0, 0}; }
/// Whether it is said at any moment of a hand by any seat, and ends the hand. The action itself tells the seat.
constexpr bool is_call(Action action) { return action.kind == kClaimAction || action.kind == kOutAction; }
constexpr Card card_of(Action action) { return Card::from_index(action.a); }
/// The cards that these actions play.
inline CardSet cards_played(const ActionList& actions) {
  CardSet cards;
  for (const Action& action : actions)
    if (action.kind == kPlayAction) cards.add(card_of(action));
  return cards;
}

/// The name of a call, and what a person is asked before it is made.
struct CallWords {
  Text label;
  Text question;
  Text stakes;  ///< what the call wins if it is right and loses if it is not
  Text yes;     ///< the label of the button that makes it
};

/// A part of a side's points, told after `out` has ended a hand, so that everybody can check whether it was right.
struct CountedPart {
  int trick = -1;      ///< the trick that is laid open; -1: the part is of no trick
  int amount = 0;      ///< the points of this hand with this part and all before it
  std::string points;  ///< the side's points so far, as players say them
  std::string words;   ///< what is counted, in a few words
};

/// The Standing of most trick games.
struct TrickStanding {
  std::array<std::uint8_t, kMaxSeats> won{};  ///< hands won, by side
  std::uint16_t hands = 0;                    ///< hands played, including those that nobody won
  std::int8_t dealer = kNobody;               ///< who deals the next hand; kNobody: drawn by lot
  std::int8_t winner = kNobody;               ///< the side that has won the match, if it is over

  /// The standing after one more hand, before its winner is entered.
  [[nodiscard]] TrickStanding after_hand(Seat next_dealer) const {
    TrickStanding next = *this;
    ++next.hands;
    next.dealer = static_cast<std::int8_t>(next_dealer);
    return next;
  }
  friend bool operator==(const TrickStanding&, const TrickStanding&) = default;
};

/// The ranking of a match: R::kRanking, or R::ranking(config) where house rules decide.
template <class R>
[[gnu::always_inline]] constexpr const Ranking& ranking_for([[maybe_unused]] const typename R::Config& config) {
  if constexpr (requires { R::ranking(config); })
    return R::ranking(config);
  else
    return R::kRanking;
}
/// The deck of a match: R::kDeck, or R::deck(config) where house rules decide.
template <class R>
constexpr Deck deck_for([[maybe_unused]] const typename R::Config& config) {
  if constexpr (requires { R::deck(config); })
    return R::deck(config);
  else
    return R::kDeck;
}
/// The cards in play: R::cards(config) where the game leaves some out, otherwise the whole deck.
template <class R>
constexpr CardSet cards_for(const typename R::Config& config) {
  if constexpr (requires { R::cards(config); })
    return R::cards(config);
  else
    return CardSet::full(deck_for<R>(config));
}

/// Rules by which a hand may lie open, whose cards are then played by its partner.
template <class R>
concept HasDummy = requires(const typename R::State s) {
  /// The seat of that hand; a negative number while there is none.
  { R::dummy(s) } -> std::same_as<Seat>;
};

}  // namespace tapete
