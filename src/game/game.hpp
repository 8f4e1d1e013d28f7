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

/// What a game has to provide. Read this first, then the main header of a game in games/.
///
/// A game is a struct of static functions over small, trivially copyable values. It allocates nothing while it plays
/// and holds no random generator and no text: name() and parse() write and read record lines, scene() describes the
/// picture. A match is a sequence of hands. The Standing carries the score between hands; a Deal is the chance event
/// that starts a hand; a State is a hand in progress. A game in which chance also acts inside a hand is a ChanceInside.
namespace tapete {

/// The trace lines that a finished hand adds, in order: `hand 75 55`, then a line for each of GameInfo::levels that it
/// has ended, as `match 0`.
using OutcomeLines = std::vector<std::string>;

/// What a finished hand is worth to each seat, from -1 to 1.
using Rewards = std::array<double, kMaxSeats>;

template <class G>
concept Game = requires(const typename G::Config config, const typename G::Standing standing,
                        const typename G::Deal deal, const typename G::State state, typename G::State& playing,
                        const typename G::View view, typename G::View& watching, Action action, Seat seat, Rng& rng,
                        Lang lang, std::string_view text, std::span<const int> values) {
  { G::info() } -> std::same_as<const GameInfo&>;
  /// `values` come from read_rules(); the number of players is one of info().players.
  { G::configure(int{}, values) } -> std::same_as<typename G::Config>;
  { G::opening(config) } -> std::same_as<typename G::Standing>;

  // Between hands
  { G::match_over(config, standing) } -> std::same_as<bool>;
  /// Whether this side is among the winners. The match must be over.
  { G::won(config, standing, int{}) } -> std::same_as<bool>;
  /// The chance event that comes next, as far as it is settled: `deal 2`, or `deal` when any seat may deal.
  { G::due(standing) } -> std::same_as<std::string>;
  { G::random_deal(config, standing, rng) } -> std::same_as<typename G::Deal>;
  /// Parses the whole line, `deal` included, as in `deal 2 3o ...`. Cards may be `??` only if the last argument,
  /// `redacted`, is true.
  { G::parse_deal(config, standing, text, bool{}) } -> std::same_as<Result<typename G::Deal, Problem>>;
  { G::deal_text(deal) } -> std::same_as<std::string>;
  /// Arguments: the number of players, the way of drawing (an index in info().dealer_draws(players)), and the
  /// generator.
  { G::draw_dealer(int{}, int{}, rng) } -> std::same_as<DealerDraw>;

  // A hand
  { G::start(config, standing, deal) } -> std::same_as<typename G::State>;
  /// The seat whose action is next; kNobody once the hand is over; kChance while a ChanceInside waits for it.
  { G::to_act(state) } -> std::same_as<Seat>;
  { G::legal(state) } -> std::same_as<ActionList>;
  /// One of legal(state), each with the same probability. Faster than making the list.
  { G::random_legal(state, rng) } -> std::same_as<Action>;
  /// Plays uniformly random legal actions and chance events to the end of the hand.
  { G::play_randomly(playing, rng) } -> std::same_as<void>;
  /// What a seat may do out of turn, such as claiming that a rival has broken a duty. Empty in most games.
  { G::out_of_turn(state, seat) } -> std::same_as<ActionList>;
  /// `action` must be one of legal(state), of out_of_turn(state, any seat), or of the chance events that are possible
  /// now.
  { G::apply(playing, action) } -> std::same_as<void>;
  /// The number of sides. Seats s and s + sides play together; a game without partners has as many sides as seats.
  { G::sides(config) } -> std::same_as<int>;
  /// What each side has gained in a hand, as the arena counts it: its points, or minus what it lost if
  /// GameInfo::counts_losses.
  { G::points(state) } -> std::same_as<std::array<int, kMaxSeats>>;
  /// The standing after a hand that is over.
  { G::settle(config, standing, state) } -> std::same_as<typename G::Standing>;
  { G::outcome(config, standing, state) } -> std::same_as<OutcomeLines>;

  // Text
  { G::name(action) } -> std::same_as<std::string>;
  /// The action that `text` (a record line without its seat) means when `seat` does it, legal or not. Words that only
  /// redacted records contain (`change ??`, the outcome of a claim) are accepted only if the last argument, `redacted`,
  /// is true.
  { G::parse(seat, text, bool{}) } -> std::same_as<std::optional<Action>>;

  // What a seat knows
  { G::view(state, seat) } -> std::same_as<typename G::View>;
  /// Determinizations: whole states that are consistent with a view, drawn uniformly. The view's own seat must be the
  /// one to decide, and possible() must be true.
  { typename G::Sampler{view}.draw(rng) } -> std::same_as<typename G::State>;
  { typename G::Sampler{view}.possible() } -> std::same_as<bool>;
  { G::redact_deal(deal, state, seat) } -> std::same_as<typename G::Deal>;
  /// The action as the last seat may know it when the first one, the actor, does it; nothing if that seat does not
  /// learn of it at all. `state` is the current state of the hand, or its end: a claim is redacted to what everybody
  /// has seen of its outcome.
  { G::redact(state, action, seat, seat) } -> std::same_as<std::optional<Action>>;
  /// Builds the view again from a redacted deal; watch() then follows the redacted actions.
  { G::watch_start(config, standing, deal, seat) } -> std::same_as<typename G::View>;
  /// Follows one action. Returns why it cannot have happened, if it cannot: `illegal`, or `disproved`.
  { G::apply_to_view(watching, seat, action) } -> std::same_as<std::optional<Fault>>;
  /// Called when the record ends here. Returns false if the view's own seat is not the one to decide.
  { G::watch_end(watching) } -> std::same_as<bool>;
  /// Whether the hand that is being watched is over.
  { G::watch_over(view) } -> std::same_as<bool>;
  /// The action of the game's heuristic policy. The view's own seat must be the one to decide.
  { G::casual(view, rng) } -> std::same_as<Action>;
  /// Candidate actions: legal() without those that partners would call a blunder. Searches choose among these. Never
  /// empty.
  { G::candidates(view) } -> std::same_as<ActionList>;
  /// Plays the hand to its end by a fast version of the heuristic policy for all seats, chance included: a playout.
  { G::play_sensibly(playing, rng) } -> std::same_as<void>;
  { G::rewards(state) } -> std::same_as<Rewards>;

  // What a seat sees
  { G::scene(config, standing, view, lang) } -> std::same_as<Scene>;
  /// What `action` shows to `seat`, step by step; the scene of the last step is the one after the action.
  { G::steps(config, standing, state, action, seat, lang) } -> std::same_as<std::vector<Step>>;
  /// The count of a hand. The hand must be over.
  { G::sheet(config, standing, state, seat, lang) } -> std::same_as<Sheet>;
};

/// A game in which a seat also decides for another one, as a declarer does for dummy.
template <class G>
concept DecidesForOthers = Game<G> && requires(const typename G::State state) {
  /// The seat that chooses the next action. to_act() is the seat whose action it then is, also in the record. They
  /// differ only if a seat is to act.
  { G::decider(state) } -> std::same_as<Seat>;
};
/// The seat that chooses the next action; to_act() in games without DecidesForOthers.
template <Game G>
Seat decider_of(const typename G::State& state) {
  if constexpr (DecidesForOthers<G>)
    return G::decider(state);
  else
    return G::to_act(state);
}

/// A game that its house rules let be played with a Spanish or a French deck. Its records write cards in the notation
/// of the match's deck, which name() and parse() take as their last argument.
template <class G>
concept EitherDeck = requires(const typename G::Config config) {
  { G::deck(config) } -> std::same_as<Deck>;
};
/// The deck of a match.
template <Game G>
Deck deck_of([[maybe_unused]] const typename G::Config& config) {
  if constexpr (EitherDeck<G>)
    return G::deck(config);
  else
    return G::info().deck;
}
/// name() and parse(), whether or not the game has EitherDeck.
template <Game G>
std::string name_of([[maybe_unused]] const typename G::Config& config, Action action) {
  if constexpr (EitherDeck<G>)
    return G::name(action, G::deck(config));
  else
    return G::name(action);
}
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
  /// The action with the best mean over so many sampled worlds (fewer if the budget is spent), each solved as if all
  /// cards were open: perfect information Monte Carlo. Nothing while the hand is too long to be solved.
  { G::exact_choice(view, int{}, budget, rng) } -> std::same_as<std::optional<Action>>;
  /// The solution of one known world: what a player who sees all cards would do.
  { G::exact_seen(state, rng) } -> std::same_as<std::optional<Action>>;
};

