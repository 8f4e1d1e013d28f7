#pragma once
#include <vector>

#include "match/record.hpp"
#include "match/table.hpp"

namespace tapete {

/// What a match amounts to for one seat, as statistics count it.
struct Digest {
  /// Points of one hand: those of the seat's side, and of the best of the others.
  struct Hand {
    int own = 0;
    int best = 0;
    friend bool operator==(const Hand&, const Hand&) = default;
  };
  std::vector<Hand> hands;  ///< those that are over and that the seat played
  struct Level {
    int won = 0;
    int lost = 0;
  };
  std::vector<Level> levels;  ///< one for each of GameInfo::levels
  std::vector<int> counted;   ///< for the seat's side, one for each of GameInfo::counted
  bool over = false;
  bool won = false;  ///< the seat is among the winners of a match that is over
};

/// Plays a record from its beginning. Problems: those of replay().
Result<Digest, Problem> digest(const Record& record, Seat seat);

}  // namespace tapete
