#pragma once
#include "tricks/endgame.hpp"

namespace tapete {

/// The same value as EndgameSolver::value, by alpha-beta and nothing else: no table, no order, every card tried. Slow
/// and plainly right: the solver is tested against it, and measured beside it.
class PlainEndgame {
 public:
  explicit PlainEndgame(const Ranking& ranking) : ranking_(ranking) {}
  int value(const Endgame& position);

 private:
  int search(const Endgame& position, int alpha, int beta);
  int next_trick(const Endgame& position, int side, bool sung_now, int alpha, int beta);

  const Ranking& ranking_;
};

}  // namespace tapete
