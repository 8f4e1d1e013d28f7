#pragma once
#include <optional>
#include <string>

#include "app/diagnostics.hpp"
#include "app/host/host_environment.hpp"
#include "app/messages.hpp"

namespace tapete {

inline constexpr Text kUnsaved = "Nothing can be saved right now. Leave this open: Tapete keeps retrying."_text;
inline constexpr Text kNewer = "Your saved matches come from a newer version of Tapete"_text;
inline constexpr Text kLoadAgain = "Reload the page to update. Nothing is saved until then."_text;

/// Reports of storage problems to the player: a notice above the table while nothing can be stored or read, and one
/// short message if stored data were lost.
class StorageErrors {
 public:
  /// `at_start` is Storage::storage() at the start.
  StorageErrors(Stored at_start, HostEnvironment& environment, Messages& messages, Diagnostics& diagnostics,
                const Settings& settings);

  /// Returns Stored::safe if storing is possible at present, otherwise the reason why not.
  [[nodiscard]] Stored storage() const { return unsaved_.value_or(Stored::safe); }
  /// Receives the result of an attempt to store something.
  void stored(Stored what);
  /// Notes that the values that could not be read at the start have now been read.
  void read();
  /// Updates the notice, and reports lost data once.
  void tell();
  /// Shows a message that the stored data belong to a newer version.
  void tell_newer();

 private:
  [[nodiscard]] std::string notice() const;
  void well_again(const Text& news);

  HostEnvironment& environment_;
  Messages& messages_;
  Diagnostics& diagnostics_;
  const Settings& settings_;
  std::optional<Stored> unsaved_;  ///< reason why nothing can be stored now; no value if storing works
  bool unread_ = false;            ///< whether the values stored earlier are still unread
  bool regained_ = false;          ///< whether stored values had been lost (Stored::regained)
  bool regained_told_ = false;
  std::string notice_;  ///< the notice that is shown now; empty: no notice
};

}  // namespace tapete
