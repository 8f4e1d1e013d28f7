#pragma once
#include "bots/judge.hpp"
#include "match/ask_bot.hpp"
#include "match/game_match.hpp"
#include "match/reason.hpp"
#include "match/review.hpp"

/// Reviews a record: replays it in the same way as for a bot. Before each action of the reviewed seat, the judge gets
/// the view that the seat had at that moment.
namespace tapete {

/// Returns the action in a line of `seat`, or of any seat if `seat` is kNobody; nothing for other lines.
template <Game G>
std::optional<Action> action_of(const typename G::Config& config, const Event& event, Seat seat) {
  const auto line = parse_action_line(event.text);
  if (!line || (seat != kNobody && line->seat != seat)) return std::nullopt;
  return action_of<G>(config, line->seat, line->action, true);
}

/// Returns the random generator for judging action `number`. Because of the factor, different small seeds and numbers
/// always give different generators.
inline Rng chance_for(int number, const ReviewOptions& options) {
  return Rng{options.seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(number)};
}

/// Returns the judgement of `played` as the options demand. `natural`, `trusted` and `plainest`: see Judge::of() and
/// advise().
template <Game G>
Verdict verdict_on(const Judge<G>& judge, std::optional<Action> natural, bool trusted, Action played,
                   const ReviewOptions& options, std::optional<Action> plainest = {}) {
  using Against = ReviewOptions::Against;
  if (options.against == Against::best) return judge.of(played, natural);
  if (options.against == Against::advice) return judge.advise(natural, trusted, played);
  return judge.advise(natural, trusted, {}, plainest);
}

inline constexpr Reason kWinsMatch = "The match is won in @ of @ deals; with @, in @."_reason;

/// Returns the sentence that tells Gain::chance: G::kGoal (empty: chances are not told), or kWinsMatch if the game has
/// no such member.
template <Game G>
constexpr Reason goal_of() {
  if constexpr (requires { G::kGoal; }) return G::kGoal;
  return kWinsMatch;
}

template <Game G>
Reviewed reviewed(const typename G::Config& config, int number, const Verdict& verdict) {
  Reviewed out{.number = number,
               .action = name_of<G>(config, verdict.other),
               .chance = verdict.chance,
               .loss = verdict.loss,
               .error = verdict.error,
               .points = verdict.points,
               .better = verdict.better,
               .worse = verdict.worse,
               .certain = verdict.certain,
               .by_points = verdict.by_points,
               .decided = verdict.decided,
               .equal = verdict.equal,
               .fewest = false,
               .goal = goal_of<G>(),
               .idea = {},
               .idea_other = {},
               .meaning = {},
               .top = name_of<G>(config, verdict.top),
               .best = {},
               .facts = verdict.facts};
  if constexpr (AddsUpPoints<G>) out.fewest = G::kFewestWin;
  for (const Action& action : verdict.best) out.best.push_back(name_of<G>(config, action));
  std::sort(out.best.begin(), out.best.end());
  return out;
}

/// Returns the recommendation of this action, compared with no other.
inline Reviewed recommended(int number, const std::string& action) {
  Reviewed out;
  out.number = number;
  out.action = out.top = action;
  out.best = {action};
  out.equal = true;
  return out;
}

/// Sets Reviewed::idea. An advice, and the praise of an action that is as good as others, compares the action with the
/// plainest one, because it is the one that a person would think of or, if that gives no reason, with Verdict::other. A
/// comparison with any other action would give a reason that convinces nobody; the merit of the action may give one.
template <HasIdeas G>
void add_idea(Reviewed& out, const RecordReplay<G>& known, const Verdict& verdict, const ReviewOptions& options) {
  if (is_hopeless(out)) return;
  const auto& state = known.view().state;
  const bool advice = options.against == ReviewOptions::Against::unplayed;
  if (verdict.decided && !advice) return;
  ActionList others;
  const std::optional<Action> plainest = G::plainest(state);
  if (plainest && (advice || verdict.equal)) others.push_back(*plainest);
  others.push_back(verdict.other);
  for (const Action& other : others) {
    if (other == verdict.top) continue;
    out.idea = G::idea(state, verdict.top, other, options.lang);
    if (out.idea.empty()) continue;
    out.idea_other = name_of<G>(known.config(), other);
    return;
  }
  if constexpr (NamesMerits<G>)
    if (verdict.equal) out.idea = G::merit(state, verdict.top, options.lang);
}

/// Judges action `number` by the seat's knowledge.
template <Game G>
Reviewed review_action(const RecordReplay<G>& known, int number, Action played, const ReviewOptions& options) {
  using Against = ReviewOptions::Against;
  const auto& view = known.view();
  std::optional<Action> natural;
  // Actions that are taken several times in a row gain little each: the policy knows them better than playouts.
  const bool in_a_row = first_word(name_of<G>(known.config(), played)) == G::info().in_a_row;
  bool trusted = in_a_row;
  if constexpr (HasAgreements<G>) trusted = trusted || G::has_agreement(view.state);
  if (options.against != Against::best || trusted) {
    Rng rng = chance_for(number, options);
    natural = G::policy_action(view, rng);
    if constexpr (HasExpectations<G>) natural = G::expected(view.state, *natural);
    if (options.against == Against::unplayed && trusted) {
      Reviewed out = recommended(number, name_of<G>(known.config(), *natural));
      if constexpr (GivesReasons<G>) out.meaning = G::meaning(view.state, *natural, options.lang);
      return out;
    }
  }
  const Judge<G> judge{known.config(),
                       known.standing(),
                       view,
                       {.worlds = options.worlds, .checks = options.checks, .by_hand = options.by_hand},
                       chance_for(number, options)};
  std::optional<Action> plainest;
  if constexpr (HasIdeas<G> && !EvaluatesPositions<G>) plainest = G::plainest(view.state);
  const Verdict verdict = verdict_on(judge, natural, trusted, played, options, plainest);
  Reviewed out = reviewed<G>(known.config(), number, verdict);
  if constexpr (HasIdeas<G>) add_idea(out, known, verdict, options);
  if constexpr (GivesReasons<G>)
    if (trusted && verdict.top == *natural) out.meaning = G::meaning(view.state, *natural, options.lang);
  return out;
}

/// Implements review() for one game.
template <Game G>
Result<std::vector<Reviewed>, Problem> review_game(const Record& record, std::span<const int> values, Seat seat,
                                                   const ReviewOptions& options) {
  const auto config = G::configure(record.header.players, values);
  RecordReplays<G> replays{RecordReplay<G>{config, record.header.players, seat}};
  std::vector<Reviewed> out;
  int number = 0;
  for (const Event& event : record.events) {
    if (!names_chance(G::info(), first_word(event.text))) ++number;
    const bool wanted = options.only == 0 || number == options.only;
    // In a game with DecidesForOthers, `seat` may have chosen the action in the line of another seat.
    const Seat actor = DecidesForOthers<G> ? kNobody : seat;
    if (const auto played = wanted ? action_of<G>(config, event, actor) : std::nullopt) {
      auto before = replays;
      const auto known = before.end();
      if (!known && known.error().fault != Fault::no_seat)
        return Failure{Problem{known.error().fault, printable(event.text), {}, event.line}};
      // Actions out of turn, and actions that another seat chooses for this seat, are not judged.
      if (known)
        if (const ActionList legal = G::legal(known->view().state); legal.size() > 1 && legal.contains(*played))
          out.push_back(review_action<G>(*known, number, *played, options));
      if (options.judged) options.judged(number);
    }
    // Later events need not fit the action to judge, which may differ from the action of the match.
    if (options.only != 0 && number == options.only) break;
    if (const auto problem = replays.follow(event)) return Failure{*problem};
  }
  return out;
}

/// Implements review() for one game with ReviewOptions::open.
template <Game G>
Result<std::vector<Reviewed>, Problem> review_game_open(const Record& record, std::span<const int> values, Seat seat,
                                                        const ReviewOptions& options) {
  constexpr int kPlayouts = 200;  // for each action, in positions that cannot be solved exactly
  const auto config = G::configure(record.header.players, values);
  GameMatch<G> match{config, record.header.players};
  std::vector<Reviewed> out;
  int number = 0;
  for (const Event& event : record.events) {
    if (!names_chance(G::info(), first_word(event.text))) ++number;
    const bool wanted = options.only == 0 || number == options.only;
    const Turn turn = match.turn();
    const auto played = wanted && turn.decider == seat ? action_of<G>(config, event, turn.seat) : std::nullopt;
    if (played)
      if (const ActionList legal = G::legal(match.hand().state); legal.size() > 1 && legal.contains(*played)) {
        const Judge<G> judge{config,
                             match.hand().standing,
                             match.hand().state,
                             {.worlds = kPlayouts, .by_hand = options.by_hand},
                             chance_for(number, options)};
        out.push_back(reviewed<G>(config, number, verdict_on(judge, std::nullopt, false, *played, options)));
      }
    if (options.only != 0 && number == options.only) break;
    if (const auto problem = match.play(event.text); !problem) {
      Problem found = problem.error();
      found.line = event.line;
      return Failure{found};
    }
  }
  return out;
}

/// Implements review() for `Games`.
template <class Games>
Result<std::vector<Reviewed>, Problem> review_among(const Record& record, Seat seat, const ReviewOptions& options) {
  using Decisions = Result<std::vector<Reviewed>, Problem>;
  return visit_game<Games, Decisions>(record.header, [&]<Game G>(std::span<const int> values) {
    return options.open ? review_game_open<G>(record, values, seat, options)
                        : review_game<G>(record, values, seat, options);
  });
}

}  // namespace tapete
