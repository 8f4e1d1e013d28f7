#pragma once
#include <functional>

#include "bots/arena.hpp"
#include "match/record.hpp"

namespace tapete {

/// What is to be played in the arena.
struct Contest {
  Header header;
  std::string a;  ///< names of contestants
  std::string b;
  std::uint64_t seed = 1;
  std::int64_t deals = 0;
  int shard = 0;  ///< of `shards` parts, from 0: deals are dealt out to them in turn
  int shards = 1;
  bool blunders = false;  ///< those of the game's list are counted, if it has one
};

/// What the game's bots are not to do, in the order of ArenaResult::blundered; nothing if it has no such list.
std::vector<std::string> blunder_names(std::string_view game);

/// Plays it. Numbers among the house rules that the header does not name are at their lowest, so that a match is as
/// short as it can be. `progress` is called after each deal with the number done and the number to do. Problems: those
/// of the header, level_unknown.
Result<ArenaResult, Problem> play_contest(const Contest& contest,
                                          const std::function<void(std::int64_t, std::int64_t)>& progress);

}  // namespace tapete
