#pragma once
#include <cstdint>
#include <vector>

#include "tricks/endgame_cards.hpp"

namespace tapete {

/// Solves Endgames exactly. Values are points of side 0 less points of side 1 from here on: of cards, marriages (a
/// king with its knight, sung as soon as possible, which never costs points) and the last trick; cards on the table
/// count with their trick. Keep one solver for many positions: it owns a transposition table.
class EndgameSolver : EndgameCards {
 public:
  explicit EndgameSolver(const Ranking& ranking);

  /// The value of the position; some card must be left to play.
  int value(const Endgame& position);
  /// Whether side 0's difference from here on is at least `bound`. Cheaper than the value.
  bool reaches(const Endgame& position, int bound);

  struct Choice {
    Card card;
    int value = 0;  ///< of the position after it
  };
  /// The value of every legal card.
  FixedList<Choice, 10> values(const Endgame& position);

 private:
  static constexpr int kNoMove = 255;
  struct Entry {
    std::uint32_t key = 0;
    std::int16_t low = 0;
    std::int16_t high = 0;
    std::uint8_t best = 0;
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
  std::uint8_t generation_ = 0;
  int first_ = kNoMove;  ///< bit to try first in the position searched next
  int best_ = kNoMove;   ///< bit that was best in the position searched last that had a choice
};

}  // namespace tapete
