#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/machine.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// Looks after what is stored: whether it lasts here, what failed last, when a copy was made of it.
class Doctor {
 public:
  /// After so many hands without any copy the player is reminded, where what is stored may not last.
  static constexpr int kHandsUnsaved = 20;
  /// Longest sentence about a failure that is kept, in bytes.
  static constexpr std::size_t kLongestFailure = 300;

  struct Failure {
    std::string date;
    std::string text;
  };

  Doctor(Storage& storage, const Machine& machine);

  /// What is stored can be read now, and could not before: what happened since is added to it.
  void read_late();

  void seen(const Keeping& keeping) { keeping_ = keeping; }
  /// As the host has told it; nothing before it did.
  [[nodiscard]] const std::optional<Keeping>& keeping() const { return keeping_; }

  /// Keeps a sentence about what went wrong, for this visit and the next ones.
  void failed(std::string_view sentence);
  /// The same where storing is what fails: it is stored by storage_works().
  void storage_failed(std::string_view sentence);
  void storage_works();
  [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

  /// Counts a hand, as long as no copy has been made.
  void hand_played();
  void copy_made();
  /// When the last copy was made; empty: never.
  [[nodiscard]] const std::string& copied() const { return copied_; }
  /// Whether the player is to be reminded of a copy now.
  [[nodiscard]] bool reminds() const;
  /// Reminds again after as many hands.
  void put_off();

 private:
  void read();
  void keep();
  void keep_failure();

  Storage& storage_;
  const Machine& machine_;
  std::optional<Keeping> keeping_;
  std::optional<Failure> failure_;
  std::string copied_;
  int hands_ = 0;          ///< since the last reminder
  bool unstored_ = false;  ///< the failure is known in this visit alone so far
};

}  // namespace tapete
