#pragma once
#include <chrono>

namespace tapete {

/// The time limit of a bot's decision. Searches check it between iterations; once the time is spent, they return the
/// best action found so far.
class Budget {
 public:
  /// No limit: the bot's choice then depends on its seed alone.
  Budget() = default;
  explicit Budget(std::chrono::milliseconds time) : end_(Clock::now() + time) {}

  [[nodiscard]] bool spent() const { return end_ != Clock::time_point::max() && Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_ = Clock::time_point::max();
};

}  // namespace tapete
