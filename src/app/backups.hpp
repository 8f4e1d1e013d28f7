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

/// Backups of everything that is stored: writes them to files, and imports them. Both tasks wait until the finished
/// matches have been read (Storage::open_archive()).
class Backups {
 public:
  Backups(Host& host, const Settings& settings, Messages& messages, Diagnostics& diagnostics, const Changed& changed)
      : host_(host), settings_(settings), messages_(messages), diagnostics_(diagnostics), changed_(changed) {}

  /// Lets the player save a backup as a file.
  void save();
  /// Receives the answer to FileAndClipboard::save_file(): whether the whole backup was saved.
  void saved(bool whole);
  /// Tells the player why a file cannot be opened.
  void refuse(PayloadFault fault);

  /// Starts the import of a backup file; work() continues the import. Shows a message if the file is not valid.
  void open(std::string_view text);
  /// Receives the answer to Storage::open_archive(). Runs the tasks that have waited for this answer, or drops them if
  /// not everything was read. Returns whether any tasks were waiting.
  bool archive_opened(Stored what);
  /// Returns whether a backup is being imported.
  [[nodiscard]] bool busy() const { return import_.has_value(); }
  /// Continues the import for some milliseconds. Once the import is finished, returns the changes that were handed to
  /// the storage; until then an empty list.
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
  std::vector<std::function<void()>> wanted_;  ///< tasks to run once the archive has been read
  std::string holds_;                          ///< the message to show once the backup has been saved
  std::optional<Import> import_;
  std::optional<Imported> imported_;
};

}  // namespace tapete
