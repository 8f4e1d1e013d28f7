#pragma once
#include <chrono>
#include <cstdint>
#include <string_view>

namespace tapete::cli {

/// A line on stderr about how far the work is and how long it will still take: `12 of 40 deals, 90 s left`. Nothing is
/// written if stderr is not a terminal. The line is rewritten at most once a second, and removed at the end.
class Progress {
 public:
  /// `what` is counted, in the plural.
  explicit Progress(std::string_view what) : what_(what) {}

  /// Tells that `done` of `all` are done. With 0 it is told at once that the work has begun.
  void operator()(std::int64_t done, std::int64_t all);

 private:
  std::string_view what_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_ = start_;
  bool told_ = false;
};

}  // namespace tapete::cli
