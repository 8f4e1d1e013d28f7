#pragma once
#include <cstddef>
#include <vector>

#include "match/record.hpp"
#include "match/table.hpp"

namespace tapete {

/// Statistics of one match for one seat.
struct Digest {
  /// Points of one hand.
  struct Hand {
    int own = 0;   ///< points of the seat's side
    int best = 0;  ///< points of the best other side
    friend bool operator==(const Hand&, const Hand&) = default;
  };
  std::vector<Hand> hands;  ///< the finished hands in which the seat took part
  int played = 0;           ///< number of all finished hands
  Hand total;               ///< sum of all hands; `best` is the best other side by the rules of the game
  bool adds_up = false;     ///< whether the total of all hands is the score of the match
  struct Level {
    int won = 0;
    int lost = 0;
  };
  std::vector<Level> levels;          ///< for each of GameInfo::levels, the units won and lost
  std::vector<int> extra_statistics;  ///< the counts of the seat's side, one for each of GameInfo::extra_statistics
  /// Number of events at the end that are not counted, because the rules of this version refuse the first of them.
  std::size_t left_out = 0;
  bool over = false;
  bool won = false;  ///< whether the seat is among the winners; false while the match is not over
};

/// Computes the statistics of a record up to the first event that the rules of this version refuse. Problems: any of
/// open_table().
Result<Digest, Problem> digest(const Record& record, Seat seat);

}  // namespace tapete
