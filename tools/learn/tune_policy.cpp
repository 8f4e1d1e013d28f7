// Finds the weights that playouts use (src/games/guinote/policy_weights.cpp); tools/tune.sh runs it in parts.
//   tune_policy try PLAYERS DEALS FIRST LAST WEIGHT...     changes a few of these weights, once for each number from
//   FIRST
//     to before LAST. A change that wins a contest of DEALS duplicate deals and then another of twice as many is
//     printed as a line: the points a hand that it wins, and its weights.
//   tune_policy measure PLAYERS DEALS WEIGHT...     what these weights win against a person's, and the weights to copy
// Without weights a person's are meant. The same on every run.
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

/// Points a hand that `a` wins more than `b`, the same cards for both, seats changed.
Sample contest(const Numbers& a, const Numbers& b, int players, int deals, std::uint64_t seed) {
  const std::array styles{PolicyStyle{std::bit_cast<PolicyWeights>(a)}, PolicyStyle{std::bit_cast<PolicyWeights>(b)}};
  Guinote::Config config;
  config.players = static_cast<std::uint8_t>(players);
  Sample result;
  for (int deal = 0; deal < deals; ++deal) {
    int points = 0;
    for (int swapped = 0; swapped < 2; ++swapped) {
      Rng cards{seed * 1'000'003 + static_cast<std::uint64_t>(deal)};
      Rng chance{static_cast<std::uint64_t>(deal * 2 + swapped)};
      State s = Guinote::start(config, {}, Guinote::random_deal(config, {}, cards));
      while (s.phase != Phase::over)
        Guinote::apply(s, by_policy(s, styles[side_of(s.actor) == swapped ? 0 : 1], chance));
      const int lead = s.tally[0].total() - s.tally[1].total();
      points += swapped == 0 ? lead : -lead;
    }
    result.add(points);
  }
  return result;
}

/// One to three numbers changed by as much as their size suggests.
Numbers changed(Numbers numbers, Rng& rng) {
  static const auto kUsual = std::bit_cast<Numbers>(PolicyWeights{});
  for (auto left = 1 + rng.below(3); left > 0; --left) {
    const std::size_t i = rng.below(kCount);
    const double usual = std::abs(kUsual[i]);
    const double step = usual == 0 ? 2 : usual < 0.1 ? 0.03 : std::max(0.5 * usual, 0.3);
    numbers[i] += 1.5 * step * (rng.unit() + rng.unit() - 1);
  }
  return numbers;
}

void try_changes(const Numbers& weights, int players, int deals, int first, int last) {
  for (int i = first; i < last; ++i) {
    Rng rng{static_cast<std::uint64_t>(i)};
    const Numbers candidate = changed(weights, rng);
    const auto seed = static_cast<std::uint64_t>(i);
    const Sample quick = contest(candidate, weights, players, deals, 1'000'000'000 + seed);
    if (quick.mean() < 0.9 * quick.margin()) continue;
    const Sample sure = contest(candidate, weights, players, 2 * deals, 2'000'000'000 + seed);
    if (sure.mean() < 0.5 * sure.margin()) continue;
    std::printf("%.4f", sure.mean() / 2);
    for (const double number : candidate) std::printf(" %.17g", number);
    std::printf("\n");
  }
}

void measure(const Numbers& weights, int players, int deals) {
  const Sample total = contest(weights, std::bit_cast<Numbers>(PolicyWeights{}), players, deals, 7);
  std::printf("against a person's weights: %+.2f +- %.2f points a hand\n", total.mean() / 2, total.margin() / 2);
  for (const double number : weights) std::printf("%.3f, ", number);
  std::printf("\n");
}

int usage() {
  std::fputs("usage: tune_policy try PLAYERS DEALS FIRST LAST WEIGHT... | measure PLAYERS DEALS WEIGHT...\n", stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> words{argv + 1, static_cast<std::size_t>(argc - 1)};
  const bool tries = !words.empty() && words[0] == std::string_view{"try"};
  if (!tries && (words.empty() || words[0] != std::string_view{"measure"})) return usage();
  const std::size_t before = tries ? 5 : 3;
  if (words.size() != before && words.size() != before + kCount) return usage();
  auto weights = std::bit_cast<Numbers>(PolicyWeights{});
  for (std::size_t i = before; i < words.size(); ++i) weights[i - before] = std::strtod(words[i], nullptr);
  const int players = std::atoi(words[1]) == 2 ? 2 : 4;
  const int deals = std::max(100, std::atoi(words[2]));
  if (tries)
    try_changes(weights, players, deals, std::atoi(words[3]), std::atoi(words[4]));
  else
    measure(weights, players, deals);
  return 0;
}
