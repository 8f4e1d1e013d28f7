#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/archive.hpp"
#include "app/backups.hpp"
#include "app/changed.hpp"
#include "app/match_controller.hpp"
#include "app/match_opener.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"
#include "app/statistics.hpp"
#include "app/storage_errors.hpp"
#include "app/storage_health.hpp"

namespace tapete {

/// The stored matches: their lists and statistics, and files that contain matches.
class Library {
 public:
  Library(Host& host, Preferences& preferences, Messages& messages, StorageErrors& storage_errors, Backups& backups,
          StorageHealth& storage_health, MatchController& match, MatchOpener& opener, NavigationStack& navigation,
          const Changed& changed)
      : host_(host),
        preferences_(preferences),
        messages_(messages),
        storage_errors_(storage_errors),
        backups_(backups),
        storage_health_(storage_health),
        match_(match),
        opener_(opener),
        navigation_(navigation),
        changed_(changed),
        archive_(host, host) {}

  [[nodiscard]] const Archive& archive() const { return archive_; }
  /// Returns the chosen list; summary() returns the statistics of all matches, once all matches have been read.
  [[nodiscard]] MatchList match_list() const { return match_list_; }
  [[nodiscard]] const std::vector<Statistics>& summary() const { return summary_; }

  /// Goes to the screen with the lists.
  void open();
  void choose_list(MatchList list);
  /// Lists the stored matches again.
  void refresh();
  /// Deletes the match if the player confirms it.
  void delete_match(const std::string& key);

  /// Receives the answer to Storage::open_archive(): whether everything was read.
  void archive_opened(Stored what);
  /// Receives the answer to FileAndClipboard::open_file(): a backup, or a record.
  void file_opened(std::string_view text);

  /// Returns whether matches or a backup are still being read.
  [[nodiscard]] bool busy() const { return reads() || backups_.busy(); }
  /// Continues reading for some milliseconds.
  void work();

 private:
  [[nodiscard]] bool reads() const { return navigation_.screen() == Screen::matches && !archive_.complete(); }
  void read();
  void continue_import();
  void add_copy();
  void take_in(const std::vector<Change>& fresh);

  Host& host_;
  Preferences& preferences_;
  Messages& messages_;
  StorageErrors& storage_errors_;
  Backups& backups_;
  StorageHealth& storage_health_;
  MatchController& match_;
  MatchOpener& opener_;
  NavigationStack& navigation_;
  const Changed& changed_;
  Archive archive_;
  MatchList match_list_{};
  std::vector<Statistics> summary_;
};

}  // namespace tapete
