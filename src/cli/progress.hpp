#pragma once
#include <chrono>
#include <cstdint>
#include <string_view>

namespace tapete::cli {

/// Progress line on stderr: `12 of 40 deals, 90 s left`. Nothing is written if stderr is not a terminal. The line is
/// rewritten at most once a second, and removed at the end.
class Progress {
 public:
  /// `what` names the things that are counted, in the plural.
  explicit Progress(std::string_view what) : what_(what) {}

  /// Shows that `done` of `all` things are done. A call with `done` = 0 at the start shows the line at once.
  void operator()(std::int64_t done, std::int64_t all);

 private:
  std::string_view what_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_ = start_;
  bool told_ = false;
};

}  // namespace tapete::cli
