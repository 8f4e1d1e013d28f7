#pragma once
#include "game/game.hpp"
#include "tricks/deal_line.hpp"
#include "tricks/trick_state.hpp"
#include "tricks/trick_words.hpp"

namespace tapete {

/// The kinds of Action that every trick game has; a game's own begin at kOwnAction.
inline constexpr std::uint8_t kPlayAction = 0, kPassAction = 1, kClaimAction = 2, kOwnAction = 3;

constexpr Action play_action(Card card) { return {kPlayAction, static_cast<std::uint8_t>(card.index()), 0, 0}; }
constexpr Action pass_action() { return {kPassAction}; }
constexpr Action claim_action(Seat seat) { return {kClaimAction, static_cast<std::uint8_t>(seat), 0, 0}; }
/// The same in a redacted record, which tells the accused seats that had broken a duty, a bit each.
constexpr Action claim_told(Seat seat, unsigned offenders) {
  return {kClaimAction, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(offenders), 1};
}
constexpr Card card_of(Action action) { return Card::from_index(action.a); }
/// The cards that these actions play.
inline CardSet cards_played(const ActionList& actions) {
  CardSet cards;
  for (const Action& action : actions)
    if (action.kind == kPlayAction) cards.add(card_of(action));
  return cards;
}

/// What most trick games have between two hands.
struct TrickStanding {
  std::array<std::uint8_t, kMaxSeats> won{};  ///< hands, by side
  std::uint16_t hands = 0;                    ///< played so far, whoever won them
  std::int8_t dealer = kNobody;               ///< who deals next; kNobody: drawn by lot
  std::int8_t winner = kNobody;               ///< the side that has won the match

  /// The same after one more hand, before it is said who has won it.
  [[nodiscard]] TrickStanding after_hand(Seat next_dealer) const {
    TrickStanding next = *this;
    ++next.hands;
    next.dealer = static_cast<std::int8_t>(next_dealer);
    return next;
  }
  friend bool operator==(const TrickStanding&, const TrickStanding&) = default;
};

/// What beats what: R::kRanking, or what R::ranking says where house rules decide.
template <class R>
[[gnu::always_inline]] constexpr const Ranking& ranking_for([[maybe_unused]] const typename R::Config& config) {
  if constexpr (requires { R::ranking(config); })
    return R::ranking(config);
  else
    return R::kRanking;
}
/// R::kDeck, or what R::deck says where house rules decide.
template <class R>
constexpr Deck deck_for([[maybe_unused]] const typename R::Config& config) {
  if constexpr (requires { R::deck(config); })
    return R::deck(config);
  else
    return R::kDeck;
}

/// What a game need not say: its Rules inherit this, and hide what is otherwise with them. `State` is a TrickState.
struct TrickDefaults {
  static constexpr Deck kDeck = Deck::spanish;
  /// Whether something can be declared once the stock is gone.
  static constexpr bool kDeclaresLate = false;
  /// Whether something can be declared before the turned card is handed out.
  static constexpr bool kDeclaresEarly = true;
  /// Whether there is a house rule by which broken duties must be claimed. Then Rules have what trick_claims.hpp asks.
  static constexpr bool kClaims = false;
  static constexpr int kLastTrick = 0;  ///< points that the last trick brings besides its cards
  /// Up to so many cards in all hands endings are solved exactly; 0: never.
  static constexpr int kSolvedCards = 0;
  static constexpr Text kTurned = trick_say::kTurned;
  static constexpr Text kDeclareFirst = trick_say::kDeclareFirst;

