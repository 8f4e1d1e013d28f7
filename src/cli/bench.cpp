#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

#include "cli/bench_reference.hpp"
#include "cli/verbs.hpp"
#include "match/endgame_bench.hpp"
#include "match/playouts.hpp"

/// The verb bench: measures the speed of the rules, the bots and the solver on this machine.
namespace tapete::cli {
namespace {

struct Figure {
  std::string name;
  double per_second = 0;
  double ratio = 0;  ///< speed relative to `yardstick`, measured in the same run; 0 if nothing was compared
  std::string yardstick = "bare loop";  ///< name of the compared task
};

/// Returns the number of warm-up rounds before `rounds` measured ones. During the warm-up, the optimizing compiler for
/// WebAssembly replaces the slow code that runs first.
constexpr int warm(int rounds) { return rounds / 5; }

/// A measured task. It is called through a pointer, because slow code that is inlined into the measuring loop is not
/// replaced before the loop ends.
using Task = std::function<void()>;

/// Runs two tasks alternately, so that other load on the machine affects both. Returns how often each ran per second.
std::pair<double, double> race(int rounds, const Task& first, const Task& second) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kSlice{50};  ///< least time of one task before the other task runs
  double seconds[2] = {0, 0};
  double runs[2] = {0, 0};
  const auto slice = [&](const Task& task, int which) {
    const auto start = Clock::now();
    std::chrono::duration<double> took{};
    do {
      for (int i = 0; i < 100; ++i) task();
      runs[which] += 100;
      took = Clock::now() - start;
    } while (took < kSlice);
    seconds[which] += took.count();
  };
  for (int round = -warm(rounds); round < rounds; ++round) {
    if (round == 0) seconds[0] = seconds[1] = runs[0] = runs[1] = 0;
    slice(first, 0);
    slice(second, 1);
  }
  return {runs[0] / seconds[0], runs[1] / seconds[1]};
}

/// Returns the rate of a task that takes some milliseconds, in runs per second.
double rate(int times, const Task& task) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < times; ++i) task();
  return times / std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Sum of the results of the measured tasks. It is printed, so that the compiler cannot remove the tasks.
using Sink = std::uint64_t;

void measure_game(const GameInfo& game, int players, int rounds, Rng& rng, Sink& sink, std::vector<Figure>& figures) {
  PlayoutBench bench{game, players};
  const auto [bare, full] = race(
      rounds, [&] { sink += static_cast<Sink>(bare_hand(rng)); }, [&] { sink += bench.play_hand(rng); });
  const std::string name = std::string{game.id} + " " + std::to_string(players);
  std::fprintf(stderr, "%s players\n", name.c_str());  // shows progress, because a whole run takes minutes
  if (figures.empty()) figures.push_back({"bare loop, hands", bare, 0});
  const bool pairs = plays_in_pairs(game, players, *read_rules(game, {}));
  figures.push_back({name + " players, random hands", full, pairs ? full / bare : 0});
  const auto [sensible, decisions] = race(
      rounds, [&] { sink += bench.play_policy_hand(rng); }, [&] { sink += bench.decide("casual", rng); });
  figures.push_back({name + " players, sensible hands", sensible, 0});
  figures.push_back({name + " players, casual decisions", decisions, 0});
  // Each run of the program uses the same positions, because the time of a decision depends much on the position.
  PlayoutBench searched{game, players};
  Rng same{1};
  const int searches_each = 10 * rounds;
  const auto search = [&] { sink += searched.decide("expert", same); };
  for (int i = 0; i < warm(searches_each); ++i) search();
  figures.push_back({name + " players, expert decisions", rate(searches_each, search), 0});
}

/// Measures the solver in `count` endings of a game and adds the figures. Returns false if the solver and plain
/// alpha-beta disagree.
bool measure_endings(const GameInfo& game, int count, std::vector<Figure>& figures) {
  if (const int before = warm(std::min(count, 100)); before > 0) measure_endgames(game, before, 2);
  const auto ends = measure_endgames(game, count, 1);
  if (!ends) return true;
  const std::string name{game.id};
  figures.push_back({name + " endings, plain alpha-beta", ends->plain, 0});
  figures.push_back({name + " endings, exact values", ends->values, ends->values / ends->plain, "plain"});
  figures.push_back({name + " endings, all root cards", ends->roots, ends->roots / ends->values, "one value"});
  figures.push_back({name + " endings, side reaches N", ends->reaches, ends->reaches / ends->values, "one value"});
  return ends->mismatches == 0;
}

void print(const std::vector<Figure>& figures) {
  for (const Figure& figure : figures) {
    std::printf("%-40s %12.0f a second", figure.name.c_str(), figure.per_second);
    if (figure.ratio > 0) std::printf("   %.2f of %s", figure.ratio, figure.yardstick.c_str());
    std::printf("\n");
  }
}

void print_json(const std::vector<Figure>& figures) {
  std::printf("[");
  for (const Figure& figure : figures)
    std::printf("%s{\"name\":\"%s\",\"per_second\":%.0f,\"ratio\":%.3f}", &figure == figures.data() ? "" : ",",
                figure.name.c_str(), figure.per_second, figure.ratio);
  std::printf("]\n");
}

}  // namespace

void bench_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--endgames"}, {"--rounds"}, {"--json", false}}, 0));
  const auto positions = or_refuse(arguments.number("--endgames", 200, 1, 1'000'000));
  const auto rounds = or_refuse(arguments.number("--rounds", 20, 1, 10'000));
  std::vector<Figure> figures;
  Rng rng{1};
  Sink sink = 0;
  for (const GameInfo* game : games())
    for (const int players : game->players) measure_game(*game, players, static_cast<int>(rounds), rng, sink, figures);
  for (const GameInfo* game : games())
    if (!measure_endings(*game, static_cast<int>(positions), figures))
      refuse("the solver disagrees with plain search on endings of " + std::string{game->id});
  std::fprintf(stderr, "checksum %llu\n", static_cast<unsigned long long>(sink));
  arguments.has("--json") ? print_json(figures) : print(figures);
}

}  // namespace tapete::cli
