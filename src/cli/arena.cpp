#include <algorithm>
#include <cstdio>

#include "cli/arena_file.hpp"
#include "cli/progress.hpp"
#include "cli/verbs.hpp"

/// The verb arena: plays two bots against each other on duplicate deals.
namespace tapete::cli {
namespace {

/// Returns the number of hands per deal whose points count, in both seatings together.
double hands_counted(const GameInfo& game, const ArenaResult& result) {
  if (!game.whole_matches) return 2;
  return static_cast<double>(result.hands) / static_cast<double>(result.points.count);
}

/// Prints the mean loss of each contestant per hand and seat, and the quotient of the mean losses of A and B with its
/// confidence interval (delta method).
void print_losses(const Contest& contest, const ArenaResult& result, double hands) {
  const double seats = result.sides * hands / 2;  // counted hands times seats of one contestant, per deal
  const auto [a, b] = result.gained;
  for (std::size_t i = 0; i < 2; ++i)
    std::printf("lost a hand     %s: %.3f +- %.3f (95 %%)\n", (i == 0 ? contest.a : contest.b).c_str(),
                -result.gained[i].mean() / seats, result.gained[i].margin() / seats);
  const double quotient = a.mean() / b.mean();
  const auto square = [](const Sample& sample) { return sample.margin() * sample.margin(); };
  const double together = (square(a) + square(b) - square(result.points)) / 2;
  const double spread = square(a) - 2 * quotient * together + quotient * quotient * square(b);
  std::printf("quotient        %.3f +- %.3f (95 %%)\n", quotient, std::sqrt(std::max(spread, 0.0)) / -b.mean());
}

/// Prints how often per hundred hands each contestant, in all its seats together, made each blunder of the game's list.
void print_blunders(const Contest& contest, const ArenaResult& result) {
  std::printf("blunders in 100 of %lld hands\n", static_cast<long long>(result.hands));
  const auto names = blunder_names(contest.header.game);
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::printf("  %-20s", names[i].c_str());
    for (std::size_t who = 0; who < 2; ++who)
      std::printf("%s %s: %.2f", who == 0 ? "" : ",", (who == 0 ? contest.a : contest.b).c_str(),
                  100 * static_cast<double>(result.blundered[who][i]) / static_cast<double>(result.hands));
    std::printf("\n");
  }
}

void print(const Contest& contest, const ArenaResult& result, bool json) {
  if (json) {
    std::printf("%s\n", arena_json(contest, result).c_str());
    return;
  }
  std::printf("%s against %s, %s, %d players, %lld duplicate deals, seed %llu\n", contest.a.c_str(), contest.b.c_str(),
              contest.header.game.c_str(), contest.header.players, static_cast<long long>(result.points.count),
              static_cast<unsigned long long>(contest.seed));
  const GameInfo& game = *find_game(contest.header.game);
  const double hands = hands_counted(game, result);
  if (game.counts_losses) print_losses(contest, result, hands);
  if (!game.counts_losses)
    std::printf("points a hand   %+.2f +- %.2f (95 %%)\n", result.points.mean() / hands,
                result.points.margin() / hands);
  std::printf("matches won     %.1f %% +- %.1f\n", 100 * result.matches.mean() / result.sides,
              100 * result.matches.margin() / result.sides);
  for (std::size_t i = 0; i < 2; ++i)
    std::printf("decision        %s: median %.1f us, p99 %.1f us\n", (i == 0 ? contest.a : contest.b).c_str(),
                result.decisions[i].quantile(0.5), result.decisions[i].quantile(0.99));
  std::printf("illegal actions %lld\n", static_cast<long long>(result.illegal));
  if (contest.blunders) print_blunders(contest, result);
}

bool same_contest(const Contest& x, const Contest& y) {
  return x.header.game == y.header.game && x.header.players == y.header.players && x.header.rules == y.header.rules &&
         x.a == y.a && x.b == y.b && x.seed == y.seed && x.deals == y.deals && x.shards == y.shards &&
         x.blunders == y.blunders;
}

void merge(const Words& files, bool json) {
  if (files.empty()) refuse("--merge needs files");
  std::optional<ArenaPart> sum;
  std::vector<bool> seen;
  for (const std::string& file : files) {
    const std::string text = or_refuse(read_text(file));
    Splitter lines{text, '\n'};
    for (int number = 1; const auto line = lines.next(); ++number) {
      if (line->empty()) continue;
      const std::string where = file + ":" + std::to_string(number) + ": ";
      const auto part = parse_arena_json(*line);
      if (!part) refuse(where + part.error());
      const Contest& contest = part->contest;
      if (contest.shards < 1 || contest.shard < 0 || contest.shard >= contest.shards || contest.shards > 1'000'000)
        refuse(where + "there is no such part");
      if (sum && !same_contest(sum->contest, contest)) refuse(where + "this is a part of another table");
      if (!sum) seen.resize(static_cast<std::size_t>(contest.shards));
      if (seen[static_cast<std::size_t>(contest.shard)]) refuse(where + "this part is there twice");
      seen[static_cast<std::size_t>(contest.shard)] = true;
      if (sum)
        sum->result.add(part->result);
      else
        sum = *part;
    }
  }
  if (!sum) refuse("the files hold no part of a table");
  const auto missing = std::count(seen.begin(), seen.end(), false);
  if (missing > 0) refuse(std::to_string(missing) + " of " + std::to_string(seen.size()) + " parts are missing");
  sum->contest.shard = 0;
  sum->contest.shards = 1;
  print(sum->contest, sum->result, json);
}

/// Parses `I/N`, with I counted from 0.
bool read_shard(std::string_view text, Contest& contest) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return false;
  const auto shard = parse_number(text.substr(0, slash), 999'999);
  const auto shards = parse_number(text.substr(slash + 1), 1'000'000);
  if (!shard || !shards || *shard >= *shards) return false;
  contest.shard = *shard;
  contest.shards = *shards;
  return true;
}

}  // namespace

void arena_verb(const Words& args) {
  if (!args.empty() && args[0] == "--merge") {
    Words files{args.begin() + 1, args.end()};
    return merge(files, std::erase(files, "--json") > 0);
  }
  const auto arguments = or_refuse(read_arguments(args,
                                                  {{"--a"},
                                                   {"--b"},
                                                   {"--deals"},
                                                   {"--players"},
                                                   {"--rules"},
                                                   {"--seed"},
                                                   {"--shard"},
                                                   {"--json", false},
                                                   {"--blunders", false}},
                                                  1));
  for (const auto* needed : {"--a", "--b", "--deals"})
    if (!arguments.has(needed)) refuse(std::string{"arena needs "} + needed);
  const auto deals = or_refuse(arguments.number("--deals", 1, 1, 1'000'000'000));
  const auto seed = or_refuse(arguments.number("--seed", 1, 0, ~std::uint64_t{0}));
  Contest contest{new_match(arguments).first, arguments.get("--a", ""), arguments.get("--b", ""), seed,
                  static_cast<std::int64_t>(deals)};
  if (arguments.has("--shard") && !read_shard(arguments.get("--shard", ""), contest))
    refuse("--shard takes I/N, I from 0 to N-1");
  contest.blunders = arguments.has("--blunders");
  if (contest.blunders && blunder_names(contest.header.game).empty())
    refuse("'" + contest.header.game + "' has no list of blunders");
  print(contest, or_refuse(play_contest(contest, Progress{"deals"})), arguments.has("--json"));
}

}  // namespace tapete::cli
