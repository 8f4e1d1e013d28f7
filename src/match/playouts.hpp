#pragma once
#include <cstdint>
#include <memory>
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// Workload for measuring the speed of any game: whole hands, and decisions in positions of random hands.
class PlayoutBench {
 public:
  /// `players` must be one of game.players; the house rules have their default values.
  PlayoutBench(const GameInfo& game, int players);
  ~PlayoutBench();

  /// Shuffles, deals and plays a hand of random legal actions. Returns a number that depends on the result, so that the
  /// compiler cannot remove the work.
  std::uint64_t play_hand(Rng& rng);
  /// The same as play_hand(), but plays with the heuristic policy that playouts use.
  std::uint64_t play_policy_hand(Rng& rng);
  /// Lets the bot of a level (one of bot_levels()) decide once, without a time limit, and continues with a random
  /// action.
  std::uint64_t decide(std::string_view level, Rng& rng);

 private:
  class Work;
  template <Game G>
  class WorkOf;
  std::unique_ptr<Work> work_;
};

}  // namespace tapete
