#pragma once
#include <functional>

#include "bots/arena.hpp"
#include "match/record.hpp"

namespace tapete {

/// Two contestants and the duplicate deals that they play in the arena. Several programs can each play a part (shard)
/// of a contest.
struct Contest {
  Header header;
  std::string a;           ///< first contestant: a name that find_contestant() knows
  std::string b;           ///< second contestant
  std::uint64_t seed = 1;  ///< seed of the deals and of the contestants' random choices
  std::int64_t deals = 0;  ///< number of deals of all shards together
  int shard = 0;   ///< index of the shard to play, from 0 to `shards` - 1; deal `i` belongs to shard `i % shards`
  int shards = 1;  ///< number of shards
  bool blunders = false;  ///< whether blunders are counted, if the game has a list of them
};

/// Returns the names of the blunders in the game's list, in the order of ArenaResult::blundered; empty if there
/// is no list.
std::vector<std::string> blunder_names(std::string_view game);

/// Plays one shard of the contest. To keep matches short, numeric house rules take their lowest value unless the header
/// sets them, except in games with GameInfo::whole_matches. After each deal, calls `progress` with the number of deals
/// done and the number of deals of this shard. Problems: any in the header, level_unknown.
Result<ArenaResult, Problem> play_contest(const Contest& contest,
                                          const std::function<void(std::int64_t, std::int64_t)>& progress);

}  // namespace tapete
