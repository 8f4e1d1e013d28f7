#pragma once
#include <string>
#include <vector>

#include "match/table.hpp"

namespace tapete {

/// A match that is watched again: all its events, and how far they have been followed.
class Replay {
 public:
  /// `table` stands at the end of the match, and is wound back to its first deal.
  explicit Replay(Table& table);

  /// Events followed so far, and all there are.
  [[nodiscard]] std::size_t position() const { return table_.events().size(); }
  [[nodiscard]] std::size_t length() const { return events_.size(); }
  [[nodiscard]] const std::string& next_event() const { return events_[position()]; }
  /// Where the hand at or before position() begins, or the one after it.
  [[nodiscard]] std::size_t hand_start(bool next) const;
  /// Goes to the position after so many events, forward or back.
  void wind(std::size_t position);

 private:
  Table& table_;
  std::vector<std::string> events_;
};

}  // namespace tapete
