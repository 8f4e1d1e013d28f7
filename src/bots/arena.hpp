#pragma once
#include <chrono>
#include <vector>

#include "bots/players.hpp"

namespace tapete {

/// What one duplicate deal gave: the same cards played twice, the two bots changing sides.
struct DealResult {
  double points = 0;      ///< points of A less points of B in the first hand, mean of both seatings
  int matches_won = 0;    ///< of the two, by A
  int matches_lost = 0;   ///< of the two, by B
};

struct ArenaResult {
  std::vector<DealResult> deals;
  std::vector<double> decision_us[2];  ///< time of each decision of A and of B, in microseconds
  int illegal = 0;                     ///< actions that were not legal (a random one was played instead)
};

/// Two levels against each other on the same deals. A takes the even sides first, then the odd ones.
template <Game G>
class Arena {
 public:
  Arena(const typename G::Config& config, Level a, Level b, std::uint64_t seed) : config_(config), level_{a, b}, seed_(seed) {}

  void play_deal(std::uint64_t number, ArenaResult& result) {
    DealResult deal;
    for (int swapped = 0; swapped < 2; ++swapped) play_match(number, swapped, deal, result);
    result.deals.push_back(deal);
  }

 private:
  void play_match(std::uint64_t number, int swapped, DealResult& deal, ArenaResult& result) {
    Rng cards{seed_ * 0x9E3779B97F4A7C15ULL + number};
    Rng bots{~seed_ + number * 2 + static_cast<std::uint64_t>(swapped)};
    auto standing = G::opening(config_);
    for (int hand = 0; !G::match_over(config_, standing); ++hand) {
      auto state = G::start(config_, standing, G::random_deal(config_, standing, cards));
      while (G::to_act(state) != kNobody) act(state, swapped, bots, result);
      if (hand == 0) deal.points += difference(state, swapped) / 2;
      standing = G::settle(config_, standing, state);
    }
    const bool a_won = standing.winner % 2 == swapped;
    ++(a_won ? deal.matches_won : deal.matches_lost);
  }

  void act(typename G::State& state, int swapped, Rng& bots, ArenaResult& result) {
    const Seat seat = G::to_act(state);
    const auto bot = static_cast<std::size_t>(seat % 2 == swapped ? 0 : 1);
    const auto view = G::view(state, seat);
    const auto start = std::chrono::steady_clock::now();
    Action action = choose<G>(view, level_[bot], bots);
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
    result.decision_us[bot].push_back(took.count());
    if (!G::legal(state).contains(action) && !G::out_of_turn(state, seat).contains(action)) {
      ++result.illegal;
      action = G::random_legal(state, bots);
    }
    G::apply(state, action);
  }

  static double difference(const typename G::State& state, int swapped) {
    const auto points = G::points(state);
    return swapped == 0 ? points[0] - points[1] : points[1] - points[0];
  }

  typename G::Config config_;
  Level level_[2];
  std::uint64_t seed_;
};

}  // namespace tapete
