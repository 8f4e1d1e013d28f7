#pragma once
#include <functional>

#include "bots/arena.hpp"
#include "match/record.hpp"

namespace tapete {

/// Two contestants and the duplicate deals that they play in the arena.
struct Contest {
  Header header;
  std::string a;  ///< the names of the two contestants
  std::string b;
  std::uint64_t seed = 1;
  std::int64_t deals = 0;
  int shard = 0;  ///< index of this shard, from 0 to `shards` - 1; deals are assigned to the shards in turn
  int shards = 1;
  bool blunders = false;  ///< whether the blunders of the game's list are counted, if it has one
};

/// Returns the names of the blunders in the game's list, in the order of ArenaResult::blundered; empty without a list.
std::vector<std::string> blunder_names(std::string_view game);

/// Plays the contest. To keep matches short, house rules that are numbers take their lowest value unless the header
/// sets them. This does not apply to games with GameInfo::whole_matches. Calls `progress` after each deal with the
/// number of deals done and their total. Problems: any in the header, level_unknown.
Result<ArenaResult, Problem> play_contest(const Contest& contest,
                                          const std::function<void(std::int64_t, std::int64_t)>& progress);

}  // namespace tapete
