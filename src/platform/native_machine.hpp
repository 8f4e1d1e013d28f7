#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "app/host/machine.hpp"

namespace tapete {

/// The system's clock and randomness, and when the main loop calls the app again.
class NativeMachine final : public Machine {
 public:
  [[nodiscard]] double now_ms() const override;
  [[nodiscard]] std::string date() const override;
  std::array<std::uint64_t, 4> entropy() override;
  void request_frame() override { frame_wanted_ = true; }
  void wake_in(double ms) override { wake_at_ = now_ms() + ms; }

  /// Returns true once for each requested frame.
  bool take_frame() { return std::exchange(frame_wanted_, false); }
  /// Returns true once when the time of a tick has come.
  bool take_tick();
  /// Lets that many milliseconds pass at once.
  void pass(double ms) { passed_ += ms; }
  /// Lets the time until the next tick pass at once.
  void pass_time();
  /// Milliseconds until the next frame or tick; -1 if none was requested.
  [[nodiscard]] int wait_time() const;

 private:
  bool frame_wanted_ = true;
  std::optional<double> wake_at_;
  double passed_ = 0;  ///< ms, by pass_time() and pass()
};

}  // namespace tapete
