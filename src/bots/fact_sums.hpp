#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "game/game.hpp"

namespace tapete {

/// The consequences of each action (MeasuresFacts), added up over playouts of the same worlds.
template <Game G>
class FactSums {
  using State = typename G::State;

 public:
  /// Adds a playout that began with the action of this index: from `before` to `end`, for the seat that acted.
  void add([[maybe_unused]] std::size_t action, [[maybe_unused]] const State& before, [[maybe_unused]] const State& end,
           [[maybe_unused]] Seat seat) {
    if constexpr (MeasuresFacts<G>) {
      const auto facts = G::facts(before, end, seat);
      for (std::size_t i = 0; i < facts.size(); ++i) tallies_[action][i].add(facts[i]);
      any_ = true;
    }
  }

  /// Returns the mean consequences of two actions in `worlds` playouts of each; empty if there were none.
  [[nodiscard]] std::vector<Fact> compare([[maybe_unused]] std::size_t played, [[maybe_unused]] std::size_t best,
                                          [[maybe_unused]] std::size_t worlds) const {
    std::vector<Fact> out;
    if constexpr (MeasuresFacts<G>) {
      const auto count = static_cast<double>(worlds);
      for (std::size_t i = 0; any_ && i < kFacts; ++i)
        out.push_back({&G::kFacts[i], tallies_[played][i].sum / count, tallies_[best][i].sum / count,
                       tallies_[played][i].certain() && tallies_[best][i].certain()});
    }
    return out;
  }

 private:
  static constexpr std::size_t kFacts = [] {
    if constexpr (MeasuresFacts<G>) return std::size(G::kFacts);
    return std::size_t{0};
  }();

  /// A consequence in all worlds.
  struct Tally {
    double sum = 0;
    double low = 1e9;
    double high = -1e9;

    void add(double each) {
      sum += each;
      low = std::min(low, each);
      high = std::max(high, each);
    }
    [[nodiscard]] bool certain() const { return low == high; }
  };

  std::array<std::array<Tally, kFacts>, 64> tallies_{};  ///< by action and fact
  bool any_ = false;
};

}  // namespace tapete
