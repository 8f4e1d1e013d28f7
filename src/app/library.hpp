#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/archive.hpp"
#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/copies.hpp"
#include "app/messages.hpp"
#include "app/playing.hpp"
#include "app/statistics.hpp"
#include "app/storage_trouble.hpp"
#include "app/trail.hpp"
#include "app/upkeep.hpp"

namespace tapete {

/// The stored matches: their lists and statistics, and the files that hold them.
class Library {
 public:
  Library(Host& host, Choices& choices, Messages& messages, StorageTrouble& trouble, Copies& copies, Upkeep& upkeep,
          Playing& playing, Trail& trail, const Changed& changed)
      : host_(host),
        choices_(choices),
        messages_(messages),
        trouble_(trouble),
        copies_(copies),
        upkeep_(upkeep),
        playing_(playing),
        trail_(trail),
        changed_(changed),
        archive_(host, host) {}

  [[nodiscard]] const Archive& archive() const { return archive_; }
  /// The list that is chosen, and the statistics of all matches that have been read.
  [[nodiscard]] MatchList match_list() const { return match_list_; }
  [[nodiscard]] const std::vector<Statistics>& summary() const { return summary_; }

  /// To the lists.
  void open();
  void choose_list(MatchList list);
  /// Looks anew at what is stored.
  void refresh();
  /// Asks, and deletes.
  void delete_match(const std::string& key);

  /// The answer to Storage::open_archive: whether all of it was read.
  void archive_opened(Stored what);
  /// The answer to Exchange::open_file: everything as one file, or a record.
  void file_opened(std::string_view text);

  /// Something is still to be read.
  [[nodiscard]] bool busy() const { return reads() || copies_.busy(); }
  /// Reads on for a moment.
  void work();

 private:
  [[nodiscard]] bool reads() const { return trail_.screen() == Screen::matches && !archive_.complete(); }
  void read();
  void add_copy();
  void take_in(const std::vector<Change>& fresh);

  Host& host_;
  Choices& choices_;
  Messages& messages_;
  StorageTrouble& trouble_;
  Copies& copies_;
  Upkeep& upkeep_;
  Playing& playing_;
  Trail& trail_;
  const Changed& changed_;
  Archive archive_;
  MatchList match_list_{};
  std::vector<Statistics> summary_;
};

}  // namespace tapete
