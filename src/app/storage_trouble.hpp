#pragma once
#include <optional>

#include "app/doctor.hpp"
#include "app/messages.hpp"

namespace tapete {

/// Tells the player, once each, that nothing can be stored or read at present, and that it is possible again.
class StorageTrouble {
 public:
  /// `at_start` is Storage::storage() at the start.
  StorageTrouble(Stored at_start, Messages& messages, Doctor& doctor, const Settings& settings);

  /// Whether storing is possible at present.
  [[nodiscard]] Stored storage() const { return unsaved_.value_or(Stored::safe); }
  /// The result of an attempt to store something.
  void stored(Stored what);
  /// What could not be read at the start has been read.
  void read();
  /// Whether the player still has to be told, and no other question is on the screen.
  [[nodiscard]] bool due() const { return unsaved_ && !told_ && !messages_.dialog(); }
  /// Tells the player if that is due.
  void tell();
  /// Tells that the stored data belong to a newer version.
  int tell_newer();

 private:
  int tell_what(Stored what);
  void well_again(const Text& news);

  Messages& messages_;
  Doctor& doctor_;
  const Settings& settings_;
  std::optional<Stored> unsaved_;  ///< why nothing can be stored at present
  bool unread_ = false;            ///< the stored values have not been read yet either
  bool told_ = false;              ///< the player has been told
  int message_ = 0;                ///< number of the message about it
};

}  // namespace tapete
