// Finds weights for guiñote's heuristic policy (src/games/guinote/policy_weights.cpp), which playouts and bots use;
// tools/tune.sh runs this program in parts.
//   tune_policy try AIM PLAYERS DEALS FIRST LAST WEIGHT...
//     changes a few of these weights at random, once for each number from FIRST to LAST - 1. A change that wins a
//     contest of DEALS duplicate deals, and then another of twice as many, is printed: its gain and its weights.
//   tune_policy measure AIM PLAYERS DEALS WEIGHT...
//     prints the gain of these weights over the ones set by hand, and the weights in the form of the source file
// AIM is the number to increase: `points` of a first hand, or `vueltas`, the share of partidas won among those that
// need a second hand (vueltas). Without weights, the ones set by hand are used. The output depends only on the
// arguments.
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

#include "bots/arena.hpp"
#include "games/guinote/policy.hpp"

namespace {

using namespace tapete;
using namespace tapete::guinote;

constexpr std::size_t kCount = sizeof(PolicyWeights) / sizeof(double);
using Numbers = std::array<double, kCount>;

struct Aim {
  bool vueltas = false;
  int players = 4;
};

/// Plays first hands until one leads to a second hand (vueltas); all seats use the same weights. Returns the standing
/// after that first hand.
Guinote::Standing before_vueltas(const Guinote::Config& config, Rng& rng) {
  for (;;) {
    State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    play_on_by_policy(s, tuned_style(s), rng);
    const auto standing = Guinote::settle(config, {}, s);
    if (standing.vueltas) return standing;
  }
}

/// Returns by how much `a` beats `b` on duplicate deals: in points of a first hand or, for the aim `vueltas`, in won
/// partidas (1 for a win, -1 for a loss) that begin with the second hand.
Sample contest(const Numbers& a, const Numbers& b, const Aim& aim, int deals, std::uint64_t seed) {
  const std::array styles{PolicyStyle{std::bit_cast<PolicyWeights>(a), 0},
                          PolicyStyle{std::bit_cast<PolicyWeights>(b), 0}};
  Guinote::Config config;
  config.players = static_cast<std::uint8_t>(aim.players);
  Sample result;
  for (int deal = 0; deal < deals; ++deal) {
    Rng cards{seed * 1'000'003 + static_cast<std::uint64_t>(deal)};
    const auto standing = aim.vueltas ? before_vueltas(config, cards) : Guinote::Standing{};
    const auto dealt = Guinote::random_deal(config, standing, cards);
    int won = 0;
    for (int swapped = 0; swapped < 2; ++swapped) {
      Rng chance{static_cast<std::uint64_t>(deal * 2 + swapped)};
      State s = Guinote::start(config, standing, dealt);
      while (s.phase != Phase::over)
        Guinote::apply(s, by_policy(s, dutiful(s), styles[side_of(s.actor) == swapped ? 0 : 1], chance));
      const int lead = aim.vueltas ? 1 - 2 * partida_winner(s) : s.tally[0].total() - s.tally[1].total();
      won += swapped == 0 ? lead : -lead;
    }
    result.add(won);
  }
  return result;
}

/// Changes one to three numbers by an amount in proportion to their size.
Numbers changed(Numbers numbers, Rng& rng) {
  static const auto defaults = std::bit_cast<Numbers>(PolicyWeights{});
  for (auto left = 1 + rng.below(3); left > 0; --left) {
    const std::size_t i = rng.below(kCount);
    const double usual = std::abs(defaults[i]);
    const double step = usual == 0 ? 2 : usual < 0.1 ? 0.03 : std::max(0.5 * usual, 0.3);
    numbers[i] += 1.5 * step * (rng.unit() + rng.unit() - 1);
  }
  return numbers;
}

void try_changes(const Numbers& weights, const Aim& aim, int deals, int first, int last) {
  for (int i = first; i < last; ++i) {
    Rng rng{static_cast<std::uint64_t>(i)};
    const Numbers candidate = changed(weights, rng);
    const auto seed = static_cast<std::uint64_t>(i);
    const Sample quick = contest(candidate, weights, aim, deals, 1'000'000'000 + seed);
    if (quick.mean() < 0.9 * quick.margin()) continue;
    const Sample sure = contest(candidate, weights, aim, 2 * deals, 2'000'000'000 + seed);
    if (sure.mean() < 0.5 * sure.margin()) continue;
    std::printf("%.6f", sure.mean() / 2);
    for (const double number : candidate) std::printf(" %.17g", number);
    std::printf("\n");
  }
}

void measure(const Numbers& weights, const Aim& aim, int deals) {
  const Sample total = contest(weights, std::bit_cast<Numbers>(PolicyWeights{}), aim, deals, 7);
  const char* what = aim.vueltas ? "partidas won less partidas lost, a partida" : "points a hand";
  std::printf("against a person's weights: %+.3f +- %.3f %s\n", total.mean() / 2, total.margin() / 2, what);
  for (const double number : weights) std::printf("%.3f, ", number);
  std::printf("\n");
}

int usage() {
  std::fputs(
      "usage: tune_policy try AIM PLAYERS DEALS FIRST LAST WEIGHT... | measure AIM PLAYERS DEALS WEIGHT...\n"
      "AIM is points or vueltas\n",
      stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> words{argv + 1, static_cast<std::size_t>(argc - 1)};
  const bool tries = !words.empty() && words[0] == std::string_view{"try"};
  if (!tries && (words.empty() || words[0] != std::string_view{"measure"})) return usage();
  const std::size_t before = tries ? 6 : 4;
  if (words.size() != before && words.size() != before + kCount) return usage();
  const std::string_view name = words[1];
  if (name != "points" && name != "vueltas") return usage();
  const Aim aim{name == "vueltas", std::atoi(words[2]) == 2 ? 2 : 4};
  auto weights = std::bit_cast<Numbers>(PolicyWeights{});
  for (std::size_t i = before; i < words.size(); ++i) weights[i - before] = std::strtod(words[i], nullptr);
  const int deals = std::max(100, std::atoi(words[3]));
  if (tries)
    try_changes(weights, aim, deals, std::atoi(words[4]), std::atoi(words[5]));
  else
    measure(weights, aim, deals);
  return 0;
}
