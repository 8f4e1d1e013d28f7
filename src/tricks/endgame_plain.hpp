#pragma once
#include "tricks/endgame.hpp"

namespace tapete {

/// Computes EndgameSolver::value() by plain alpha-beta, without a table or move ordering. It is slow but obviously
/// correct, so tests and benchmarks compare the solver with it.
class PlainEndgame {
 public:
  explicit PlainEndgame(const Ranking& ranking) : ranking_(ranking) {}
  int value(const Endgame& position);

 private:
  int search(const Endgame& position, int alpha, int beta);
  int value_after(const Endgame& position, Seat seat, Card card, int alpha, int beta);
  int next_trick(const Endgame& position, int side, bool sung_now, int alpha, int beta);

  const Ranking& ranking_;
};

}  // namespace tapete
