#include <algorithm>
#include <cmath>
#include <cstdio>

#include "cli/verbs.hpp"
#include "match/contest.hpp"

/// tapete arena: two bots against each other on duplicate deals.
namespace tapete::cli {
namespace {

struct Estimate {
  double mean = 0;
  double margin = 0;  ///< half the 95 % interval
};

template <class Value>
Estimate estimate(const std::vector<DealResult>& deals, const Value& value) {
  double sum = 0;
  double squares = 0;
  for (const DealResult& deal : deals) {
    sum += value(deal);
    squares += value(deal) * value(deal);
  }
  const auto n = static_cast<double>(deals.size());
  const double mean = sum / n;
  const double variance = n > 1 ? (squares - n * mean * mean) / (n - 1) : 0;
  return {mean, 1.96 * std::sqrt(std::max(variance, 0.0) / n)};
}

double quantile(std::vector<double> values, double q) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

}  // namespace

int arena_verb(const Words& args) {
  const auto arguments =
      read_arguments(args, {{"--a"}, {"--b"}, {"--deals"}, {"--players"}, {"--rules"}, {"--seed"}, {"--json", false}}, 1);
  if (!arguments) return refuse(arguments.error());
  for (const auto* needed : {"--a", "--b", "--deals"})
    if (!arguments->has(needed)) return refuse(std::string{"arena needs "} + needed);
  const auto deals = arguments->number("--deals", 1, 1, 10'000'000);
  if (!deals) return refuse(deals.error());
  const auto seed = arguments->number("--seed", 1, 0, ~std::uint64_t{0});
  if (!seed) return refuse(seed.error());
  const auto match = new_match(arguments->words[0], *arguments);
  if (!match) return 2;
  const std::string a = arguments->get("--a", "");
  const std::string b = arguments->get("--b", "");
  const auto result = contest(match->first, a, b, *seed, static_cast<int>(*deals));
  if (!result) return refuse(explain(result.error(), Lang::en));

  const Estimate points = estimate(result->deals, [](const DealResult& deal) { return deal.points; });
  const Estimate wins = estimate(result->deals, [](const DealResult& deal) { return deal.matches_won / 2.0; });
  const double medians[2] = {quantile(result->decision_us[0], 0.5), quantile(result->decision_us[1], 0.5)};
  const double tails[2] = {quantile(result->decision_us[0], 0.99), quantile(result->decision_us[1], 0.99)};
  if (arguments->has("--json")) {
    std::printf("{\"game\":\"%s\",\"players\":%d,\"a\":\"%s\",\"b\":\"%s\",\"seed\":%llu,\"deals\":%zu,", match->first.game.c_str(),
                match->first.players, a.c_str(), b.c_str(), static_cast<unsigned long long>(*seed), result->deals.size());
    std::printf("\"points\":%.3f,\"points_margin\":%.3f,\"match_share\":%.4f,\"match_share_margin\":%.4f,", points.mean, points.margin,
                wins.mean, wins.margin);
    std::printf("\"a_us\":{\"median\":%.2f,\"p99\":%.2f},\"b_us\":{\"median\":%.2f,\"p99\":%.2f},\"illegal\":%d}\n", medians[0], tails[0],
                medians[1], tails[1], result->illegal);
  } else {
    std::printf("%s against %s, %s, %d players, %zu duplicate deals, seed %llu\n", a.c_str(), b.c_str(), match->first.game.c_str(),
                match->first.players, result->deals.size(), static_cast<unsigned long long>(*seed));
    std::printf("points a hand   %+.2f +- %.2f (95 %%)\n", points.mean, points.margin);
    std::printf("matches won     %.1f %% +- %.1f\n", 100 * wins.mean, 100 * wins.margin);
    std::printf("decision        %s: median %.1f us, p99 %.1f us; %s: median %.1f us, p99 %.1f us\n", a.c_str(), medians[0], tails[0], b.c_str(),
                medians[1], tails[1]);
    std::printf("illegal actions %d\n", result->illegal);
  }
  return 0;
}

}  // namespace tapete::cli
