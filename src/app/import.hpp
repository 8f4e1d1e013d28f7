#pragma once
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/host.hpp"

namespace tapete {

/// Import of a backup. Nothing is lost: a record is replaced only by a record that continues it, and settings are
/// imported only if none are stored here. Checking many records takes time; therefore work() checks them in small
/// portions. Requires that Storage::open_archive() has been answered.
class Import {
 public:
  explicit Import(const Host& host) : host_(host) {}

  /// Adds the values of a backup. Another backup may be added while one is being imported.
  void add(const std::vector<Change>& values) { values_.insert(values_.end(), values.begin(), values.end()); }
  /// Checks at least one value, and more until the time `until` (see ClockAndEntropy::now_ms()). Returns true once all
  /// values are checked.
  bool work(double until);
  /// Returns all changes to be stored. The list is complete once work() has returned true.
  [[nodiscard]] std::vector<Change> changes() const;
  /// Returns a line for each outcome, such as new or unreadable matches, with the number of records.
  [[nodiscard]] std::string report(Lang lang) const;

 private:
  void take(const Change& value);
  void take_match(const std::string& key, std::string_view folder, const std::string& text);
  void place(const std::string& id, const std::string& text, bool over);
  void place_renumbered(const std::string& text, bool over);
  void take_choice(const std::string& key, std::string text);
  void take_judged(const std::string& key, std::string_view text);
  [[nodiscard]] std::string stored_text(const std::string& key) const;

  const Host& host_;
  std::deque<Change> values_;                              ///< values still to be checked
  std::map<std::string, std::string, std::less<>> fresh_;  ///< values to be stored, by key
  int added_ = 0;
  int continued_ = 0;
  int known_ = 0;  ///< number of records that are already stored here, possibly with more events
  /// Number of records stored under a new ID, because the old one is not valid or belongs to a different record.
  int renumbered_ = 0;
  int unchanged_ = 0;         ///< number of stored records that this version cannot replay to the end
  int unreadable_ = 0;        ///< number of values that are not valid records and were left out
  bool preferences_ = false;  ///< whether settings or forms have been imported
};

}  // namespace tapete
