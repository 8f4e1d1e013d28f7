#pragma once
#include <algorithm>
#include <optional>
#include <vector>

#include "app/host/clock_and_entropy.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// Gate that keeps an event from being shown before it is stored. The gate closes when the event is handed to the
/// storage, and opens when the storage answers. A storage that does not answer holds up only one event: until it
/// answers again, the gate stays open.
class PersistGate {
 public:
  PersistGate(Storage& storage, const ClockAndEntropy& clock) : storage_(storage), clock_(clock) {}

  void store(const std::vector<Change>& changes) {
    const double now = clock_.now_ms();
    const bool answers = !receipt_ || now < opens_at_;
    receipt_ = storage_.store(changes);
    opens_at_ = answers ? now + kLongestWait : now;
  }
  /// Receives the answer to Storage::store().
  void stored(int receipt) {
    if (receipt == receipt_) receipt_.reset();
  }
  /// Returns the earliest time, not before `moment`, at which the gate is certainly open.
  [[nodiscard]] double after(double moment) const { return receipt_ ? std::max(moment, opens_at_) : moment; }

 private:
  /// Milliseconds after which the gate opens without an answer. Storing normally takes a few milliseconds, and on a
  /// busy device some tenths of a second. After this time the storage has a problem, and the game continues.
  static constexpr double kLongestWait = 2000;

  Storage& storage_;
  const ClockAndEntropy& clock_;
  std::optional<int> receipt_;  ///< receipt of the last changes; no value once the storage has answered
  double opens_at_ = 0;         ///< time at which the gate opens without an answer
};

}  // namespace tapete
