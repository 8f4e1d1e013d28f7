#pragma once
#include "core/index.hpp"
#include "games/kwingto/kwingto.hpp"

/// The rows and columns of one player; see "Placing a card" and "The count" in the rules for players.
namespace tapete::kwingto {

using Board = Kwingto::Board;

/// Suits as in Card: spades, hearts, diamonds, clubs.
constexpr bool is_red(int suit) { return suit == 1 || suit == 2; }
/// The value of a card in a board's cell: 1 to 13, the ace as 1.
constexpr int cell_of(Card card) { return card.rank() + 1; }
constexpr Card card_of_cell(int suit, int cell) { return Card{suit, cell - 1}; }

/// One more than the highest card.
inline constexpr int kBeyond = Kwingto::kHighAce + 1;

/// The row of that suit, or a new one; kNobody if three other suits have rows.
int row_for(const Board& board, int suit);
/// Whether a card of this cell value may be placed on that space: the space is empty, the row stays in order, and the
/// column has no other card of its rank. Does not check whether the deck still has the card.
bool fits(const Board& board, int row, int space, int cell);
bool row_full(const Board& board, int row);
int full_rows(const Board& board);
/// The value of the card at a space: 1 to 14. An ace that stands alone is 0, because it is undecided.
int value_at(const Board& board, int row, int space);

/// The count, by the sources of the points.
struct Score {
  std::array<int, Kwingto::kRows> rows{};  ///< the value of its last card if full, otherwise a point for each card
  std::array<int, Kwingto::kRows> runs{};  ///< for five cards in sequence
  std::array<int, Kwingto::kSpaces> columns{};
  int penalties = 0;  ///< negative
  [[nodiscard]] int total() const;
};
Score score(const Board& board);
/// The points of all rows or columns of one kind.
constexpr int sum(const auto& points) {
  int out = 0;
  for (const int part : points) out += part;
  return out;
}

}  // namespace tapete::kwingto
