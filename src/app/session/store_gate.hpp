#pragma once
#include <algorithm>
#include <optional>
#include <vector>

#include "app/host/machine.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// A move is stored before it is shown: the gate is shut from the moment when it is handed to the storage until the
/// storage answers.
class StoreGate {
 public:
  StoreGate(Storage& storage, const Machine& machine) : storage_(storage), machine_(machine) {}

  void store(const std::vector<Change>& changes) {
    receipt_ = storage_.store(changes);
    opens_at_ = machine_.now_ms() + kLongestWait;
  }
  /// The answer to Storage::store.
  void stored(int receipt) {
    if (receipt == receipt_) receipt_.reset();
  }
  [[nodiscard]] bool shut(double now) const { return receipt_ && now < opens_at_; }
  /// `moment`, or when the gate opens at the latest, if that is later.
  [[nodiscard]] double after(double moment) const { return receipt_ ? std::max(moment, opens_at_) : moment; }

 private:
  /// Milliseconds. Storing takes a few of them, or something is wrong; then nobody waits any longer.
  static constexpr double kLongestWait = 100;

  Storage& storage_;
  const Machine& machine_;
  std::optional<int> receipt_;  ///< of what is on its way to the storage
  double opens_at_ = 0;
};

}  // namespace tapete
