#pragma once
#include <chrono>

namespace tapete {

/// How long a bot may think. Searches look at it between iterations, and when it is spent take the best they know.
class Budget {
 public:
  /// As long as it takes: what the bot does then depends on its seed alone.
  Budget() = default;
  explicit Budget(std::chrono::milliseconds time) : end_(Clock::now() + time) {}

  [[nodiscard]] bool spent() const { return end_ != Clock::time_point::max() && Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_ = Clock::time_point::max();
};

}  // namespace tapete
