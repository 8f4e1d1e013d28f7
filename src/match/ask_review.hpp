#pragma once
#include "bots/judge.hpp"
#include "match/ask_bot.hpp"
#include "match/review.hpp"

/// Reviewing a record: it is followed as a bot follows it, and before each action of the seat what it then knew is
/// given to the judge.
namespace tapete {

/// The action that a seat's line names; nothing for what chance does and for other seats.
template <Game G>
std::optional<Action> action_of(const Event& event, Seat seat) {
  const std::string start = std::to_string(seat) + ' ';
  if (!event.text.starts_with(start)) return std::nullopt;
  return G::parse(seat, std::string_view{event.text}.substr(start.size()), true);
}

template <Game G>
Reviewed reviewed(int number, const Watcher<G>& known, Action played, const ReviewOptions& options) {
  const Rng rng{options.seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(number)};
  const Judge<G> judge{known.config(), known.standing(), known.view(), options.worlds, rng};
  Verdict verdict = judge.of(played);
  if (options.next_best && verdict.top == played) {
    played = judge.best_but(played);
    verdict = judge.of(played);
  }
  Reviewed out{.number = number,
               .action = G::name(played),
               .chance = verdict.chance,
               .loss = verdict.loss,
               .error = verdict.error,
               .points = verdict.points,
               .better = verdict.better,
               .worse = verdict.worse,
               .certain = verdict.certain,
               .top = G::name(verdict.top),
               .best = {},
               .facts = verdict.facts};
  for (const Action& action : verdict.best) out.best.push_back(G::name(action));
  std::sort(out.best.begin(), out.best.end());
  return out;
}

/// review() of one game.
template <Game G>
Result<std::vector<Reviewed>, Problem> review_game(const Record& record, std::span<const int> values, Seat seat,
                                                   const ReviewOptions& options) {
  using Review = Result<std::vector<Reviewed>, Problem>;
  Watchers<G> watchers{Watcher<G>{G::configure(record.header.players, values), record.header.players, seat}};
  std::vector<Reviewed> out;
  int number = 0;
  for (const Event& event : record.events) {
    if (!names_chance(G::info(), first_word(event.text))) ++number;
    const bool wanted = options.only == 0 || number == options.only;
    if (const auto played = wanted ? action_of<G>(event, seat) : std::nullopt) {
      auto before = watchers;
      const auto known = before.end();
      if (!known && known.error().fault != Fault::no_seat)
        return Review::failure({known.error().fault, printable(event.text), {}, event.line});
      // Whatever is done out of turn is not among the legal actions.
      if (known)
        if (const ActionList legal = G::legal(known->view().state); legal.size() > 1 && legal.contains(*played))
          out.push_back(reviewed<G>(number, *known, *played, options));
    }
    // What is asked about may be an action that was not done: what would come of it is not known.
    if (options.only != 0 && number == options.only) break;
    if (const auto problem = watchers.follow(event)) return Review::failure(*problem);
  }
  return out;
}

/// review() of these games only.
template <class Games>
Result<std::vector<Reviewed>, Problem> review_among(const Record& record, Seat seat, const ReviewOptions& options) {
  using Review = Result<std::vector<Reviewed>, Problem>;
  const auto game = check_header(record.header, Games::infos());
  if (!game) return Review::failure(game.error());
  const auto values = read_rules(**game, record.header.rules);
  Review out = Review::failure({Fault::game_unknown, record.header.game, {}});
  Games::with((*game)->id, [&]<Game G>() { out = review_game<G>(record, *values, seat, options); });
  return out;
}

}  // namespace tapete
