#include <cstdio>
#include <string>

#include "cli/progress.hpp"
#include "cli/verbs.hpp"
#include "match/action_line.hpp"
#include "match/bot.hpp"
#include "match/trace.hpp"

/// The verbs that read a record (trace, redact, perft), and the verb games.
namespace tapete::cli {
namespace {

void print(std::string_view line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
}

constexpr int kQuickDepth = 10;  ///< depth of perft up to which a count takes only seconds

}  // namespace

void games_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {}, 0));
  for (const GameInfo* game : games()) {
    std::string line{game->id};
    line += " (" + std::string{game->name(Lang::en)} + "), players";
    for (const int players : game->players)
      line += " " + std::to_string(players) + (players == game->players[0] ? "*" : "");
    print(line);
    if (!game->tagline(Lang::en).empty()) print("  " + std::string{game->tagline(Lang::en)});
    for (std::size_t i = 0; i < game->rules.size(); ++i) {
      const HouseRule& rule = game->rules[i];
      if (rule.hidden) continue;
      const int usual = rule_default(*game, i);
      std::string values;
      for (const Choice& choice : rule.choices)
        values += values.empty() ? std::string{choice.value} + "*" : " | " + std::string{choice.value};
      if (rule.choices.empty())
        values = std::to_string(rule.low) + " .. " + std::to_string(rule.high) +
                 (usual == kRuleOff ? "" : ", " + std::to_string(usual) + "*");
      print("  " + std::string{rule.key} + "=" + values + "  " + std::string{rule.label(Lang::en)});
    }
  }
}

void trace_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {}, 1));
  const std::string& file = arguments.words[0];
  const auto problem = trace(or_refuse(read_text(file)), [](std::string_view line) { print(line); });
  if (!problem) return;
  std::fflush(stdout);
  refuse(file, *problem);
}

void redact_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--seat"}}, 1));
  if (!arguments.has("--seat")) refuse("redact needs --seat");
  const Record known = open_redacted(arguments).first;
  for (const std::string& line : known.header_lines) print(line);
  for (const Event& event : known.events) print(event.text);
}

namespace {

/// Counts sequences of `depth` actions (Table::perft) in parts: one part for each sequence of the first `levels`
/// actions. Calls `progress` after each part.
template <class Progress>
std::uint64_t perft_in_parts(Table& table, int depth, int levels, const Progress& progress) {
  if (depth == 0 || table.turn().who != Turn::Who::seat) return 1;
  std::uint64_t sum = 0;
  if (levels == 0) {
    sum = table.perft(depth);
    progress();
    return sum;
  }
  const auto position = table.events().size();
  const Seat seat = table.turn().seat;
  for (const std::string& action : table.legal()) {
    table.play(action_line(seat, action));
    sum += perft_in_parts(table, depth - 1, levels - 1, progress);
    table.rewind(position);
  }
  return sum;
}

}  // namespace

void perft_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--depth"}}, 1));
  const auto depth = or_refuse(arguments.number("--depth", 1, 0, 1000));
  const std::string& file = arguments.words[0];
  const auto opened = or_refuse(replay(or_refuse(parse_record(or_refuse(read_text(file))), file)), file);
  Table& table = *opened;
  if (table.turn().who != Turn::Who::seat) refuse("nobody is to act at the end of this record");
  // A quick count is not divided into parts, because each part replays the record.
  if (depth <= kQuickDepth) return print(std::to_string(table.perft(static_cast<int>(depth))));
  constexpr int kLevels = 2;
  const auto parts = static_cast<std::int64_t>(table.perft(kLevels));
  std::int64_t done = 0;
  Progress progress{"parts"};
  progress(0, parts);
  const auto sum = perft_in_parts(table, static_cast<int>(depth), kLevels, [&] { progress(++done, parts); });
  progress(parts, parts);
  print(std::to_string(sum));
}

}  // namespace tapete::cli
