#pragma once
#include <chrono>

namespace tapete {

/// The time limit of a bot's decision. Searches check it between iterations; when the time is spent, they return the
/// best action found so far.
class Budget {
 public:
  /// Creates a budget without limit, with which a bot's choice depends only on its view and its seed.
  Budget() = default;
  explicit Budget(std::chrono::milliseconds time) : end_(Clock::now() + time) {}

  [[nodiscard]] bool spent() const { return end_ != Clock::time_point::max() && Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_ = Clock::time_point::max();
};

}  // namespace tapete
