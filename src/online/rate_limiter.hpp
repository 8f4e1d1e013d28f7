#pragma once
#include <algorithm>

namespace tapete::online {

/// Rate limiter for the lines of a page: allows a burst of `at_once` lines, and `per_second` lines a second after that.
class RateLimiter {
 public:
  RateLimiter() : RateLimiter(60, 20) {}
  RateLimiter(double at_once, double per_second) : at_once_(at_once), per_second_(per_second), left_(at_once) {}

  /// Returns whether a line that comes now is allowed. `now` is in milliseconds and never goes back.
  bool allows(double now) {
    left_ = std::min(at_once_, left_ + (now - at_) * per_second_ / 1000);
    at_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double at_once_;
  double per_second_;
  double left_;    ///< number of lines that are allowed now
  double at_ = 0;  ///< time of the last call, in milliseconds
};

}  // namespace tapete::online
