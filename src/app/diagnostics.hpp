#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/clock_and_entropy.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// State of the program and its storage: whether the storage is permanent, the last failure, and the date of the last
/// backup.
class Diagnostics {
 public:
  /// Number of hands without a backup after which the player is reminded to make one, if the storage may not be
  /// permanent.
  static constexpr int kHandsUnsaved = 20;
  /// The longest stored sentence about a failure, in bytes.
  static constexpr std::size_t kLongestFailure = 300;

  struct Failure {
    std::string date;
    std::string text;
  };

  Diagnostics(Storage& storage, const ClockAndEntropy& clock);

  /// Reads the stored values that could not be read at the start, and combines them with the values of this visit.
  void read_late();

  void seen(const StorageStatus& storage_status) { status_ = storage_status; }
  /// Returns the properties of the storage; no value until the host has reported them.
  [[nodiscard]] const std::optional<StorageStatus>& storage_status() const { return status_; }

  /// Stores a sentence about a failure, to be shown in this visit and later ones.
  void failed(std::string_view sentence);
  /// Notes a sentence about a failure of the storage itself; storage_works() stores the sentence once storing is
  /// possible again.
  void storage_failed(std::string_view sentence);
  void storage_works();
  [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

  /// Counts a hand towards the reminder, unless a backup has been made.
  void hand_played();
  void copy_made();
  /// Returns the date of the last backup; empty if there is none.
  [[nodiscard]] const std::string& copied() const { return copied_; }
  /// Returns whether the player should be reminded to make a backup now.
  [[nodiscard]] bool reminds() const;
  /// Postpones the reminder by kHandsUnsaved hands.
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
  int hands_ = 0;          ///< number of hands since the last reminder
  bool unstored_ = false;  ///< whether `failure_` has not been stored yet
};

}  // namespace tapete
