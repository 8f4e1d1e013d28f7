#pragma once
#include <cstddef>
#include <vector>

#include "match/record.hpp"
#include "match/table.hpp"

namespace tapete {

/// A match in numbers, from the point of view of one seat, for the statistics.
struct Digest {
  /// The points of one hand: those of the seat's side, and those of the best other side.
  struct Hand {
    int own = 0;
    int best = 0;
    friend bool operator==(const Hand&, const Hand&) = default;
  };
  std::vector<Hand> hands;  ///< the finished hands in which the seat took part
  struct Level {
    int won = 0;
    int lost = 0;
  };
  std::vector<Level> levels;  ///< one for each of GameInfo::levels
  std::vector<int> counted;   ///< the counts of the seat's side, one for each of GameInfo::counted
  /// The number of events at the end that are not counted, because today's rules refuse the first of them.
  std::size_t left_out = 0;
  bool over = false;
  bool won = false;  ///< whether the seat is among the winners; false while the match is not over
};

/// Replays a record from its beginning, as far as the rules allow. Problems: those of open_table().
Result<Digest, Problem> digest(const Record& record, Seat seat);

}  // namespace tapete
