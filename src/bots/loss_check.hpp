#pragma once
#include <algorithm>
#include <array>
#include <cmath>

#include "bots/sample.hpp"

namespace tapete {

/// A mean and its standard error.
struct Estimate {
  double mean = 0;
  double error = 0;
};

/// Combines two estimates of a loss (0 to 1): one from playouts by the heuristic policy, and one from worlds in which
/// all seats search for their actions. The first one is precise but biased, because the policy plays some positions
/// badly. Of 765 apparent mistakes in eight games, the searches confirmed 0.6 of the loss on average, and their results
/// were spread around this share by 0.7 of the loss. The loss is therefore a normal distribution with this mean and
/// this standard deviation, which is combined with the results of the searches.
class LossCheck {
 public:
  /// `first`: the loss in playouts by the policy. `parts`: the unit of add(), as a number of parts of a loss of 1.
  LossCheck(const Estimate& first, double parts) : first_(first), parts_(parts) {}

  /// Adds the loss in one more world.
  void add(std::int64_t loss) { searched_.add(loss); }

  /// Returns the estimate of the loss; its mean may be negative.
  [[nodiscard]] Estimate loss() const {
    const double expected = kConfirmed * first_.mean;
    const double variance = square(kSpread * first_.mean) + square(kConfirmed * first_.error);
    if (searched_.count < kFewest) return {expected, std::sqrt(variance)};
    // A few equal results do not mean that there are no others.
    const double error = std::max(searched_.error() / parts_, 1 / static_cast<double>(2 * searched_.count));
    const double weight = 1 / variance + 1 / square(error);
    return {(expected / variance + searched_.mean() / parts_ / square(error)) / weight, std::sqrt(1 / weight)};
  }

  /// Sizes of mistakes that reviews distinguish.
  static constexpr std::array kSizes{0.02, 0.04, 0.08};
  /// Returns whether an estimated loss is called a mistake.
  static bool is_mistake(const Estimate& loss) { return loss.mean >= kSizes[0] && loss.mean >= 2 * loss.error; }
  /// Returns whether more worlds would hardly change the verdict: the loss differs from each size of a mistake by at
  /// least twice its error.
  [[nodiscard]] bool is_clear() const {
    const Estimate now = loss();
    return searched_.count >= kFewest && std::all_of(kSizes.begin(), kSizes.end(), [&now](double size) {
             return std::abs(now.mean - size) >= 2 * now.error;
           });
  }

 private:
  static constexpr double kConfirmed = 0.6;
  static constexpr double kSpread = 0.7;
  static constexpr std::int64_t kFewest = 16;  ///< number of worlds whose error can be estimated
  static double square(double value) { return value * value; }

  Estimate first_;
  double parts_;
  Sample searched_;
};

}  // namespace tapete
