#pragma once
#include "core/index.hpp"
#include "games/kwingto/kwingto.hpp"

/// One player's rows and columns. Rules page: "Placing a card", "The count".
namespace tapete::kwingto {

using Board = Kwingto::Board;

/// Suits as in Card: spades, hearts, diamonds, clubs.
constexpr bool is_red(int suit) { return suit == 1 || suit == 2; }
/// What a board's cell holds for a card: 1 to 13, the ace as 1.
constexpr int cell_of(Card card) { return card.rank() + 1; }
constexpr Card card_of_cell(int suit, int cell) { return Card{suit, cell - 1}; }

/// One more than the highest card.
inline constexpr int kBeyond = Kwingto::kHighAce + 1;

/// The row of that suit, or a new one; kNobody if three others have been begun.
int row_for(const Board& board, int suit);
/// Whether a card of this cell value may come to that space of a row: empty, in order, and no second one of its rank in
/// the column. Says nothing of the deck.
bool fits(const Board& board, int row, int space, int cell);
bool row_full(const Board& board, int row);
int full_rows(const Board& board);
/// What the card at a space counts: 1 to 14. For an ace that stands alone 0, as it is undecided.
int value_at(const Board& board, int row, int space);

/// The count, apart by where the points come from.
struct Score {
  std::array<int, Kwingto::kRows> rows{};  ///< of its last card if full, else a point a card
  std::array<int, Kwingto::kRows> runs{};  ///< for five in order
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
