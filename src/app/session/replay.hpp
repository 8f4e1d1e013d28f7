#pragma once
#include <string>
#include <vector>

#include "match/table.hpp"

namespace tapete {

/// A match that is watched again: all its events, and the number that has been shown.
class Replay {
 public:
  /// `table` is at the end of the match and is rewound to its first deal.
  explicit Replay(Table& table);

  /// The number of events shown so far, and of all.
  [[nodiscard]] std::size_t position() const { return table_.events().size(); }
  [[nodiscard]] std::size_t length() const { return events_.size(); }
  [[nodiscard]] const std::vector<std::string>& events() const { return events_; }
  [[nodiscard]] const std::string& next_event() const { return events_[position()]; }
  /// The position at which the present hand begins, or the next one if `next`.
  [[nodiscard]] std::size_t hand_start(bool next) const;
  /// Goes to the position after so many events, forward or back.
  void wind(std::size_t position);

 private:
  Table& table_;
  std::vector<std::string> events_;
};

}  // namespace tapete
