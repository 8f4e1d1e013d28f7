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

/// The defaults of everything that a game may define: its Rules inherit this and hide what is different. `State` is a
/// TrickState.
struct TrickDefaults {
  static constexpr Deck kDeck = Deck::spanish;
  /// Whether declarations are possible after the stock is gone.
  static constexpr bool kDeclaresLate = false;
  /// Whether declarations are possible before the turned card is drawn.
  static constexpr bool kDeclaresEarly = true;
  /// Whether the game has a house rule by which broken duties must be claimed. Its Rules then define what
  /// trick_claims.hpp lists.
  static constexpr bool kClaims = false;
  /// Whether the game has a house rule by which a side that has all it needs wins only if it says so, and loses if it
  /// says so too soon. Its Rules then define what trick_calls.hpp lists.
  static constexpr bool kOut = false;
  static constexpr int kLastTrick = 0;  ///< points for winning the last trick
  /// Endings with at most so many cards in all hands together are solved exactly; 0: none.
  static constexpr int kSolvedCards = 0;
  static constexpr Text kTurned = trick_say::kTurned;
  static constexpr Text kDeclareFirst = trick_say::kDeclareFirst;

  /// Seats s and s + sides play together.
  template <class Config>
  static int sides(const Config& config) {
    return config.players;
  }
  /// Sets what a hand starts with beside its cards.
  template <class State, class Standing>
  static void begin(State&, const Standing&) {}
  /// Whether the seat takes part in this hand.
  template <class State>
  static bool plays(const State& s, Seat seat) {
    return seat < s.players;
  }
  /// Cards that the seat knows to be out of play, or on their way to another hand.
  template <class State>
  static CardSet aside(const State&, Seat) {
    return {};
  }
  /// The cards that the seat to act may play, by the rules.
  template <class State>
  static CardSet playable(const State& s) {
    return s.hand[at(s.actor)];
  }
  /// The cards that a seat cannot have held if it played `card` to `trick`.
  template <class State>
  static CardSet denied(const State&, Card, const TrickSoFar&) {
    return {};
  }
  /// The same for rules that depend on `before`, the cards played earlier. `trick` is nullptr for a lead.
  template <class State>
  static CardSet denied_after(const State&, Card, const TrickSoFar* /*trick*/, CardSet /*before*/) {
    return {};
  }
  /// How many cards each seat draws from the stock now, between two tricks.
  template <class State>
  static int cards_due(const State& s) {
    return s.stock_gone() ? 0 : 1;
  }
  /// The seat that draws first.
  template <class State>
  static Seat first_to_draw(const State& s) {
    return s.leader;
  }
  /// The seat that has drawn the stock's card of this number, counted from 0.
  template <class State>
  static Seat drawer(const State& s, int number) {
    return (s.winner[at(number / s.players)] + number) % s.players;
  }
  /// Whether the seat may declare something between two tricks. Only seats of the side that won the last trick are
  /// asked. The phase tells whether the cards that are due have been drawn.
  template <class State>
  static bool can_declare(const State&, Seat) {
    return false;
  }
  /// Appends the declarations that the seat to act may make, or what it may do before the first trick.
  template <class State>
  static void declarations(const State&, Seat, ActionList&) {}
  /// Applies a declaration, which may end the hand.
  template <class State>
  static void declare(State&, Seat, Action) {}
  /// Whether `actor` may have declared this, as far as `seat`, which watches, knows.
  template <class State>
  static bool may_have_declared(const State&, Seat /*seat*/, Seat /*actor*/, Action) {
    return false;
  }
  /// Whether `actor` may lead now, as far as `seat` knows. May enter in the view whose lead it is.
  template <class State>
  static bool may_lead(State&, Seat /*seat*/, Seat /*actor*/) {
    return true;
  }
  /// Applies in a view what `actor` did before the first trick, as `seat` is told of it. Returns false if it cannot
  /// have happened.
  template <class State>
  static bool watch_auction(State&, Seat /*seat*/, Seat /*actor*/, Action) {
    return false;
  }
  /// The declaration of `actor` as `seat`, another one, knows it. `s` is the current state, which may have revealed
  /// more since.
  template <class State>
  static Action redacted(const State& /*s*/, Action action, Seat /*actor*/, Seat /*seat*/) {
    return action;
  }
  /// The cards that `seat` knows to be in the hand of `other`.
  template <class State>
  static CardSet known(const State& s, Seat /*seat*/, Seat other) {
    return s.shown[at(other)];
  }
  /// How many cards of the seat are on their way to another hand, hidden from the others.
  template <class State>
  static int on_the_way(const State&, Seat) {
    return 0;
  }
  /// Removes so many of the seat's cards from a sampled hand: they are on their way to another hand.
  template <class State>
  static void send(State&, Seat, Rng&) {}
  /// Removes from a view what is hidden from `seat` beside the cards.
  template <class State>
  static void hide(State&, Seat /*seat*/) {}
  static std::string own_name(Action) { return {}; }
  static std::optional<Action> parse_own(std::string_view /*verb*/, Splitter /*words*/, bool /*redacted*/) {
    return std::nullopt;
  }
  template <class State>
  static std::string own_label(const State&, Action, Lang) {
    return {};
  }
  static OptionKind option_kind(Action) { return OptionKind::declare; }
  /// The option of touching a card of the hand.
  template <class State>
  static Action on_card(const State&, Card card) {
    return play_action(card);
  }
  /// What is announced in addition to the winner of the last trick.
  template <class State>
  static std::vector<Announcement> said_of_trick(const State&, Seat /*viewer*/, Lang) {
    return {};
  }
  /// What is announced in addition to the declaration.
  template <class State>
  static std::vector<Announcement> said_of_declaration(const State& /*before*/, const State& /*after*/, Seat /*viewer*/,
                                                       Lang) {
    return {};
  }
  template <class State>
  static Announcement announce(const State&, Seat actor, Action, Seat /*viewer*/, Lang) {
    return {actor, {}, {}};
  }
  /// The picture of the declaration just made; without a title there is none.
  template <class State>
  static Highlight highlight_of(const State&, Seat /*actor*/, Action, Lang) {
    return {};
  }
  /// The picture of the trick that was collected last.
  template <class State>
  static Highlight highlight_of_trick(const State&, Lang) {
    return {};
  }
  /// The picture of a finished hand.
  template <class Config, class Standing, class State>
  static Highlight highlight_of_end(const Config&, const Standing&, const State&, Lang) {
    return {};
  }
  /// How many options the seat to act marks and confirms together.
  template <class State>
  static Together together(const State&, Lang) {
    return {};
  }
  /// The seat that has just given this card; kNobody if it was not given.
  template <class State>
  static Seat came_from(const State&, Seat /*seat*/, Card) {
    return kNobody;
  }
  template <class State>
  static std::string pass_label(const State&, Lang) {
    return {};
  }
  /// Why the seat to act may not play `card`, in a sentence.
  template <class State>
  static std::string refusal(const State&, Card, Lang) {
    return {};
  }
  /// Number of cards turned up in a side's pile to mark something (Zone::marks).
  template <class State>
  static int marks(const State&, int /*side*/) {
    return 0;
  }
  /// Candidate actions: the legal ones that a sensible player considers. Never empty.
  template <class State>
  static ActionList candidates(const State&, const ActionList& legal) {
    return legal;
  }
};

}  // namespace tapete