  /// The cards in play.
  template <class Config>
  static CardSet cards(const Config&) {
    return CardSet::full(Deck::spanish);
  }
  /// Seats s and s + sides play together.
  template <class Config>
  static int sides(const Config& config) {
    return config.players;
  }
  /// What a hand begins with beside its cards.
  template <class State, class Standing>
  static void begin(State&, const Standing&) {}
  /// Whether the seat plays this hand.
  template <class State>
  static bool plays(const State& s, Seat seat) {
    return seat < s.players;
  }
  /// Cards that the seat knows to be out of play, or on the way to another hand.
  template <class State>
  static CardSet aside(const State&, Seat) {
    return {};
  }
  /// The cards that the seat to act may play.
  template <class State>
  static CardSet playable(const State& s) {
    return s.hand[at(s.actor)];
  }
  /// The cards that a seat cannot have held which played `card` to `trick`.
  template <class State>
  static CardSet denied(const State&, Card, const TrickSoFar&) {
    return {};
  }
  /// The same, where it depends on the cards played `before`; `trick` is nullptr for a lead.
  template <class State>
  static CardSet denied_after(const State&, Card, const TrickSoFar* /*trick*/, CardSet /*before*/) {
    return {};
  }
  /// How many cards each seat gets of the stock now, between two tricks.
  template <class State>
  static int cards_due(const State& s) {
    return s.stock_gone() ? 0 : 1;
  }
  /// Whose card the stock's next one is.
  template <class State>
  static Seat first_to_draw(const State& s) {
    return s.leader;
  }
  /// Who has drawn the stock's card of that number, counted from 0.
  template <class State>
  static Seat drawer(const State& s, int number) {
    return (s.winner[at(number / s.players)] + number) % s.players;
  }
  /// Whether the seat may declare something between two tricks; asked only of the side that has won the last one. The
  /// phase tells whether the cards that are due have been handed out.
  template <class State>
  static bool can_declare(const State&, Seat) {
    return false;
  }
  /// Appends what it may declare, or do before the first trick.
  template <class State>
  static void declarations(const State&, Seat, ActionList&) {}
  /// Does what was declared; it may end the hand.
  template <class State>
  static void declare(State&, Seat, Action) {}
  /// Whether `actor` may have declared it, as far as `seat` knows, who looks on.
  template <class State>
  static bool may_have_declared(const State&, Seat /*seat*/, Seat /*actor*/, Action) {
    return false;
  }
  /// Whether `actor`, as far as `seat` knows, may lead now; may learn from it whose lead it is.
  template <class State>
  static bool may_lead(State&, Seat /*seat*/, Seat /*actor*/) {
    return true;
  }
  /// Does what `actor` did before the first trick, as `seat` is told of it; false if it cannot have been.
  template <class State>
  static bool watch_auction(State&, Seat /*seat*/, Seat /*actor*/, Action) {
    return false;
  }
  /// What `actor` has declared as `seat`, another one, knows it; `s` is the hand now, which may have told more since.
  template <class State>
  static Action redacted(const State& /*s*/, Action action, Seat /*actor*/, Seat /*seat*/) {
    return action;
  }
  /// The cards that `seat` knows to be in the hand of `other`.
  template <class State>
  static CardSet known(const State& s, Seat /*seat*/, Seat other) {
    return s.shown[at(other)];
  }
  /// How many cards of the seat's lie on the way to another hand, where others do not see them.
  template <class State>
  static int on_the_way(const State&, Seat) {
    return 0;
  }
  /// Takes so many of the seat's cards out of a hand that was made up for it.
  template <class State>
  static void send(State&, Seat, Rng&) {}
  /// Takes out of what `seat` knows what is hidden beside cards.
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
  /// What touching a card of the hand does.
  template <class State>
  static Action on_card(const State&, Card card) {
    return play_action(card);
  }
  /// What is said beside who has won the trick that was collected last.
  template <class State>
  static std::vector<Announcement> said_of_trick(const State&, Seat /*viewer*/, Lang) {
    return {};
  }
  /// What is said beside what was declared.
  template <class State>
  static std::vector<Announcement> said_of_declaration(const State& /*before*/, const State& /*after*/, Seat /*viewer*/,
                                                       Lang) {
    return {};
  }
  template <class State>
  static Announcement announce(const State&, Seat actor, Action, Seat /*viewer*/, Lang) {
    return {actor, {}, {}};
  }
  /// The picture of what has just been declared; it has no title where there is none.
  template <class State>
  static Highlight highlight_of(const State&, Seat /*actor*/, Action, Lang) {
    return {};
  }
  /// That of the trick which was collected last.
  template <class State>
  static Highlight highlight_of_trick(const State&, Lang) {
    return {};
  }
  /// That of a hand that is over.
  template <class Config, class Standing, class State>
  static Highlight highlight_of_end(const Config&, const Standing&, const State&, Lang) {
    return {};
  }
  /// How many of its options the seat to act chooses together.
  template <class State>
  static Together together(const State&, Lang) {
    return {};
  }
  /// Who has just given the seat this card of its hand; kNobody if nobody has.
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
  /// Cards turned up in a side's pile to mark something (Zone::marks).
  template <class State>
  static int marks(const State&, int /*side*/) {
    return 0;
  }
  /// Of the legal actions those that a sensible player thinks of; never empty.
  template <class State>
  static ActionList candidates(const State&, const ActionList& legal) {
    return legal;
  }
};

}  // namespace tapete
