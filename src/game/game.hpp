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
#include "game/dealer_draw.hpp"
#include "game/gain.hpp"
#include "game/game_info.hpp"
#include "game/problem.hpp"
#include "game/scene.hpp"

/// What a game is. Read this first; then the main header of a game in games/.
///
/// A game is a struct of static functions over small, trivially copyable values. It allocates nothing while it plays,
/// holds no random generator and no text: record lines are made and read by name() and parse(), pictures by scene(). A
/// match is a row of hands. Between hands the Standing says how it is going; a Deal is the chance that starts a hand; a
/// State is a hand in progress. Games in which chance acts inside a hand too are a ChanceInside.
namespace tapete {

/// What ended with a hand, in the order of the trace: `hand 75 55`, then a line for each of GameInfo::levels, `match
/// 0`.
using OutcomeLines = std::vector<std::string>;

/// What a finished hand is worth to each seat, from -1 to 1.
using Rewards = std::array<double, kMaxSeats>;

template <class G>
concept Game = requires(const typename G::Config config, const typename G::Standing standing,
                        const typename G::Deal deal, const typename G::State state, typename G::State& playing,
                        const typename G::View view, typename G::View& watching, Action action, Seat seat, Rng& rng,
                        Lang lang, std::string_view text, std::span<const int> values) {
  { G::info() } -> std::same_as<const GameInfo&>;
  /// `values` as read_rules gives them, `players` one of info().players.
  { G::configure(int{}, values) } -> std::same_as<typename G::Config>;
  { G::opening(config) } -> std::same_as<typename G::Standing>;

  // Between hands
  { G::match_over(config, standing) } -> std::same_as<bool>;
  /// Whether this side is among the winners of a match that is over.
  { G::won(config, standing, int{}) } -> std::same_as<bool>;
  /// The chance that is due, as far as it is settled: `deal 2`, or `deal` when any seat may deal.
  { G::due(standing) } -> std::same_as<std::string>;
  { G::random_deal(config, standing, rng) } -> std::same_as<typename G::Deal>;
  /// Reads the words after nothing: the whole line `deal 2 3o ...`. Cards may be `??` only if `redacted`.
  { G::parse_deal(config, standing, text, bool{}) } -> std::same_as<Result<typename G::Deal, Problem>>;
  { G::deal_text(deal) } -> std::same_as<std::string>;
  /// `way` is an index in info().dealer_draws(players).
  { G::draw_dealer(int{}, int{}, rng) } -> std::same_as<DealerDraw>;

  // A hand
  { G::start(config, standing, deal) } -> std::same_as<typename G::State>;
  /// The seat that must act now; kNobody once the hand is over; kChance while a ChanceInside waits for it.
  { G::to_act(state) } -> std::same_as<Seat>;
  { G::legal(state) } -> std::same_as<ActionList>;
  /// One of legal(state), all alike; faster than making the list.
  { G::random_legal(state, rng) } -> std::same_as<Action>;
  /// Plays the hand to its end so, chance included.
  { G::play_randomly(playing, rng) } -> std::same_as<void>;
  /// What a seat may do out of turn (claim that a rival has broken a duty); mostly nothing.
  { G::out_of_turn(state, seat) } -> std::same_as<ActionList>;
  /// `action` must be one of legal(state) or out_of_turn(state, any seat), or what chance may do.
  { G::apply(playing, action) } -> std::same_as<void>;
  /// How many sides there are. Seats s and s + sides play together; as many as seats where everybody is alone.
  { G::sides(config) } -> std::same_as<int>;
  /// What each side has gained by a hand, as contests count it: points, or less its strikes (GameInfo::counts_losses).
  { G::points(state) } -> std::same_as<std::array<int, kMaxSeats>>;
  /// The standing after a hand that is over.
  { G::settle(config, standing, state) } -> std::same_as<typename G::Standing>;
  { G::outcome(config, standing, state) } -> std::same_as<OutcomeLines>;

  // Text
  { G::name(action) } -> std::same_as<std::string>;
  /// The action that `text` (a record line without its seat) names when `seat` does it, legal or not. What only a
  /// redacted record says (`change ??`, how a claim ended) is understood only if `redacted`.
  { G::parse(seat, text, bool{}) } -> std::same_as<std::optional<Action>>;

  // What a seat knows
  { G::view(state, seat) } -> std::same_as<typename G::View>;
  /// Whole states that fit a view, each one as likely as the next. The view's own seat must be to act, and possible()
  /// true.
  { typename G::Sampler{view}.draw(rng) } -> std::same_as<typename G::State>;
  { typename G::Sampler{view}.possible() } -> std::same_as<bool>;
  { G::redact_deal(deal, state, seat) } -> std::same_as<typename G::Deal>;
  /// The action as `seat` may know it when `actor` does it; nothing if it may not know of it at all. `state` is the
  /// hand now, or at its end: a claim tells what everybody has seen of its outcome.
  { G::redact(state, action, seat, seat) } -> std::same_as<std::optional<Action>>;
  /// The view again, from a redacted deal and the redacted actions that followed.
  { G::watch_start(config, standing, deal, seat) } -> std::same_as<typename G::View>;
  /// Why the action cannot have happened, if it cannot: `illegal`, or `disproved`.
  { G::watch(watching, seat, action) } -> std::same_as<std::optional<Fault>>;
  /// Called when the record ends; false if the view's own seat is not to act then.
  { G::watch_end(watching) } -> std::same_as<bool>;
  /// Whether the hand that is being watched is over.
  { G::watch_over(view) } -> std::same_as<bool>;
  /// What the game's heuristic policy does. The view's own seat must be to act.
  { G::casual(view, rng) } -> std::same_as<Action>;
  /// legal() without what partners take for a blunder; searches choose among these. Never empty.
  { G::candidates(view) } -> std::same_as<ActionList>;
  /// Plays the hand to its end, chance included, everybody by the heuristic policy: fast, for playouts.
  { G::play_sensibly(playing, rng) } -> std::same_as<void>;
  { G::rewards(state) } -> std::same_as<Rewards>;

  // What a seat sees
  { G::scene(config, standing, view, lang) } -> std::same_as<Scene>;
  /// What `action` shows to `seat`, in the order in which it is to be shown; the last step is the scene after it.
  { G::steps(config, standing, state, action, seat, lang) } -> std::same_as<std::vector<Step>>;
  /// The count of a hand that is over.
  { G::sheet(config, standing, state, seat, lang) } -> std::same_as<Sheet>;
};

/// A game that is played with either family of decks, as its house rules say. A card is then written as one of that
/// match's deck: name() and parse() take the deck as their last argument.
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
/// name() and parse() in a match.
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

/// A game whose endings can be solved.
template <class G>
concept ExactEndings = Game<G> &&
    requires(const typename G::View view, const typename G::State state, Rng& rng, const Budget& budget) {
  /// The action that is best on average over so many sampled worlds (fewer if the budget is spent), each solved
  /// exactly; nothing where the game cannot be solved yet.
  { G::exact_choice(view, int{}, budget, rng) } -> std::same_as<std::optional<Action>>;
  /// The same of one world that is known: what a player who sees all cards does.
  { G::exact_seen(state, rng) } -> std::same_as<std::optional<Action>>;
};

/// How many sampled worlds the levels play on for each action. A game whose hands are short can afford more.
struct WorldCounts {
  int good = 32;
  int expert = 1000;
};

/// A game with counts of its own.
template <class G>
concept CountsWorlds = requires {
  { G::kWorlds } -> std::same_as<const WorldCounts&>;
};

/// A game that knows what its positions are worth, so that one look ahead over all that chance can do takes the place
/// of sampled worlds.
template <class G>
concept KnownWorth = Game<G> && requires(const typename G::View view) {
  /// `rivals`: with an eye to what others get of it, too, and to winning rather than to points.
  { G::by_worth(view, bool{}) } -> std::same_as<Action>;
  /// What each of the legal actions is worth, in their order.
  { G::worths(view) } -> std::same_as<FixedList<Gain, 64>>;
};

/// A game in which more is counted than points.
template <class G>
concept CountsMore = Game<G> && requires(const typename G::State state) {
  /// Of a hand that is over, for a side: a number for each of GameInfo::counted.
  { G::counted(state, int{}) } -> std::same_as<std::vector<int>>;
};

/// A game that says itself what a hand has brought. Of others the match counts if it ended with the hand, else the
/// rewards.
template <class G>
concept TellsGain = Game<G> && requires(const typename G::State state, Seat seat) {
  { G::gain(state, seat) } -> std::same_as<Gain>;
};

/// A game with a solver of its own for endings in which everybody sees all cards. Of other games with ExactEndings
/// exact_seen() plays them on.
template <class G>
concept SolvesGain = Game<G> && requires(typename G::Solver& solver, const typename G::State state, Seat seat) {
  /// Nothing where the game cannot be solved yet. The hand is not over.
  { solver.gain(state, seat) } -> std::same_as<std::optional<Gain>>;
};

/// A game that tells what else came of an action, for who asks why it was worth what it was.
template <class G>
concept TellsFacts = Game<G> && requires(const typename G::State before, const typename G::State end, Seat seat) {
  {std::span<const FactKind>{G::kFacts}};
  /// `before`: when the seat was to act; `end`: the same hand, over.
  { G::facts(before, end, seat) } -> std::same_as<std::array<double, std::size(G::kFacts)>>;
};

/// A game in which a deal brings hidden cards, so that a redacted one tells whose it is.
template <class G>
concept DealTellsSeat = Game<G> && requires(const typename G::Config config, const typename G::Standing standing,
                                            const typename G::Deal deal, Seat seat) {
  /// The seat that a redacted deal was made for; kNobody if that cannot be. `expected` is the seat that earlier deals
  /// have told, or kNobody: a deal in which it gets no cards tells nothing more.
  { G::viewer(config, standing, deal, seat) } -> std::same_as<Seat>;
};

/// A game in which a redacted record may leave open what a hand that is over has cost: a secret comes out at the end
/// that no line tells.
template <class G>
concept SecretEnds = Game<G> && requires(const typename G::View view) {
  /// The view of a hand that is over in each way that it may have ended; never empty.
  { G::possible_ends(view) } -> std::same_as<std::vector<typename G::View>>;
};

/// A game whose hands may end by something that a redacted record does not tell, as that nobody wanted anything more.
template <class G>
concept SilentEnds = Game<G> && requires(typename G::View& watching) {
  /// Called when another hand starts: lets happen whatever has ended this one.
  { G::watch_to_end(watching) } -> std::same_as<void>;
};

/// A game in which chance acts inside a hand too, as dice do. to_act() is kChance while it is due. What it does is an
/// Action like those of seats: applied, redacted and watched with kChance for its actor; name() gives its whole line.
template <class G>
concept ChanceInside = Game<G> && requires(const typename G::State state, Rng& rng, std::string_view text) {
  /// The chance that is due, as far as it is settled: `roll`.
  { G::due_inside(state) } -> std::same_as<std::string>;
  { G::random_event(state, rng) } -> std::same_as<Action>;
  /// Reads a whole line while chance is due.
  { G::parse_event(state, text) } -> std::same_as<Result<Action, Problem>>;
};

/// Plays what chance has to do until a seat is to act or the hand is over.
template <Game G>
void let_chance_act(typename G::State& state, Rng& rng) {
  if constexpr (ChanceInside<G>)
    while (G::to_act(state) == kChance) G::apply(state, G::random_event(state, rng));
}

}  // namespace tapete
