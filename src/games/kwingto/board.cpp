#include "games/kwingto/board.hpp"

#include <algorithm>

namespace tapete::kwingto {
namespace {

constexpr int kAce = 1;
constexpr int kRunPoints = 6;
constexpr int kRoyalPoints = 12;
constexpr int kPenaltyPoints = -5;

/// Returns whether any card lies in the row from space `from` up to, but not including, `to`.
bool any_card(const Board& board, int row, int from, int to) {
  const auto& cells = board.cell[at(row)];
  return std::any_of(cells.begin() + from, cells.begin() + to, [](int cell) { return cell != 0; });
}

/// Returns whether a card with this cell value is in ascending order with the cards in the row. An ace is below or
/// above all other cards.
bool in_order(const Board& board, int row, int space, int cell) {
  const bool first = !any_card(board, row, 0, space);
  const bool last = !any_card(board, row, space + 1, Kwingto::kSpaces);
  if (cell == kAce) return first || last;
  for (int other = 0; other < Kwingto::kSpaces; ++other) {
    const int lies = board.cell[at(row)][at(other)];
    if (lies == 0 || other == space) continue;
    const bool left = other < space;
    if (lies == kAce) {
      // An ace at the left must be the first card of the row, an ace at the right the last one.
      if (left ? any_card(board, row, 0, other) : any_card(board, row, other + 1, Kwingto::kSpaces)) return false;
    } else if (left ? lies >= cell : lies <= cell) {
      return false;
    }
  }
  return true;
}

int run_points(const Board& board, int row) {
  const int first = value_at(board, row, 0);
  for (int space = 1; space < Kwingto::kSpaces; ++space)
    if (value_at(board, row, space) != first + space) return 0;
  return value_at(board, row, Kwingto::kSpaces - 1) == Kwingto::kHighAce ? kRoyalPoints : kRunPoints;
}

int spread(std::array<int, Kwingto::kRows> values) {
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  return *high - *low;
}

int column_points(const Board& board, int space) {
  std::array<int, Kwingto::kRows> low{};
  std::array<int, Kwingto::kRows> high{};
  for (int row = 0; row < Kwingto::kRows; ++row) {
    if (board.cell[at(row)][at(space)] == 0) return 0;
    const int value = value_at(board, row, space);
    low[at(row)] = value == 0 ? kAce : value;
    high[at(row)] = value == 0 ? Kwingto::kHighAce : value;
  }
  return std::max(spread(low), spread(high));
}

}  // namespace

int row_for(const Board& board, int suit) {
  for (int row = 0; row < board.rows; ++row)
    if (board.suit[at(row)] == suit) return row;
  return board.rows < Kwingto::kRows ? board.rows : kNobody;
}

bool fits(const Board& board, int row, int space, int cell) {
  if (board.cell[at(row)][at(space)] != 0) return false;
  for (int other = 0; other < board.rows; ++other)
    if (board.cell[at(other)][at(space)] == cell) return false;
  return in_order(board, row, space, cell);
}

bool row_full(const Board& board, int row) {
  const auto& cells = board.cell[at(row)];
  return std::find(cells.begin(), cells.end(), 0) == cells.end();
}

int full_rows(const Board& board) {
  int count = 0;
  for (int row = 0; row < board.rows; ++row) count += row_full(board, row) ? 1 : 0;
  return count;
}

int value_at(const Board& board, int row, int space) {
  const int cell = board.cell[at(row)][at(space)];
  if (cell != kAce) return cell;
  if (any_card(board, row, 0, space)) return Kwingto::kHighAce;
  return any_card(board, row, space + 1, Kwingto::kSpaces) ? kAce : 0;
}

int Score::total() const {
  int sum = penalties;
  for (const int points : rows) sum += points;
  for (const int points : runs) sum += points;
  for (const int points : columns) sum += points;
  return sum;
}

Score score(const Board& board) {
  Score out;
  for (int row = 0; row < board.rows; ++row) {
    const auto& cells = board.cell[at(row)];
    const bool full = row_full(board, row);
    const auto cards =
        static_cast<int>(cells.size() - static_cast<std::size_t>(std::count(cells.begin(), cells.end(), 0)));
    out.rows[at(row)] = full ? value_at(board, row, Kwingto::kSpaces - 1) : cards;
    out.runs[at(row)] = full ? run_points(board, row) : 0;
  }
  for (int space = 0; space < Kwingto::kSpaces; ++space) out.columns[at(space)] = column_points(board, space);
  out.penalties = kPenaltyPoints * board.penalties;
  return out;
}

}  // namespace tapete::kwingto
