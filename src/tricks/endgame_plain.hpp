#pragma once
#include "tricks/endgame.hpp"

namespace tapete {

/// The same value as EndgameSolver::value() by plain alpha-beta: no table, no move ordering, every card searched. It is
/// slow and obviously right, so the solver is tested and measured against it.
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
