#pragma once
#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"
#include "game/action.hpp"
#include "game/budget.hpp"
#include "game/chart.hpp"
#include "game/dealer_draw.hpp"
#include "game/gain.hpp"
#include "game/game_info.hpp"
#include "game/problem.hpp"
#include "game/scene.hpp"
#include "game/seen_cards.hpp"

/// The interface of a game. Read this first, then the main header of a game in games/.
///
/// A game is a struct of static functions over small, trivially copyable values, which contain neither a random
/// generator nor text. Playing allocates no memory. name() and parse() write and read record lines; scene() describes
/// the table. A match is a sequence of hands. The Standing is the score between two hands; a Deal is the chance event
/// that starts a hand; a State is a hand in progress; a View is the part of a State that one seat knows. If chance also
/// acts inside a hand, the game satisfies ChanceInside.
namespace tapete {

/// The lines that `tapete trace` prints after a hand: the points of the sides (`hand 75 55`), the winning side of a
/// match (`match 0`) or unit (GameInfo::levels) that has ended with the hand, and further facts.
using OutcomeLines = std::vector<std::string>;

/// By seat: the value of a finished hand for searches, from -1 to 1.
using Rewards = std::array<double, kMaxSeats>;

template <class G>
concept Game = requires(const typename G::Config config, const typename G::Standing standing,
                        const typename G::Deal deal, const typename G::State state, typename G::State& playing,
                        const typename G::View view, typename G::View& watching, Action action, Seat seat, Rng& rng,
                        Lang lang, std::string_view text, std::span<const int> values) {
  { G::info() } -> std::same_as<const GameInfo&>;
  /// Builds the configuration for a number of players, one of info().players, and `values` from read_rules().
  { G::configure(int{}, values) } -> std::same_as<typename G::Config>;
  { G::opening(config) } -> std::same_as<typename G::Standing>;

  // Between hands
  { G::match_over(config, standing) } -> std::same_as<bool>;
  /// Returns whether a side, the last argument, is among the winners. The match must be over.
  { G::won(config, standing, int{}) } -> std::same_as<bool>;
  /// Returns the known part of the next chance event: `deal 2`, or `deal` when any seat may deal.
  { G::due(standing) } -> std::same_as<std::string>;
  { G::random_deal(config, standing, rng) } -> std::same_as<typename G::Deal>;
  /// Parses the whole line, `deal` included, as in `deal 2 3o ...`. Cards may be `??` only if the last argument,
  /// `redacted`, is true.
  { G::parse_deal(config, standing, text, bool{}) } -> std::same_as<Result<typename G::Deal, Problem>>;
  { G::deal_text(deal) } -> std::same_as<std::string>;
  /// Draws the first dealer. Arguments: the number of players, an index in info().dealer_draws(players), the generator.
  { G::draw_dealer(int{}, int{}, rng) } -> std::same_as<DealerDraw>;

  // A hand
  { G::start(config, standing, deal) } -> std::same_as<typename G::State>;
  /// Returns the seat to act next; kNobody once the hand is over; kChance while a chance event is due (ChanceInside).
  { G::to_act(state) } -> std::same_as<Seat>;
  { G::legal(state) } -> std::same_as<ActionList>;
  /// Returns one of legal(state), all with the same probability, without building the list.
  { G::random_legal(state, rng) } -> std::same_as<Action>;
  /// Plays uniformly random legal actions and chance events to the end of the hand.
  { G::play_randomly(playing, rng) } -> std::same_as<void>;
  /// Returns the actions that a seat may take out of turn, such as claiming that a rival broke a rule. Often empty.
  { G::out_of_turn(state, seat) } -> std::same_as<ActionList>;
  /// Applies an action of legal(), an action of out_of_turn() for any seat, or a chance event that is possible now.
  { G::apply(playing, action) } -> std::same_as<void>;
  /// Returns the number of sides. Seats s and s + sides are partners; without partners, each seat is a side.
  { G::sides(config) } -> std::same_as<int>;
  /// Returns the result of a hand for each side, as the arena counts it: the points won, or minus the points lost if
  /// GameInfo::counts_losses is true.
  { G::points(state) } -> std::same_as<std::array<int, kMaxSeats>>;
  /// Returns the standing after a hand that is over.
  { G::settle(config, standing, state) } -> std::same_as<typename G::Standing>;
  { G::outcome(config, standing, state) } -> std::same_as<OutcomeLines>;

  // Text
  { G::name(action) } -> std::same_as<std::string>;
  /// Parses `text`, a record line without its seat, as an action of `seat`; the action need not be legal. Words that
  /// only redacted records contain (`change ??`, the outcome of a claim) are accepted only if the last argument,
  /// `redacted`, is true.
  { G::parse(seat, text, bool{}) } -> std::same_as<std::optional<Action>>;

  // Knowledge of a seat
  { G::view(state, seat) } -> std::same_as<typename G::View>;
  /// Draws a determinization: one of all states that are consistent with the view, all with the same probability. The
  /// view's own seat must be the one to decide, and possible() must be true: at least one state is consistent.
  { typename G::Sampler{view}.draw(rng) } -> std::same_as<typename G::State>;
  { typename G::Sampler{view}.possible() } -> std::same_as<bool>;
  { G::redact_deal(deal, state, seat) } -> std::same_as<typename G::Deal>;
  /// Removes from an action everything that an observer may not know. The first seat is the actor, the second seat the
  /// observer. Returns no value if the observer does not learn of the action. `state` is a state after the action: a
  /// redacted claim contains its outcome, which all seats have seen.
  { G::redact(state, action, seat, seat) } -> std::same_as<std::optional<Action>>;
  /// Starts to rebuild a view from a redacted deal; apply_to_view() then applies the redacted actions to it.
  { G::start_view(config, standing, deal, seat) } -> std::same_as<typename G::View>;
  /// Applies one redacted action to a view. Returns `illegal` or `disproved` if the action cannot have happened.
  { G::apply_to_view(watching, seat, action) } -> std::same_as<std::optional<Fault>>;
  /// Completes the view at the end of a record. Returns false if the view's own seat is not the one to decide.
  { G::end_view(watching) } -> std::same_as<bool>;
  /// Returns whether the hand of a rebuilt view is over.
  { G::view_over(view) } -> std::same_as<bool>;
  /// Returns the action of the game's heuristic policy. The view's own seat must be the one to decide.
  { G::policy_action(view, rng) } -> std::same_as<Action>;
  /// Returns the actions that searches consider: legal() without bad actions, such as blunders. Never empty.
  { G::candidates(view) } -> std::same_as<ActionList>;
  /// Plays the hand to its end (a playout): a fast version of the heuristic policy chooses the actions of all seats,
  /// and chance events are random.
  { G::play_by_policy(playing, rng) } -> std::same_as<void>;
  { G::rewards(state) } -> std::same_as<Rewards>;

  // Presentation to a seat
  { G::scene(config, standing, view, lang) } -> std::same_as<Scene>;
  /// Returns the steps that show `action`, taken in `state`, to `seat`. The last step shows the scene after the action.
  { G::steps(config, standing, state, action, seat, lang) } -> std::same_as<std::vector<Step>>;
  /// Returns the scoresheet of a hand, which must be over.
  { G::sheet(config, standing, state, seat, lang) } -> std::same_as<Sheet>;
};

/// A game in which a seat also decides for another seat, as a declarer does for dummy.
template <class G>
concept DecidesForOthers = Game<G> && requires(const typename G::State state) {
  /// Returns the seat that chooses the next action; to_act() returns the seat that the record names for this action. If
  /// no seat is to act, returns to_act().
  { G::decider(state) } -> std::same_as<Seat>;
};
/// Returns the seat that chooses the next action: to_act() in games without DecidesForOthers.
template <Game G>
Seat decider_of(const typename G::State& state) {
  if constexpr (DecidesForOthers<G>)
    return G::decider(state);
  else
    return G::to_act(state);
}

/// A game with a house rule that chooses between a Spanish and a French deck. Its records name cards in the notation of
/// the match's deck, so name() and parse() take the deck as their last argument.
template <class G>
concept EitherDeck = requires(const typename G::Config config) {
  { G::deck(config) } -> std::same_as<Deck>;
};
/// Returns the deck of a match.
template <Game G>
Deck deck_of([[maybe_unused]] const typename G::Config& config) {
  if constexpr (EitherDeck<G>)
    return G::deck(config);
  else
    return G::info().deck;
}
/// Calls G::name(), with the deck of the match if the game satisfies EitherDeck.
template <Game G>
std::string name_of([[maybe_unused]] const typename G::Config& config, Action action) {
  if constexpr (EitherDeck<G>)
    return G::name(action, G::deck(config));
  else
    return G::name(action);
}
/// Calls G::parse() in the same way as name_of() calls G::name().
template <Game G>
std::optional<Action> action_of([[maybe_unused]] const typename G::Config& config, Seat seat, std::string_view text,
                                bool redacted = false) {
  if constexpr (EitherDeck<G>)
    return G::parse(seat, text, redacted, G::deck(config));
  else
    return G::parse(seat, text, redacted);
}

/// A game whose last tricks can be solved exactly.
template <class G>
concept ExactEndings = Game<G> &&
    requires(const typename G::View view, const typename G::State state, Rng& rng, const Budget& budget) {
  /// Returns the action with the best mean over the given number of determinizations (fewer if the budget is spent),
  /// each solved with all cards open (perfect information Monte Carlo). No value while the hand is too long to solve.
  { G::exact_choice(view, int{}, budget, rng) } -> std::same_as<std::optional<Action>>;
  /// Returns the best action in one known world, in which all players see all cards. No value as for exact_choice().
  { G::exact_in_world(state, rng) } -> std::same_as<std::optional<Action>>;
};

/// By level: the number of determinizations that bots sample for each action. A game with short hands can afford more.
struct WorldCounts {
  int good = 32;
  int expert = 1000;
};

/// A game with its own WorldCounts.
template <class G>
concept DefinesWorldCounts = requires {
  { G::kWorlds } -> std::same_as<const WorldCounts&>;
};

/// A game with an evaluation function for positions, so that bots use expectimax over the next chance event instead of
/// determinizations.
template <class G>
concept EvaluatesPositions = Game<G> && requires(const typename G::View view) {
  /// Returns the best action. If the last argument is true, the choice maximises the probability of winning and
  /// considers the rivals' options after the action; otherwise it maximises the seat's points.
  { G::best_by_value(view, bool{}) } -> std::same_as<Action>;
  /// Returns the value of each legal action, in the order of legal().
  { G::action_values(view) } -> std::same_as<FixedList<Gain, 64>>;
};

/// A game in which every hand changes running totals, so that a match can be shown as a table of its hands.
template <class G>
concept ChartsHands = Game<G> && requires(const typename G::Config config, const typename G::Standing standing,
                                          const typename G::State state, Lang lang) {
  /// Returns the row of a hand, which may be in progress; `standing` is the standing before this hand.
  { G::chart_row(config, standing, state, lang) } -> std::same_as<Chart::Row>;
};

/// A game with further statistics besides points.
template <class G>
concept HasExtraStatistics = Game<G> && requires(const typename G::State state) {
  /// Returns one number for each of GameInfo::extra_statistics, for one side in a hand that is over.
  { G::extra_statistics(state, int{}) } -> std::same_as<std::vector<int>>;
};

/// A game with its own definition of the Gain of a hand. In other games, Gain::chance is 1 or 0 if the hand has ended
/// the match; otherwise it is computed from rewards().
template <class G>
concept DefinesGain = Game<G> && requires(const typename G::State state, Seat seat) {
  { G::gain(state, seat) } -> std::same_as<Gain>;
};

/// A game with its own solver for endings in which all cards are open. In other games with ExactEndings,
/// exact_in_world() plays such endings to their end.
template <class G>
concept SolvesGain = Game<G> && requires(typename G::Solver& solver, const typename G::State state, Seat seat) {
  /// Returns the Gain of the hand, which must not be over; no value while it is too long to be solved.
  { solver.gain(state, seat) } -> std::same_as<std::optional<Gain>>;
};

/// A game that measures the consequences of actions, to explain to players why an action was better than another.
template <class G>
concept MeasuresFacts = Game<G> && requires(const typename G::State before, const typename G::State end, Seat seat) {
  {std::span<const FactKind>{G::kFacts}};
  /// Returns one number for each of kFacts. In `before` the seat was to act; `end` is the same hand when it is over.
  { G::facts(before, end, seat) } -> std::same_as<std::array<double, std::size(G::kFacts)>>;
};

/// A game whose deal line contains hidden cards, so that a redacted deal reveals for which seat it was redacted.
template <class G>
concept DealRevealsSeat = Game<G> && requires(const typename G::Config config, const typename G::Standing standing,
                                              const typename G::Deal deal, Seat seat) {
  /// Returns the seat for which a deal was redacted; kNobody if it fits no seat. The last argument is the seat that
  /// earlier deals have revealed, or kNobody; it is returned if the deal reveals no seat, because it gets no cards.
  { G::viewer(config, standing, deal, seat) } -> std::same_as<Seat>;
};

/// A game that can fill in the hidden cards of a redacted deal.
template <class G>
concept CompletesDeals = Game<G> &&
    requires(typename G::Deal deal, typename G::State world, Seat seat, SeenCards seen) {
  /// Fills in the hidden cards of `deal`, which is redacted for `seat`, from `world`, a determinization of the seat's
  /// view. Replaying the hand from the result does not always lead to `world`, so the caller must check.
  { G::completed_deal(deal, world, seat, seen) } -> std::same_as<typename G::Deal>;
};

/// A game in which a redacted record does not always determine the result of a finished hand, because no line reveals a
/// secret that counts at the end.
template <class G>
concept SecretEnds = Game<G> && requires(const typename G::View view) {
  /// Returns one view of the finished hand for each way in which it may have ended. Never empty.
  { G::possible_ends(view) } -> std::same_as<std::vector<typename G::View>>;
};

/// A game in which a hand may end with an event that is hidden from a seat, such as everybody passing.
template <class G>
concept HiddenEnds = Game<G> && requires(typename G::View& watching) {
  /// Applies the hidden events that must have ended this hand. It is called when the next hand starts.
  { G::apply_hidden_end(watching) } -> std::same_as<void>;
};

/// A game in which chance also acts inside a hand, as dice do. to_act() is kChance when a chance event is due. The
/// event is an Action of the actor kChance: apply(), redact() and apply_to_view() handle it like any other, and its
/// name() is the whole record line.
template <class G>
concept ChanceInside = Game<G> && requires(const typename G::State state, Rng& rng, std::string_view text) {
  /// Returns the known part of the next chance event: `roll`.
  { G::due_inside(state) } -> std::same_as<std::string>;
  { G::random_event(state, rng) } -> std::same_as<Action>;
  /// Parses a whole line. A chance event must be due.
  { G::parse_event(state, text) } -> std::same_as<Result<Action, Problem>>;
};

/// Applies random chance events until a seat is to act or the hand is over.
template <Game G>
void let_chance_act(typename G::State& state, Rng& rng) {
  if constexpr (ChanceInside<G>)
    while (G::to_act(state) == kChance) G::apply(state, G::random_event(state, rng));
}

}  // namespace tapete
