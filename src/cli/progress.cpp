#include "cli/progress.hpp"

#include <unistd.h>

#include <cstdio>

namespace tapete::cli {

void Progress::operator()(std::int64_t done, std::int64_t all) {
  using Clock = std::chrono::steady_clock;
  if (isatty(STDERR_FILENO) == 0) return;
  const auto now = Clock::now();
  if (done == all) {
    if (told_) std::fprintf(stderr, "\r%60s\r", "");
    return;
  }
  if (done > 0 && now - last_ < std::chrono::seconds{1}) return;
  last_ = now;
  told_ = true;
  std::fprintf(stderr, "\r%lld of %lld %.*s", static_cast<long long>(done), static_cast<long long>(all),
               static_cast<int>(what_.size()), what_.data());
  if (done == 0) return;
  const double spent = std::chrono::duration<double>(now - start_).count();
  std::fprintf(stderr, ", %.0f s left      ", spent / static_cast<double>(done) * static_cast<double>(all - done));
}

}  // namespace tapete::cli
