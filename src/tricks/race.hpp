#pragma once
#include <cstdint>
#include <vector>

#include "tricks/endgame_cards.hpp"

namespace tapete {

/// An Endgame that is over as soon as a side has the points that it lacks.
struct Race {
  struct Side {
    int points = 0;       ///< that it lacks, marriages and all; 0 or less: it has enough
    int card_points = 0;  ///< that it lacks of cards alone: without them it cannot win
  };

  Endgame position;
  std::array<Side, 2> lacks;
  bool last_is_card = false;  ///< the points of the last trick count among those of cards
};

/// Tells who wins a Race, exactly. A side that has enough points at the end but too few of cards loses; of two that
/// have both too little, side 1 wins. Keep one solver for many positions: it owns a transposition table.
class RaceSolver : EndgameCards {
 public:
  explicit RaceSolver(const Ranking& ranking);

  /// Whether side 0 wins. Nobody has won yet, and some card is left to play.
  bool wins(const Race& race);

  struct Choice {
    Card card;
    bool wins = false;  ///< side 0, after it
  };
  /// The outcome of every legal card.
  FixedList<Choice, 10> outcomes(const Race& race);

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t generation = 0;
    bool wins = false;
  };
  /// What each side has gained since the Race began.
  struct Gains {
    std::array<int, 2> cards{};
    std::array<int, 2> marriages{};
    std::array<int, 2> last{};
    [[nodiscard]] int points(int side) const { return cards[at(side)] + marriages[at(side)] + last[at(side)]; }
  };

  void begin(const Race& race);
  [[nodiscard]] bool has_enough(const Gains& gains, int side) const;
  [[nodiscard]] bool finished(const Gains& gains) const;
  [[nodiscard]] bool out_of_reach(const Gains& gains, Mask alive, unsigned sung) const;
  bool between(Mask alive, int leader, unsigned sung, const Gains& gains);
  bool play(const Trick& trick, Mask alive, const Gains& gains);
  bool after_card(const Trick& trick, int bit, Mask alive, const Gains& gains);
  bool after_trick(const Trick& trick, Mask alive, const Gains& before);
  [[nodiscard]] int order(const Trick& trick, const Answers& answers, int bit, Mask alive) const;

  const Ranking& ranking_;
  std::array<Race::Side, 2> lacks_{};
  bool last_is_card_ = false;
  std::vector<Entry> table_;
  std::uint8_t generation_ = 0;
};

}  // namespace tapete
