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

/// Backups of everything that is stored: writes them to files, and imports them. Both wait until the archive has been
/// read.
class Backups {
 public:
  Backups(Host& host, const Settings& settings, Messages& messages, Diagnostics& diagnostics, const Changed& changed)
      : host_(host), settings_(settings), messages_(messages), diagnostics_(diagnostics), changed_(changed) {}

  /// Lets the player save a backup as a file.
  void save();
  /// Receives the answer to FileAndClipboard::save_file(): whether the whole backup was saved.
  void saved(bool whole);
  /// Tells the player why a file is not opened.
  void refuse(PayloadFault fault);

  /// Starts the import of a backup file, which work() continues. If the file is not valid, a message says so.
  void open(std::string_view text);
  /// Receives the answer to Storage::open_archive(). Runs the actions that have waited for it, or drops them if not
  /// everything was read. Returns whether there were such actions.
  bool archive_opened(Stored what);
  /// Returns whether a backup is being imported.
  [[nodiscard]] bool busy() const { return import_.has_value(); }
  /// Continues the import for some milliseconds. Once it is finished, returns all changes that were handed to the
  /// storage.
  std::vector<Change> work();
  /// Receives the answer to Storage::store().
  void stored(int receipt, Stored what);

 private:
  /// An import whose changes are being stored.
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
  std::string holds_;                          ///< the message to show once the backup has been saved
  std::optional<Import> import_;
  std::optional<Imported> imported_;
};

}  // namespace tapete
