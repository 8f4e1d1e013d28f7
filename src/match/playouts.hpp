#pragma once
#include <cstdint>
#include <memory>
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// Work for measuring the speed of any game: whole hands, and decisions in positions from random hands.
class PlayoutBench {
 public:
  /// `players` must be one of game.players; the house rules are the usual ones.
  PlayoutBench(const GameInfo& game, int players);
  ~PlayoutBench();

  /// Shuffles, deals and plays a hand of random legal actions. Returns a number that depends on all of this work.
  std::uint64_t play_hand(Rng& rng);
  /// The same with the heuristic policy that playouts use.
  std::uint64_t play_sensible_hand(Rng& rng);
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
