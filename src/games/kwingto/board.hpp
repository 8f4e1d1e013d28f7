#pragma once
#include "core/index.hpp"
#include "games/kwingto/kwingto.hpp"

/// The rows, columns and points of one board; see "Placing a card" and "Scoring" in the rules for players.
namespace tapete::kwingto {

using Board = Kwingto::Board;

/// Suits as in Card: spades, hearts, diamonds, clubs.
constexpr bool is_red(int suit) { return suit == 1 || suit == 2; }
/// Returns the value of a card in a board's cell: 1 to 13, the ace as 1.
constexpr int cell_of(Card card) { return card.rank() + 1; }
constexpr Card card_of_cell(int suit, int cell) { return Card{suit, cell - 1}; }

/// One more than the value of the highest card.
inline constexpr int kBeyond = Kwingto::kHighAce + 1;

/// Returns the row of this suit, or the next row to begin; kNobody if three other suits have rows.
int row_for(const Board& board, int suit);
/// Returns whether a card with this cell value may be placed on a space: the space is empty, the row stays in order,
/// and the column has no other card of this rank. Does not check whether the deck still has the card.
bool fits(const Board& board, int row, int space, int cell);
bool row_full(const Board& board, int row);
int full_rows(const Board& board);
/// Returns the value of the card at a space: 1 to 14; 0 for an ace alone in its row, because its value is undecided.
int value_at(const Board& board, int row, int space);

/// The points of a board, by source.
struct Score {
  std::array<int, Kwingto::kRows> rows{};  ///< value of the last card if the row is full, else a point for each card
  std::array<int, Kwingto::kRows> runs{};  ///< points for five cards in sequence
  std::array<int, Kwingto::kSpaces> columns{};  ///< highest minus lowest value of a column with three cards
  int penalties = 0;                            ///< negative
  [[nodiscard]] int total() const;
};
Score score(const Board& board);
/// Returns the sum of the points of all rows or of all columns.
constexpr int sum(const auto& points) {
  int out = 0;
  for (const int part : points) out += part;
  return out;
}

}  // namespace tapete::kwingto
