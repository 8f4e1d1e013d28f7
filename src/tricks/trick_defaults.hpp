#pragma once
#include "tricks/trick_rules.hpp"

/// The defaults of everything that a game may define. A state is a TrickState.
namespace tapete {

/// The deck, the seats, the deal and the stock.
struct DealDefaults {
  static constexpr Deck kDeck = Deck::spanish;
  /// Seats s and s + sides play together.
  static int sides(const auto& config) { return config.players; }
  /// Sets the fields of the state that the deal does not set.
  static void begin(auto&, const auto&) {}
  /// Whether the seat takes part in this hand.
  static bool plays(const auto& s, Seat seat) { return seat < s.players; }
  /// How many cards each seat draws from the stock now, between two tricks.
  static int cards_due(const auto& s) { return s.stock_gone() ? 0 : 1; }
  /// The seat that draws first.
  static Seat first_to_draw(const auto& s) { return s.leader; }
  /// The seat that has drawn the stock's card of this number, counted from 0.
  static Seat drawer(const auto& s, int number) { return (s.winner[at(number / s.players)] + number) % s.players; }
};

/// Cards that may be played, and duties.
struct DutyDefaults {
  /// Whether the game has a house rule by which broken duties must be claimed. Its Rules then define what
  /// trick_claims.hpp lists.
  static constexpr bool kClaims = false;
  static constexpr int kLastTrick = 0;  ///< points for winning the last trick
  /// Largest number of cards in all hands together for which an ending is solved exactly; 0: none is.
  static constexpr int kSolvedCards = 0;
  /// The cards that the seat to act may play, by the rules.
  static CardSet playable(const auto& s) { return s.hand[at(s.actor)]; }
  /// The cards that a seat cannot have held if it played `card` to `trick`.
  static CardSet denied(const auto&, Card, const TrickSoFar&) { return {}; }
  /// The same for rules that depend on `before`, the cards played earlier. `trick` is nullptr for a lead.
  static CardSet denied_after(const auto&, Card, const TrickSoFar* /*trick*/, CardSet /*before*/) { return {}; }
  /// Cards that the seat knows to be out of play, or on their way to another hand.
  static CardSet aside(const auto&, Seat) { return {}; }
  /// Why the seat to act may not play `card`, in a sentence.
  static std::string refusal(const auto&, Card, Lang) { return {}; }
  /// Candidate actions: the legal ones that a sensible player considers. Never empty.
  static ActionList candidates(const auto&, const ActionList& legal) { return legal; }
};

/// Declarations between two tricks, actions before the first one, and calls.
struct DeclarationDefaults {
  /// Whether declarations are possible after the stock is gone.
  static constexpr bool kDeclaresLate = false;
  /// Whether declarations are possible before the turned card is drawn.
  static constexpr bool kDeclaresEarly = true;
  /// Whether the game has a house rule by which a side that has all it needs wins only if it says so, and loses if it
  /// says so too soon. Its Rules then define what trick_calls.hpp lists.
  static constexpr bool kOut = false;
  /// Whether the seat may declare something between two tricks. Only seats of the side that won the last trick are
  /// asked. The phase tells whether the cards that are due have been drawn.
  static bool can_declare(const auto&, Seat) { return false; }
  /// Appends the declarations that the seat to act may make, or what it may do before the first trick.
  static void declarations(const auto&, Seat, ActionList&) {}
  /// Applies a declaration, which may end the hand.
  static void declare(auto&, Seat, Action) {}
  static std::string own_name(Action) { return {}; }
  static std::optional<Action> parse_own(std::string_view /*verb*/, Splitter /*words*/, bool /*redacted*/) {
    return std::nullopt;
  }
};

/// Knowledge of each seat.
struct KnowledgeDefaults {
  /// Whether `actor` may have declared this, as far as `seat`, which watches, knows.
  static bool may_have_declared(const auto&, Seat /*seat*/, Seat /*actor*/, Action) { return false; }
  /// Whether `actor` may lead now, as far as `seat` knows. May enter in the view whose lead it is.
  static bool may_lead(auto&, Seat /*seat*/, Seat /*actor*/) { return true; }
  /// Applies in a view what `actor` did before the first trick, as `seat` is told of it. Returns false if it cannot
  /// have happened.
  static bool watch_auction(auto&, Seat /*seat*/, Seat /*actor*/, Action) { return false; }
  /// The declaration of `actor` as `seat`, another one, knows it. `s` is the current state, which may have revealed
  /// more since.
  static Action redacted(const auto& /*s*/, Action action, Seat /*actor*/, Seat /*seat*/) { return action; }
  /// The cards that `seat` knows to be in the hand of `other`.
  static CardSet known(const auto& s, Seat /*seat*/, Seat other) { return s.shown[at(other)]; }
  /// How many cards of the seat are on their way to another hand, hidden from the others.
  static int on_the_way(const auto&, Seat) { return 0; }
  /// Removes on_the_way() cards from the seat's sampled hand, because they have been given to another seat.
  static void send(auto&, Seat, Rng&) {}
  /// Removes from a view everything except cards that is hidden from `seat`.
  static void hide(auto&, Seat /*seat*/) {}
  /// The seat that has just given this card; kNobody if it was not given.
  static Seat came_from(const auto&, Seat /*seat*/, Card) { return kNobody; }
};

/// Words and pictures of the table.
struct ShownDefaults {
  static constexpr Text kTurned = trick_say::kTurned;
  static constexpr Text kDeclareFirst = trick_say::kDeclareFirst;
  static std::string own_label(const auto&, Action, Lang) { return {}; }
  static std::string pass_label(const auto&, Lang) { return {}; }
  static OptionKind option_kind(Action) { return OptionKind::declare; }
  /// The option of touching a card of the hand.
  static Action on_card(const auto&, Card card) { return play_action(card); }
  /// Whether the result of the hand no longer depends on any choice, as far as this view tells. The view's seat must be
  /// the one to decide.
  static bool settled(const auto& /*view*/) { return false; }
  /// How many options the seat to act marks and confirms together.
  static Together together(const auto&, Lang) { return {}; }
  /// Number of cards turned up in a side's pile to mark something (Zone::marks).
  static int marks(const auto&, int /*side*/) { return 0; }
  /// Announcements after the one about the winner of the last trick.
  static std::vector<Announcement> said_of_trick(const auto&, Seat /*viewer*/, Lang) { return {}; }
  /// Announcements after the one about the declaration.
  static std::vector<Announcement> said_of_declaration(const auto& /*before*/, const auto& /*after*/, Seat /*viewer*/,
                                                       Lang) {
    return {};
  }
  static Announcement announce(const auto&, Seat actor, Action, Seat /*viewer*/, Lang) { return {actor, {}, {}}; }
  /// The picture of the declaration just made; without a title there is none.
  static Highlight highlight_of(const auto&, Seat /*actor*/, Action, Lang) { return {}; }
  /// The picture of the trick that was collected last.
  static Highlight highlight_of_trick(const auto&, Lang) { return {}; }
  /// The picture of a finished hand.
  static Highlight highlight_of_end(const auto&, const auto&, const auto&, Lang) { return {}; }
};

/// The Rules of a game inherit this and hide what is different.
struct TrickDefaults : DealDefaults, DutyDefaults, DeclarationDefaults, KnowledgeDefaults, ShownDefaults {};

}  // namespace tapete
