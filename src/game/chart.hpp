#pragma once
#include <string>
#include <vector>

namespace tapete {

/// A match hand by hand, as people keep it on a sheet of paper, in the player's language.
struct Chart {
  struct Cell {
    std::string note;  ///< how the seat has fared in the game's own terms ("2 of 3"); empty: the points tell it
    int gained = 0;    ///< points of the hand; 0 while it is played
    int total = 0;     ///< sum of the points after the hand
    int mood = 0;      ///< 1: the hand went well for the seat, -1: it went badly, 0: neither
  };
  struct Row {
    std::string about{};        ///< what sets this hand apart from others, in a word or two; may be empty
    bool over = false;          ///< only the last hand may still be played
    std::vector<Cell> cells{};  ///< by seat
  };
  std::vector<Row> rows;  ///< in the order of play
};

}  // namespace tapete
