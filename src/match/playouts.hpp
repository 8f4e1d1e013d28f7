#pragma once
#include <cstdint>
#include <memory>

#include "game/game.hpp"

namespace tapete {

/// Work for measuring a game of any kind: whole random hands, and decisions of the casual player on positions from such
/// hands.
class PlayoutBench {
 public:
  /// `players` must be one of game.players; the house rules are the usual ones.
  PlayoutBench(const GameInfo& game, int players);
  ~PlayoutBench();

  /// Shuffles, deals and plays a hand with random legal actions. Returns something that depends on all of it.
  std::uint64_t play_hand(Rng& rng);
  /// Lets the casual player choose once, and goes on by a random action.
  std::uint64_t decide(Rng& rng);

 private:
  class Work;
  template <Game G>
  class WorkOf;
  std::unique_ptr<Work> work_;
};

}  // namespace tapete