/// How many worlds the levels sample for each action. A game with short hands can afford more.
struct WorldCounts {
  int good = 32;
  int expert = 1000;
};

/// A game with its own WorldCounts.
template <class G>
concept CountsWorlds = requires {
  { G::kWorlds } -> std::same_as<const WorldCounts&>;
};

/// A game that knows the value of its positions, so that expectimax over the next chance event replaces sampled worlds.
template <class G>
concept KnownWorth = Game<G> && requires(const typename G::View view) {
  /// The best action. If `rivals`, it also weighs what the action leaves to the others, and the probability of winning
  /// instead of points alone.
  { G::by_worth(view, bool{}) } -> std::same_as<Action>;
  /// The value of each legal action, in the order of legal().
  { G::worths(view) } -> std::same_as<FixedList<Gain, 64>>;
};

/// A game in which every hand adds points to the same sums, so that a match is read hand by hand.
template <class G>
concept ChartsHands = Game<G> && requires(const typename G::Config config, const typename G::Standing standing,
                                          const typename G::State state, Lang lang) {
  /// The row of a hand, which may still be played; `standing` is the one before it.
  { G::chart_row(config, standing, state, lang) } -> std::same_as<Chart::Row>;
};

/// A game in which statistics count more than points.
template <class G>
concept CountsMore = Game<G> && requires(const typename G::State state) {
  /// For one side of a hand that is over: a number for each of GameInfo::counted.
  { G::counted(state, int{}) } -> std::same_as<std::vector<int>>;
};

