#pragma once
#include "game/game.hpp"

/// Properties of games that the judge of actions uses.
namespace tapete {

/// A game whose matches add up the points of hands, so that points are worth playing for in a decided match, too.
template <class G>
concept AddsUpPoints = Game<G> && requires(const typename G::State state, Seat seat) {
  /// Whether points count against a player.
  { G::kFewestWin } -> std::same_as<const bool&>;
  /// Returns how good a finished hand was for the seat, 0 to 1, by itself and not by the match. A loss of 0.04 is one
  /// that players care about.
  { G::hand_worth(state, seat) } -> std::same_as<double>;
};

/// A game that can say why its policy chooses an action without comparing worlds: by agreements, or as one of several
/// actions in a row (GameInfo::in_a_row).
template <class G>
concept GivesReasons = Game<G> && requires(const typename G::State state, Action action, Lang lang) {
  /// Returns a sentence that says why the policy chooses its action in such a state, and what the action shows to
  /// partner; may be empty.
  { G::meaning(state, action, lang) } -> std::same_as<std::string>;
};

/// A game in which bots follow agreements, such as a bidding system, or aims that playouts do not understand.
template <class G>
concept HasAgreements = GivesReasons<G> && requires(const typename G::State state) {
  /// Returns whether the policy chooses its action in this state by agreements.
  { G::has_agreement(state) } -> std::same_as<bool>;
};

/// A game with agreements that can tell everybody what another seat's call shows.
template <class G>
concept ExplainsCalls = HasAgreements<G> && requires(const typename G::State state, Action action, Lang lang) {
  /// Returns sentences that say what the seat to act shows by this action, together with its earlier ones. Uses nothing
  /// hidden. Returns an empty string if the action follows no agreements.
  { G::shown_words(state, action, lang) } -> std::same_as<std::string>;
};

/// A game that knows what people would do in positions in which several actions are about equally good.
template <class G>
concept HasExpectations = Game<G> && requires(const typename G::State state, Action action) {
  /// Returns the action that people expect in a state in which the policy would choose `action`; often `action` itself.
  { G::expected(state, action) } -> std::same_as<Action>;
};

/// A game that can say in a player's words why one action is better than another one.
template <class G>
concept HasIdeas = Game<G> && requires(const typename G::State state, Action action, Lang lang) {
  /// Returns such a sentence, in which `@` stands for the name of the other action; may be empty.
  { G::idea(state, action, action, lang) } -> std::same_as<std::string>;
  /// Returns the legal action that costs least at first sight, such as the cheapest card; nothing if no action does.
  { G::plainest(state) } -> std::convertible_to<std::optional<Action>>;
};

/// A game with actions that have an order, such as bids of tricks.
template <class G>
concept HasNearActions = Game<G> && requires(Action action) {
  /// Returns whether two actions are next to each other in that order, or belong to no order.
  { G::are_near(action, action) } -> std::same_as<bool>;
};

/// A game that can praise an action with which no comparison finds fault.
template <class G>
concept NamesMerits = HasIdeas<G> && requires(const typename G::State state, Action action, Lang lang) {
  /// Returns a sentence about the merit of the action; may be empty.
  { G::merit(state, action, lang) } -> std::same_as<std::string>;
};

/// A game that knows of actions between which no player can see a difference in value.
template <class G>
concept KnowsEqualActions = Game<G> && requires(const typename G::State state, Action action) {
  /// Returns whether two legal actions of the seat to act have the same consequences. The relation is transitive.
  { G::are_equal(state, action, action) } -> std::same_as<bool>;
};

/// Returns whether the game tells nobody the chances of the match, because its players think of the points of each
/// hand: whether G::kGoal is empty.
template <Game G>
constexpr bool hides_chance() {
  if constexpr (requires { G::kGoal; }) return G::kGoal == Reason{};
  return false;
}

/// Returns the least differences that the game's players care about: G::kLeastGain, if there is such a member.
template <Game G>
constexpr Gain least_gain() {
  if constexpr (requires { G::kLeastGain; }) return G::kLeastGain;
  return {.chance = 0.0005, .points = 0.5};
}

}  // namespace tapete
