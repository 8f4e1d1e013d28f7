#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tapete {

/// Statistics of a sample: mean and confidence interval. Its sums are integers, so the samples of parts of a
/// contest can be added without rounding errors.
struct Sample {
  std::int64_t count = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  void add(const Sample& other) {
    count += other.count;
    sum += other.sum;
    squares += other.squares;
  }
  [[nodiscard]] double mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }
  /// Returns the standard error of the mean.
  [[nodiscard]] double error() const {
    if (count < 2) return 0;
    const auto n = static_cast<double>(count);
    const double variance = (static_cast<double>(squares) - n * mean() * mean()) / (n - 1);
    return std::sqrt(std::max(variance, 0.0) / n);
  }
  /// Returns half the width of the 95 % confidence interval of the mean.
  [[nodiscard]] double margin() const { return 1.96 * error(); }
};

}  // namespace tapete
