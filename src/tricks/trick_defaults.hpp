#pragma once
#include "tricks/trick_rules.hpp"

/// The defaults of everything that a game may define. In all functions, `s` is a TrickState.
namespace tapete {

/// The deck, the seats, the deal and the stock.
struct DealDefaults {
  static constexpr Deck kDeck = Deck::spanish;
  /// Returns the number of sides. Seats n and n + sides are partners.
  static int sides(const auto& config) { return config.players; }
  /// Sets the fields of the state that the deal does not set.
  static void begin(auto&, const auto&) {}
  /// Returns whether the seat takes part in this hand.
  static bool plays(const auto& s, Seat seat) { return seat < s.players; }
  /// Returns the number of cards that each seat draws from the stock now, between two tricks.
  static int cards_due(const auto& s) { return s.stock_gone() ? 0 : 1; }
  /// Returns the seat that draws first.
  static Seat first_to_draw(const auto& s) { return s.leader; }
  /// Returns the seat that has drawn card `number` of the stock, counted from 0.
  static Seat drawer(const auto& s, int number) { return (s.winner[at(number / s.players)] + number) % s.players; }
};

/// Cards that may be played, and duties.
struct DutyDefaults {
  /// Whether the game has a house rule by which broken duties must be claimed. Its Rules then define the members that
  /// trick_claims.hpp lists.
  static constexpr bool kClaims = false;
  static constexpr int kLastTrick = 0;  ///< points for winning the last trick
  /// Endings are solved exactly if all hands together hold at most this number of cards.
  static constexpr int kSolvedCards = 0;
  /// Returns the cards that the seat to act may play, by the rules.
  static CardSet playable(const auto& s) { return s.hand[at(s.actor)]; }
  /// Returns the cards that a seat cannot have held if it played `card` to `trick`.
  static CardSet denied(const auto&, Card, const TrickSoFar&) { return {}; }
  /// Works like denied(), for rules that depend on `before`, the cards played earlier. `trick` is nullptr for a lead.
  static CardSet denied_after(const auto&, Card, const TrickSoFar* /*trick*/, CardSet /*before*/) { return {}; }
  /// Returns the cards that the seat knows to be out of play, or on their way to another hand.
  static CardSet aside(const auto&, Seat) { return {}; }
  /// Returns a sentence that says why the seat to act may not play `card`.
  static std::string refusal(const auto&, Card, Lang) { return {}; }
  /// Returns the legal actions that a sensible player considers. The list is never empty.
  static ActionList candidates(const auto&, const ActionList& legal) { return legal; }
};

/// Declarations between two tricks, actions before the first one, and calls.
struct DeclarationDefaults {
  /// Whether declarations are possible after the stock is gone.
  static constexpr bool kDeclaresLate = false;
  /// Whether declarations are possible before the turned card is drawn.
  static constexpr bool kDeclaresEarly = true;
  /// Whether the game has a house rule by which a side with enough points wins only if it says so, and loses if it says
  /// so too soon. Its Rules then define the members that trick_calls.hpp lists.
  static constexpr bool kOut = false;
  /// Returns whether the seat may declare something between two tricks. Only seats of the side that won the last trick
  /// are asked. The phase shows whether the cards that are due have been drawn.
  static bool can_declare(const auto&, Seat) { return false; }
  /// Appends the possible declarations of the seat to act, or its possible actions before the first trick.
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
  /// Returns whether `actor` may have made this declaration, as far as the observer, `seat`, knows.
  static bool may_have_declared(const auto&, Seat /*seat*/, Seat /*actor*/, Action) { return false; }
  /// Returns whether `actor` may lead now, as far as `seat` knows. The function may store `actor` as the leader in the
  /// view.
  static bool may_lead(auto&, Seat /*seat*/, Seat /*actor*/) { return true; }
  /// Updates a view of `seat` with an action that `actor` took before the first trick. The action is redacted for
  /// `seat`. Returns false if the action cannot have happened.
  static bool replay_auction(auto&, Seat /*seat*/, Seat /*actor*/, Action) { return false; }
  /// Returns a declaration of `actor` as another seat, `seat`, knows it. `s` is the current state, in which more may be
  /// known than at the time of the declaration.
  static Action redacted(const auto& /*s*/, Action action, Seat /*actor*/, Seat /*seat*/) { return action; }
  /// Returns the cards that `seat` knows to be in the hand of `other`.
  static CardSet known(const auto& s, Seat /*seat*/, Seat other) { return s.shown[at(other)]; }
  /// Returns the number of the seat's cards that are on their way to another hand, hidden from all other seats.
  static int on_the_way(const auto&, Seat) { return 0; }
  /// Removes on_the_way() cards from the seat's sampled hand, because they have been given to another seat.
  static void send(auto&, Seat, Rng&) {}
  /// Removes from the game's own fields of a view everything that is hidden from `seat`.
  static void hide(auto&, Seat /*seat*/) {}
  /// Returns the seat that has just given this card to `seat`; kNobody if the card was not given.
  static Seat came_from(const auto&, Seat /*seat*/, Card) { return kNobody; }
};

/// Words and pictures of the table.
struct ShownDefaults {
  static constexpr Text kTurned = trick_say::kTurned;
  static constexpr Text kDeclareFirst = trick_say::kDeclareFirst;
  static std::string own_label(const auto&, Action, Lang) { return {}; }
  /// Returns Option::words.
  static std::string own_words(const auto&, Action, Lang) { return {}; }
  static std::string pass_label(const auto&, Lang) { return {}; }
  static OptionKind option_kind(Action) { return OptionKind::declare; }
  /// Returns the action for touching a card of the hand.
  static Action on_card(const auto&, Card card) { return play_action(card); }
  /// Returns whether the result of the hand no longer depends on any choice, as far as this view tells. The view's seat
  /// must be the one to decide.
  static bool settled(const auto& /*view*/) { return false; }
  /// Returns how many options the seat to act marks and confirms together.
  static MultiSelect multi_select(const auto&, Lang) { return {}; }
  /// Returns the question that the options of the seat to decide answer; without text: it plays a card.
  static TableQuestion question(const auto&, Lang) { return {}; }
  /// Returns the number of cards turned up in a side's pile as marks (Zone::marks).
  static int marks(const auto&, int /*side*/) { return 0; }
  /// Returns the announcements that follow the announcement of the last trick's winner.
  static std::vector<Announcement> said_of_trick(const auto&, Seat /*viewer*/, Lang) { return {}; }
  /// Returns the announcements that follow the announcement of a declaration.
  static std::vector<Announcement> said_of_declaration(const auto& /*before*/, const auto& /*after*/, Seat /*viewer*/,
                                                       Lang) {
    return {};
  }
  static Announcement announce(const auto&, Seat actor, Action, Seat /*viewer*/, Lang) { return {actor, {}, {}}; }
  /// Returns the picture of a declaration; an empty title means that there is none.
  static Highlight highlight_of(const auto&, Seat /*actor*/, Action, Lang) { return {}; }
  /// Returns the picture of the trick that was collected last.
  static Highlight highlight_of_trick(const auto&, Lang) { return {}; }
  /// Returns the picture of a finished hand.
  static Highlight highlight_of_end(const auto&, const auto&, const auto&, Lang) { return {}; }
};

/// The base class of each game's Rules, which redefine the members that differ in that game.
struct TrickDefaults : DealDefaults, DutyDefaults, DeclarationDefaults, KnowledgeDefaults, ShownDefaults {};

}  // namespace tapete
