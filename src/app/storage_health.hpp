#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "app/backups.hpp"
#include "app/changed.hpp"
#include "app/diagnostics.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Actions and contents of the screen about the state of the program and its storage; and the reminder to make a
/// backup.
class StorageHealth {
 public:
  StorageHealth(Host& host, const Preferences& preferences, Messages& messages, Diagnostics& diagnostics,
                Backups& backups, NavigationStack& navigation, const Changed& changed)
      : host_(host),
        preferences_(preferences),
        messages_(messages),
        diagnostics_(diagnostics),
        backups_(backups),
        navigation_(navigation),
        changed_(changed) {}

  /// Goes to Screen::diagnostics.
  void open();
  /// Returns the number of stored matches at the last count_matches().
  [[nodiscard]] std::size_t match_count() const { return matches_; }
  void count_matches();
  /// Returns the version, such as "0.1.0", followed by the build if builds are numbered.
  [[nodiscard]] std::string version() const;

  /// Asks the browser to keep the data.
  void ask_to_keep();
  /// Receives the answer to Storage::look_at_storage().
  void storage_seen(const StorageStatus& storage_status);
  /// Counts a hand. If the reminder is due, shows it and returns true; the caller then waits for the player's next
  /// press.
  bool reminds();
  /// Asks twice, then deletes everything and restarts.
  void start_afresh();
  /// Tells the player that Storage::start_afresh() could not delete the data.
  void afresh_failed();
  /// Tells the player that the part of the page with this name could not be loaded.
  void part_missing(std::string_view name);
  /// Stores the report of a failure outside the app, in the words of the part that noticed it.
  void page_failed(std::string_view what);

 private:
  Host& host_;
  const Preferences& preferences_;
  Messages& messages_;
  Diagnostics& diagnostics_;
  Backups& backups_;
  NavigationStack& navigation_;
  const Changed& changed_;
  std::size_t matches_ = 0;
  bool asked_to_keep_ = false;  ///< whether the answer to ask_to_keep() is still expected
};

}  // namespace tapete
