#pragma once
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/host.hpp"

namespace tapete {

/// What a copy of everything adds to what is stored here. Nothing that is here is lost: a record is replaced only by
/// one that continues it, and settings are taken only where there are none. Checking many records takes time, so that
/// it is done bit by bit; the archive must have been read before.
class Import {
 public:
  explicit Import(const Host& host) : host_(host) {}

  /// What a copy holds; another may be added while the first is being looked at.
  void add(const std::vector<Change>& values) { values_.insert(values_.end(), values.begin(), values.end()); }
  /// Looks at what the copy holds until that moment (as Machine::now_ms), at least at one value; true once that is
  /// done.
  bool work(double until);
  /// All that is to be stored. Complete once work() says so.
  [[nodiscard]] std::vector<Change> changes() const;
  /// A sentence for each kind of thing that was done with what the copy holds.
  [[nodiscard]] std::string report(Lang lang) const;

 private:
  void take(const Change& value);
  void take_match(const std::string& id, const std::string& text);
  void place(const std::string& id, const std::string& text, bool over);
  void place_apart(const std::string& text, bool over);
  void take_choice(const std::string& key, std::string text);
  [[nodiscard]] std::string here(const std::string& key) const;

  const Host& host_;
  std::deque<Change> values_;                              ///< to be looked at
  std::map<std::string, std::string, std::less<>> fresh_;  ///< to be stored, by key
  int added_ = 0;
  int continued_ = 0;
  int known_ = 0;       ///< they are here, as far or further
  int apart_ = 0;       ///< went on otherwise than those here, and are kept under an ID of their own
  int unreadable_ = 0;  ///< no records, and left out
  bool choices_ = false;
};

}  // namespace tapete