/// A game that defines the Gain of a hand itself. For other games, Gain::chance is 1 or 0 if the hand has ended the
/// match, and otherwise comes from rewards().
template <class G>
concept TellsGain = Game<G> && requires(const typename G::State state, Seat seat) {
  { G::gain(state, seat) } -> std::same_as<Gain>;
};

/// A game with its own solver for endings in which all cards are open. In other games with ExactEndings, exact_seen()
/// plays such endings to their end.
template <class G>
concept SolvesGain = Game<G> && requires(typename G::Solver& solver, const typename G::State state, Seat seat) {
  /// Nothing while the hand is too long to be solved. The hand must not be over.
  { solver.gain(state, seat) } -> std::same_as<std::optional<Gain>>;
};

/// A game that tells the consequences of an action, which then explain why it was better or worse than another.
template <class G>
concept TellsFacts = Game<G> && requires(const typename G::State before, const typename G::State end, Seat seat) {
  {std::span<const FactKind>{G::kFacts}};
  /// `before` is the state in which the seat was to act, `end` the same hand when it is over.
  { G::facts(before, end, seat) } -> std::same_as<std::array<double, std::size(G::kFacts)>>;
};

/// A game whose deal line contains hidden cards, so that a redacted deal reveals which seat it was redacted for.
template <class G>
concept DealTellsSeat = Game<G> && requires(const typename G::Config config, const typename G::Standing standing,
                                            const typename G::Deal deal, Seat seat) {
  /// The seat for which a deal was redacted; kNobody if it fits no seat. `expected` is the seat that earlier deals have
  /// revealed, or kNobody; it is returned if this deal gives it no cards and so reveals nothing.
  { G::viewer(config, standing, deal, seat) } -> std::same_as<Seat>;
};

/// A game that can fill in the hidden cards of a redacted deal.
template <class G>
concept CompletesDeals = Game<G> && requires(const typename G::Deal deal, const typename G::State world, Seat seat) {
  /// `deal` is redacted for `seat`, and `world` is a world that fits the seat's view. The result need not lead to
  /// `world`: only replaying the hand can tell.
  { G::completed_deal(deal, world, seat) } -> std::same_as<typename G::Deal>;
};

/// A game in which a redacted record may not determine the result of a finished hand, because no line reveals a secret
/// that counts at the end.
template <class G>
concept SecretEnds = Game<G> && requires(const typename G::View view) {
  /// The view of the finished hand for each way in which it may have ended. Never empty.
  { G::possible_ends(view) } -> std::same_as<std::vector<typename G::View>>;
};

/// A game in which a hand may end on an event that is hidden from the seat, such as everybody passing.
template <class G>
concept SilentEnds = Game<G> && requires(typename G::View& watching) {
  /// Called when the next hand starts: applies the hidden events that must have ended this one.
  { G::watch_to_end(watching) } -> std::same_as<void>;
};

/// A game in which chance also acts inside a hand, as dice do. to_act() is kChance when a chance event is due. That
/// event is an Action: it is applied, redacted and watched like an action of the actor kChance, and its name() is the
/// whole record line.
template <class G>
concept ChanceInside = Game<G> && requires(const typename G::State state, Rng& rng, std::string_view text) {
  /// The chance event that comes next, as far as it is settled: `roll`.
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
