#pragma once
#include <span>
#include <string>
#include <vector>

#include "app/archive.hpp"

namespace tapete {

/// What somebody has played of one game.
struct Statistics {
  /// Matches that are over, against one level.
  struct Level {
    std::string level;
    int matches = 0;
    int won = 0;
  };
  const GameInfo* game = nullptr;
  int matches = 0;  ///< those that are over
  int won = 0;
  std::vector<Digest::Level> match_levels;  ///< one for each of GameInfo::levels
  std::vector<int> counted;                 ///< one for each of GameInfo::counted
  std::vector<Digest::Hand> hands;          ///< of all matches, oldest first
  std::vector<Level> levels;                ///< of bots, weakest first
};

/// For each game that was played, in the order in which games are offered. All are counted anew from the records: what
/// is under way counts with what of it is over.
std::vector<Statistics> statistics(std::span<const Entry> under_way, std::span<const Entry> done);

/// The mean points of `hands` in at most `most` equal stretches of time, for a chart.
struct MeanPoints {
  float own = 0;
  float best = 0;
};
std::vector<MeanPoints> points_over_time(std::span<const Digest::Hand> hands, std::size_t most);

}  // namespace tapete
