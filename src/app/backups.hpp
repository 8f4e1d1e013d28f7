#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/diagnostics.hpp"
#include "app/host/host.hpp"
#include "app/import.hpp"
#include "app/messages.hpp"
#include "app/payload.hpp"

namespace tapete {

/// Backup copies of everything that is stored: writing them to files, and importing them. Both wait until the archive
/// has been read.
class Backups {
 public:
  Backups(Host& host, const Settings& settings, Messages& messages, Diagnostics& diagnostics, const Changed& changed)
      : host_(host), settings_(settings), messages_(messages), diagnostics_(diagnostics), changed_(changed) {}

  /// Lets the player save a copy as a file.
  void save();
  /// The answer to FileAndClipboard::save_file().
  void saved(bool whole);
  /// Tells the player why a file is not opened.
  void refuse(PayloadFault fault);

  /// Imports a file that contains a copy, by work(). If the file is not valid, a message says so.
  void open(std::string_view text);
  /// The answer to Storage::open_archive(). Does what has waited for it, or gives up if not everything was read.
  /// Returns whether anything has waited.
  bool archive_opened(Stored what);
  /// Whether a copy is being imported.
  [[nodiscard]] bool busy() const { return import_.has_value(); }
  /// Continues the import for a moment. When it is finished, returns the changes that were handed to the storage, all
  /// together.
  std::vector<Change> work();
  /// The answer to Storage::store().
  void stored(int receipt, Stored what);

 private:
  /// The changes of an import, until they are stored.
  struct Imported {
    int receipt = 0;
    std::string report;
  };
  void once_read(std::function<void()> what);
  void write();
  void tell_opened(const std::string& report);

  Host& host_;
  const Settings& settings_;
  Messages& messages_;
  Diagnostics& diagnostics_;
  const Changed& changed_;
  std::vector<std::function<void()>> wanted_;  ///< run once the archive has been read
  std::string holds_;                          ///< the message for when the copy has been saved
  std::optional<Import> import_;
  std::optional<Imported> imported_;
};

}  // namespace tapete
