#include <algorithm>
#include <cstdio>
#include <string>

#include "cli/verbs.hpp"
#include "core/rng.hpp"
#include "match/action_line.hpp"
#include "match/bot.hpp"
#include "match/yardsticks.hpp"

/// The verbs that play: random, play, move.
namespace tapete::cli {
namespace {

/// Most hands of a match that `random` and `play` play.
constexpr int kMostHands = 200;
/// Random play tries an action out of turn (a claim) on average once in this number of actions.
constexpr std::uint32_t kRareClaim = 100;

/// Plays until the match or `hands` hands are over. `choose(decider)` returns the record line of an action, or no value
/// to stop. Returns false if `choose` has stopped the play, or if the table has refused a line.
template <class Choose>
bool play_hands(Table& table, Rng& rng, int hands, const Choose& choose) {
  for (int hand = 0; hand < hands && table.turn().who == Turn::Who::chance; ++hand) {
    const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table.players())));
    if (!table.play(table.chance(rng, seat))) return false;
    while (table.in_hand()) {
      const Turn turn = table.turn();
      const auto line = turn.who == Turn::Who::seat ? choose(turn.decider) : std::optional{table.chance(rng, kNobody)};
      if (!line || !table.play(*line)) return false;
    }
  }
  return true;
}

void print_record(const Header& header, const Table& table) {
  const std::string text = record_text(header, table.events());
  std::fwrite(text.data(), 1, text.size(), stdout);
}

std::string random_line(const Table& table, Rng& rng) {
  if (rng.below(kRareClaim) == 0) {
    const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table.players())));
    const auto extra = table.out_of_turn(seat);
    if (!extra.empty()) return action_line(seat, extra[rng.below(static_cast<std::uint32_t>(extra.size()))]);
  }
  const auto legal = table.legal();
  return action_line(table.turn().seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
}

}  // namespace

void random_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--players"}, {"--rules"}, {"--seed"}, {"--hands"}}, 1));
  const auto seed = or_refuse(arguments.number("--seed", 1, 0, ~std::uint64_t{0}));
  const auto hands = or_refuse(arguments.number("--hands", kMostHands, 1, kMostHands));
  auto match = new_match(arguments);
  Header& header = match.first;
  const auto& table = match.second;
  header.free.emplace_back("seed", std::to_string(seed));
  Rng rng{seed};
  play_hands(*table, rng, static_cast<int>(hands), [&](Seat) { return std::optional{random_line(*table, rng)}; });
  print_record(header, *table);
}

void play_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--players"}, {"--rules"}, {"--seed"}, {"--bots"}}, 1));
  if (!arguments.has("--bots")) refuse("play needs --bots LEVEL,...");
  const auto seed = or_refuse(arguments.number("--seed", 1, 0, ~std::uint64_t{0}));
  auto match = new_match(arguments);
  Header& header = match.first;
  const auto& table = match.second;

  Words levels;
  const std::string list = arguments.get("--bots", "");
  Splitter names{list, ','};
  while (const auto name = names.next()) levels.emplace_back(*name);
  const auto players = static_cast<std::size_t>(table->players());
  if (levels.size() == 1) levels.resize(players, levels[0]);
  if (levels.size() != players)
    refuse("--bots takes one level, or one for each of " + std::to_string(players) + " seats");
  for (std::size_t seat = 0; seat < players; ++seat)
    header.free.emplace_back("seat", std::to_string(seat) + " bot:" + levels[seat]);
  header.free.emplace_back("seed", std::to_string(seed));

  // The cards must not depend on the bots' choices, so the shuffle and the bots have separate generators.
  Rng deck{seed};
  Rng bots{~seed};
  std::optional<Problem> problem;
  play_hands(*table, deck, kMostHands, [&](Seat seat) -> std::optional<std::string> {
    const std::string record = record_for(header, *table, seat);
    const auto action = ask_bot({record, levels[static_cast<std::size_t>(seat)], bots.next()});
    if (action) return line_by(*table, seat, *action);
    problem = action.error();
    return std::nullopt;
  });
  if (problem) refuse(*problem);
  print_record(header, *table);
}

namespace {

/// Returns a bot's action at the end of a record. A record that cannot be replayed, because lines or cards are missing,
/// is passed to the bot as it is. Any other record is first redacted for the seat that decides.
Result<std::string, Problem> answer(const std::string& text, const std::string& level, Rng& rng, std::uint64_t ms) {
  const auto ask = [&](const std::string& redacted) {
    const Budget budget = ms == 0 ? Budget{} : Budget{std::chrono::milliseconds{ms}};
    return ask_bot({redacted, level, rng.next(), budget});
  };
  const auto record = parse_record(text);
  if (!record) return Failure{record.error()};
  if (is_yardstick(level)) return ask_yardstick(*record, level, rng.next());
  const auto table = replay(*record);
  if (!table) {
    auto redacted = ask(text);
    if (redacted || table.error().fault == Fault::card_unknown) return redacted;
    return Failure{table.error()};
  }
  if ((*table)->turn().who != Turn::Who::seat) return Failure{Problem{Fault::no_seat, {}, {}, 0}};
  return ask(record_for(record->header, **table, (*table)->turn().decider));
}

}  // namespace

void move_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--bot"}, {"--seed"}, {"--ms"}}, 0));
  if (!arguments.has("--bot")) refuse("move needs --bot LEVEL");
  const std::string level = arguments.get("--bot", "");
  const auto seed = or_refuse(arguments.number("--seed", 1, 0, ~std::uint64_t{0}));
  const auto ms = or_refuse(arguments.number("--ms", 0, 0, 3'600'000));
  if (!is_yardstick(level) && !is_level(level)) refuse(Problem{Fault::level_unknown, level, {}, 0});
  Rng rng{seed};
  std::string text;
  int lines = 0;
  int first_line = 1;
  bool too_long = false;  // the record is too long, so further lines are skipped up to the next `go`
  while (const auto line = read_line()) {
    ++lines;
    if (*line != "go" && *line != "go\r") {
      if (!too_long) text += *line + "\n";
      too_long = too_long || text.size() > kLongestRecord;
      continue;
    }
    const auto action = answer(text, level, rng, ms);
    if (action) {
      std::printf("%s\n", action->c_str());
    } else {
      Problem problem = action.error();
      problem.line = problem.line > 0 ? first_line + problem.line - 1 : lines;
      std::printf("error line %d: %s\n", problem.line, explain(problem, Lang::en).c_str());
    }
    std::fflush(stdout);
    text.clear();
    too_long = false;
    first_line = lines + 1;
  }
  if (!text.empty()) refuse("the last record is not ended by a line 'go'");
}

}  // namespace tapete::cli
