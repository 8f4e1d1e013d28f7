#pragma once
#include <string>
#include <vector>

#include "game/seat.hpp"

namespace tapete {

/// The scores of a match hand by hand, like a scoresheet on paper, in the player's language.
struct Chart {
  struct Cell {
    std::string note;  ///< result of the hand in the game's words ("2 of 3"); empty if the points say enough
    int gained = 0;    ///< points of the hand; 0 while the hand is in progress
    int total = 0;     ///< sum of the points of all hands up to this one
    int mood = 0;      ///< 1: the hand went well for the seat, -1: it went badly, 0: neither
  };
  struct Row {
    std::string about{};        ///< a word or two about the kind of the hand ("3 cards"); may be empty
    bool over = false;          ///< whether the hand is over; only the last row can be of a hand in progress
    std::vector<Cell> cells{};  ///< by seat
    Seat by = kNobody;          ///< the seat whose name stands before `about`
  };
  std::vector<Row> rows;  ///< one for each hand, in the order of play
};

}  // namespace tapete
