// Finds the weights that playouts use (src/games/guinote/thumb_weights.cpp): tune_thumb PLAYERS DEALS TRIES. Each try
// changes a few of the best weights so far, and is kept if it wins a contest of DEALS duplicate deals against them and
// then another of twice as many. Prints what it keeps, and at last the weights. The same on every run.
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "bots/arena.hpp"
#include "games/guinote/thumb.hpp"

namespace {

using namespace tapete;
using namespace tapete::guinote;

constexpr std::size_t kCount = sizeof(ThumbWeights) / sizeof(double);
using Numbers = std::array<double, kCount>;

/// Points a hand that `a` wins more than `b`, the same cards for both, seats changed.
Sample contest(const Numbers& a, const Numbers& b, int players, int deals, std::uint64_t seed) {
  const std::array styles{ThumbStyle{std::bit_cast<ThumbWeights>(a)}, ThumbStyle{std::bit_cast<ThumbWeights>(b)}};
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
        Guinote::apply(s, by_thumb(s, styles[side_of(s.actor) == swapped ? 0 : 1], chance));
      const int lead = s.tally[0].total() - s.tally[1].total();
      points += swapped == 0 ? lead : -lead;
    }
    result.add(points);
  }
  return result;
}

/// One to three numbers changed by as much as their size suggests.
Numbers changed(Numbers numbers, Rng& rng) {
  static const auto kUsual = std::bit_cast<Numbers>(ThumbWeights{});
  for (auto left = 1 + rng.below(3); left > 0; --left) {
    const std::size_t i = rng.below(kCount);
    const double usual = std::abs(kUsual[i]);
    const double step = usual == 0 ? 2 : usual < 0.1 ? 0.03 : std::max(0.5 * usual, 0.3);
    numbers[i] += 1.5 * step * (rng.unit() + rng.unit() - 1);
  }
  return numbers;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("usage: tune_thumb PLAYERS DEALS TRIES\n", stderr);
    return 2;
  }
  const int players = std::atoi(argv[1]) == 2 ? 2 : 4;
  const int deals = std::max(100, std::atoi(argv[2]));
  const int tries = std::atoi(argv[3]);
  const auto people = std::bit_cast<Numbers>(ThumbWeights{});
  Numbers best = people;
  Rng rng{99};
  for (int i = 0; i < tries; ++i) {
    const Numbers candidate = changed(best, rng);
    const auto seed = static_cast<std::uint64_t>(i);
    const Sample first = contest(candidate, best, players, deals, 1000 + seed);
    if (first.mean() < 0.9 * first.margin()) continue;
    const Sample second = contest(candidate, best, players, 2 * deals, 1'000'000 + seed);
    if (second.mean() < 0.5 * second.margin()) continue;
    best = candidate;
    std::printf("try %d: %+.2f points a hand\n", i, second.mean() / 2);
    std::fflush(stdout);
  }
  const Sample total = contest(best, people, players, 100'000, 7);
  std::printf("against a person's weights: %+.2f +- %.2f points a hand\n", total.mean() / 2, total.margin() / 2);
  for (const double number : best) std::printf("%.3f, ", number);
  std::printf("\n");
  return 0;
}
