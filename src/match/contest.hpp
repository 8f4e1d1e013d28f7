#pragma once
#include <functional>

#include "bots/arena.hpp"
#include "match/record.hpp"

namespace tapete {

/// A match-up for the arena.
struct Contest {
  Header header;
  std::string a;  ///< the names of the two contestants
  std::string b;
  std::uint64_t seed = 1;
  std::int64_t deals = 0;
  int shard = 0;  ///< which shard this is, from 0 to `shards` - 1; deals are assigned to shards in turn
  int shards = 1;
  bool blunders = false;  ///< whether the blunders of the game's list are counted, if it has one
};

/// The names of the blunders in the game's list, in the order of ArenaResult::blundered; empty without a list.
std::vector<std::string> blunder_names(std::string_view game);

/// Plays the contest. House rules that are numbers take their lowest value unless the header names them, so that
/// matches are short, except in a game of whole matches. `progress` is called after each deal with the number of deals
/// done and their total. Problems: those of the header, level_unknown.
Result<ArenaResult, Problem> play_contest(const Contest& contest,
                                          const std::function<void(std::int64_t, std::int64_t)>& progress);

}  // namespace tapete
