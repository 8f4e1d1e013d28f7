#pragma once
#include <algorithm>
#include <optional>
#include <vector>

#include "app/host/clock_and_entropy.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// Makes sure that a move is stored before it is shown: the gate closes when a move is handed to the storage and opens
/// when the storage answers.
class PersistGate {
 public:
  PersistGate(Storage& storage, const ClockAndEntropy& clock) : storage_(storage), clock_(clock) {}

  void store(const std::vector<Change>& changes) {
    receipt_ = storage_.store(changes);
    opens_at_ = clock_.now_ms() + kLongestWait;
  }
  /// The answer to Storage::store().
  void stored(int receipt) {
    if (receipt == receipt_) receipt_.reset();
  }
  [[nodiscard]] bool shut(double now) const { return receipt_ && now < opens_at_; }
  /// The later of `moment` and the latest time at which the gate opens.
  [[nodiscard]] double after(double moment) const { return receipt_ ? std::max(moment, opens_at_) : moment; }

 private:
  /// In milliseconds. Storing normally takes a few; after this time something is wrong, and the game goes on.
  static constexpr double kLongestWait = 100;

  Storage& storage_;
  const ClockAndEntropy& clock_;
  std::optional<int> receipt_;  ///< of what is being stored; nothing while the gate is open
  double opens_at_ = 0;
};

}  // namespace tapete
