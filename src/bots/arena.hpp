#pragma once
#include <array>
#include <cmath>
#include <ctime>

#include "bots/contestants.hpp"
#include "bots/sample.hpp"
#include "game/blunder.hpp"

namespace tapete {

/// Histogram of times. The first bucket starts at 0.1 microseconds, and each bucket is an eighth wider than the bucket
/// before. Histograms of parts of a contest can be added.
class TimeSpread {
 public:
  static constexpr int kBuckets = 180;  ///< enough for times up to minutes

  void add(double microseconds) {
    const double place = std::log(std::max(microseconds, kShortest) / kShortest) / std::log(kStep);
    ++buckets_[static_cast<std::size_t>(std::min(place, kBuckets - 1.0))];
  }
  void add(const TimeSpread& other) {
    for (std::size_t i = 0; i < buckets_.size(); ++i) buckets_[i] += other.buckets_[i];
  }
  /// Returns the quantile `q`, 0 to 1, in microseconds: the middle of its bucket.
  [[nodiscard]] double quantile(double q) const {
    std::int64_t total = 0;
    for (const auto count : buckets_) total += count;
    std::int64_t seen = 0;
    for (std::size_t i = 0; i < buckets_.size(); ++i) {
      seen += buckets_[i];
      if (static_cast<double>(seen) > q * static_cast<double>(total))
        return kShortest * std::pow(kStep, static_cast<double>(i) + 0.5);
    }
    return 0;
  }
  [[nodiscard]] const std::array<std::int64_t, kBuckets>& buckets() const { return buckets_; }
  std::array<std::int64_t, kBuckets>& buckets() { return buckets_; }

 private:
  static constexpr double kShortest = 0.1;  ///< microseconds at which the first bucket starts
  static constexpr double kStep = 1.125;    ///< ratio of the widths of two successive buckets
  std::array<std::int64_t, kBuckets> buckets_{};
};

/// Returns the CPU time of this thread in microseconds, which does not depend on other load on the machine.
inline double microseconds_used() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) * 1e6 + static_cast<double>(used.tv_nsec) / 1e3;
}

/// Result of a contest on duplicate deals. Each deal is played twice with the same cards: once in each of two seatings,
/// between which contestants A and B change sides.
struct ArenaResult {
  static constexpr std::size_t kMostBlunders = 32;  ///< the most blunders that a game may list

  int sides = 2;  ///< number of sides; in the two seatings of a deal, A and B each play on every side once
  /// One value per deal: the gain of A minus the gain of B in the first hand, or in all hands if
  /// GameInfo::whole_matches, summed over both seatings.
  Sample points;
  std::array<Sample, 2> gained;  ///< one value per deal: the gain of A, and the gain of B
  Sample matches;  ///< one value per deal: number of sides with which A won in the two seatings, 0 to `sides`
  std::array<TimeSpread, 2> decisions;  ///< times of the decisions of A and of B
  std::int64_t illegal = 0;             ///< number of illegal actions; for each, a random legal action was played
  std::int64_t hands = 0;               ///< number of hands played; A and B both play in each hand
  /// Number of blunders of each kind by A and by B, if blunders are counted.
  std::array<std::array<std::int64_t, kMostBlunders>, 2> blundered{};

  void add(const ArenaResult& other) {
    sides = other.sides;
    points.add(other.points);
    for (std::size_t i = 0; i < 2; ++i) gained[i].add(other.gained[i]);
    matches.add(other.matches);
    for (std::size_t i = 0; i < 2; ++i) decisions[i].add(other.decisions[i]);
    illegal += other.illegal;
    hands += other.hands;
    for (std::size_t i = 0; i < 2; ++i)
      for (std::size_t k = 0; k < kMostBlunders; ++k) blundered[i][k] += other.blundered[i][k];
  }
};

/// Contest of two bots on duplicate deals, with the same cards and dice in both seatings. In the first seating A plays
/// on the even sides, in the second on the odd sides. A deal depends only on its number and the seed, so several
/// machines can share a contest.
template <Game G>
class Arena {
 public:
  Arena(const typename G::Config& config, Contestant a, Contestant b, std::uint64_t seed)
      : config_(config), contestants_{a, b}, seed_(seed) {}

  /// Makes play_deal() also count the blunders in the game's list. The game must have a list.
  void count_blunders() { counts_blunders_ = true; }

  void play_deal(std::uint64_t number, ArenaResult& result) {
    result.sides = G::sides(config_);
    std::array<std::int64_t, 2> gained{};
    std::int64_t won = 0;
    for (int swapped = 0; swapped < 2; ++swapped) play_match(number, swapped, gained, won, result);
    result.points.add(gained[0] - gained[1]);
    for (std::size_t who = 0; who < 2; ++who) result.gained[who].add(gained[who]);
    result.matches.add(won);
  }

 private:
  /// Returns the contestant on this side: 0 for A, 1 for B.
  [[nodiscard]] static std::size_t at_side(int side, int swapped) {
    return static_cast<std::size_t>((side + swapped) % 2);
  }

  void play_match(std::uint64_t number, int swapped, std::array<std::int64_t, 2>& gained, std::int64_t& won,
                  ArenaResult& result) {
    Rng cards{seed_ * 0x9E3779B97F4A7C15ULL + number};
    Rng bots{~seed_ + number * 2 + static_cast<std::uint64_t>(swapped)};
    auto standing = G::opening(config_);
    for (int hand = 0; !G::match_over(config_, standing); ++hand) {
      auto state = G::start(config_, standing, G::random_deal(config_, standing, cards));
      for (let_chance_act<G>(state, cards); G::to_act(state) != kNobody; let_chance_act<G>(state, cards))
        act(state, swapped, bots, result);
      ++result.hands;
      const auto points = G::points(state);
      const bool counts = hand == 0 || G::info().whole_matches;
      for (int side = 0; counts && side < result.sides; ++side)
        gained[at_side(side, swapped)] += points[static_cast<std::size_t>(side)];
      standing = G::settle(config_, standing, state);
    }
    for (int side = 0; side < result.sides; ++side)
      if (at_side(side, swapped) == 0 && G::won(config_, standing, side)) ++won;
  }

  void act(typename G::State& state, int swapped, Rng& bots, ArenaResult& result) {
    const Seat seat = decider_of<G>(state);
    const std::size_t who = at_side(seat % result.sides, swapped);
    const double start = microseconds_used();
    Action action = choose_as<G>(contestants_[who], state, bots);
    result.decisions[who].add(microseconds_used() - start);
    if (!G::legal(state).contains(action) && !G::out_of_turn(state, seat).contains(action)) {
      ++result.illegal;
      action = G::random_legal(state, bots);
    }
    if constexpr (ListsBlunders<G>)
      if (counts_blunders_) judge(state, action, result.blundered[who]);
    G::apply(state, action);
  }

  static void judge(const typename G::State& state, Action action,
                    std::array<std::int64_t, ArenaResult::kMostBlunders>& counts) {
    std::size_t i = 0;
    for (const auto& blunder : G::blunders()) counts[i++] += blunder.is(state, action) ? 1 : 0;
  }

  typename G::Config config_;
  std::array<Contestant, 2> contestants_;
  std::uint64_t seed_;
  bool counts_blunders_ = false;
};

}  // namespace tapete
