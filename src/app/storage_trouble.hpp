#pragma once
#include <optional>

#include "app/doctor.hpp"
#include "app/messages.hpp"

namespace tapete {

/// Tells the player, once, that nothing can be stored or read at present, and that it can again.
class StorageTrouble {
 public:
  /// `at_start` as Storage::storage() tells it.
  StorageTrouble(Stored at_start, Messages& messages, Doctor& doctor, const Settings& settings);

  /// Whether anything can be stored.
  [[nodiscard]] Stored storage() const { return unsaved_.value_or(Stored::safe); }
  /// What has become of something that was to be stored.
  void stored(Stored what);
  /// What could not be read at the start has been read.
  void read();
  /// The player is still to be told, and nothing else is being said.
  [[nodiscard]] bool due() const { return unsaved_ && !told_ && !messages_.dialog(); }
  /// Tells it if it is due.
  void tell();
  /// Tells that what is stored belongs to a newer version.
  int tell_newer();

 private:
  int tell_what(Stored what);
  void well_again(const Text& news);

  Messages& messages_;
  Doctor& doctor_;
  const Settings& settings_;
  std::optional<Stored> unsaved_;  ///< nothing can be stored at present
  bool unread_ = false;            ///< nor could anything be read yet
  bool told_ = false;              ///< and the player knows
  int message_ = 0;                ///< the number of the message that said so
};

}  // namespace tapete
