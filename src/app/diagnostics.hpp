#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/clock_and_entropy.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// Watches over the storage: whether it is permanent, what failed last, and when the last copy was made.
class Diagnostics {
 public:
  /// If the storage may not be permanent, the player is reminded of a copy after so many hands without one.
  static constexpr int kHandsUnsaved = 20;
  /// The longest stored sentence about a failure, in bytes.
  static constexpr std::size_t kLongestFailure = 300;

  struct Failure {
    std::string date;
    std::string text;
  };

  Diagnostics(Storage& storage, const ClockAndEntropy& clock);

  /// The storage could not be read at the start but can be now: what has happened since is added to it.
  void read_late();

  void seen(const StorageStatus& storage_status) { status_ = storage_status; }
  /// As the host has told it; nothing before that.
  [[nodiscard]] const std::optional<StorageStatus>& storage_status() const { return status_; }

  /// Stores a sentence about a failure, to be shown in this visit and later ones.
  void failed(std::string_view sentence);
  /// The same for a failure of the storage itself; storage_works() stores the sentence later.
  void storage_failed(std::string_view sentence);
  void storage_works();
  [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

  /// Counts a hand towards the reminder, if no copy has been made.
  void hand_played();
  void copy_made();
  /// When the last copy was made; empty: never.
  [[nodiscard]] const std::string& copied() const { return copied_; }
  /// Whether the player should be reminded of a copy now.
  [[nodiscard]] bool reminds() const;
  /// Puts the reminder off by as many hands.
  void put_off();

 private:
  void read();
  void keep();
  void keep_failure();

  Storage& storage_;
  const ClockAndEntropy& clock_;
  std::optional<StorageStatus> status_;
  std::optional<Failure> failure_;
  std::string copied_;
  int hands_ = 0;          ///< since the last reminder
  bool unstored_ = false;  ///< the failure has not been stored yet
};

}  // namespace tapete
