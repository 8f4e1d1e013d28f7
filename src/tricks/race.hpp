#pragma once
#include <cstdint>
#include <vector>

#include "tricks/endgame_cards.hpp"

namespace tapete {

/// An Endgame that ends as soon as a side has the points that it still needs.
struct Race {
  struct Side {
    int points = 0;       ///< points that the side still needs, marriages included; 0 or less: enough
    int card_points = 0;  ///< points that the side still needs from cards; without them it cannot win
  };

  Endgame position;
  std::array<Side, 2> needed;
  bool last_is_card = false;  ///< whether the points of the last trick count as points from cards
};

/// Computes the winner of a Race exactly, by a boolean search with a transposition table. If all cards are played
/// before a side has won, a side that has its points but too few of them from cards loses; if this is true of both
/// sides or of neither, side 1 wins. Use one solver for many positions, because each solver owns a transposition table.
class RaceSolver : EndgameCards {
 public:
  explicit RaceSolver(const Ranking& ranking);

  /// Returns whether side 0 wins. The hand must not be over, and at least one card must be left to play. A side that
  /// has enough points at the start wins with its next trick, or when all cards are played if no side has won before.
  bool wins(const Race& race);

  struct Choice {
    Card card;
    bool wins = false;  ///< whether side 0 wins once this card has been played
  };
  /// Returns the result of each legal card.
  FixedList<Choice, 10> outcomes(const Race& race);

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t generation = 0;
    bool wins = false;
  };
  /// The points that each side has gained since the Race began, by their source.
  struct Gains {
    std::array<int, 2> cards{};
    std::array<int, 2> marriages{};
    std::array<int, 2> last{};  ///< from the last trick
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
  std::array<Race::Side, 2> needed_{};
  bool last_is_card_ = false;
  std::vector<Entry> table_;
  std::uint8_t generation_ = 0;  ///< entries of other generations are invalid
};

}  // namespace tapete
