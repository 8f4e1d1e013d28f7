#pragma once
#include <cstdint>
#include <vector>

#include "tricks/endgame_cards.hpp"

namespace tapete {

/// Solves Endgames exactly, by alpha-beta search with a transposition table. The value of a position is the number of
/// points that side 0 still gets minus the number that side 1 still gets: for cards, for marriages (a king and a lower
/// court card of its suit) and for the last trick. Marriages are sung as early as possible, which never costs points.
/// Cards of the current trick count for the winner of the trick. Use one solver for many positions, because each solver
/// owns a transposition table.
class EndgameSolver : EndgameCards {
 public:
  explicit EndgameSolver(const Ranking& ranking);

  /// Returns the value of the position. At least one card must be left to play.
  int value(const Endgame& position);
  /// Returns whether the value is at least `bound`. The function is faster than value().
  bool reaches(const Endgame& position, int bound);

  struct Choice {
    Card card;
    int value = 0;  ///< the value of the position if this card is played
  };
  /// Returns the value of each legal card.
  FixedList<Choice, 10> values(const Endgame& position);

 private:
  static constexpr int kNoMove = 255;
  /// Entry of the transposition table, for a position between two tricks.
  struct Entry {
    std::uint32_t key = 0;
    std::int16_t low = 0;   ///< lower bound of the value
    std::int16_t high = 0;  ///< upper bound of the value
    std::uint8_t best = 0;  ///< the card (bit) to search first; kNoMove: unknown
    std::uint8_t generation = 0;
  };
  void begin(const Endgame& position);
  int solve(const Trick& trick, Mask alive, int alpha, int beta);
  int between(Mask alive, int leader, unsigned sung, int alpha, int beta);
  int play(const Trick& trick, Mask alive, int alpha, int beta);
  int after_card(const Trick& trick, int bit, Mask alive, int alpha, int beta);
  int after_trick(const Trick& trick, Mask alive, int alpha, int beta);
  int last_cards(Mask alive, int leader) const;
  [[nodiscard]] int order(const Trick& trick, const Answers& answers, int bit, Mask alive) const;
  [[nodiscard]] int order_lead(const Trick& trick, int bit, Mask alive) const;

  const Ranking& ranking_;
  std::vector<Entry> table_;
  std::uint8_t generation_ = 0;  ///< entries of other generations are invalid
  int first_ = kNoMove;          ///< the card (bit) to search first in the next position
  int best_ = kNoMove;           ///< the best card (bit) of the last searched position with several moves
};

}  // namespace tapete
