#pragma once
#include <array>
#include <cstdint>
#include <string>

namespace tapete {

/// Interface for time, randomness, frames and timers.
class ClockAndEntropy {
 public:
  virtual ~ClockAndEntropy() = default;

  /// Returns the milliseconds since a fixed moment. Never decreases.
  [[nodiscard]] virtual double now_ms() const = 0;
  /// Returns the local date and time with the time zone: `2026-11-21 15:04 +01:00`.
  [[nodiscard]] virtual std::string date() const = 0;
  /// Returns 256 unpredictable bits for the shuffle.
  virtual std::array<std::uint64_t, 4> entropy() = 0;
  /// Asks for one frame soon. No frame is drawn without this call.
  virtual void request_frame() = 0;
  /// Asks the host to call App::tick() after `ms` milliseconds, without drawing. A later call replaces an earlier one.
  virtual void wake_in(double ms) = 0;
};

}  // namespace tapete
