#include "games/kwingto/notes.hpp"

#include <algorithm>

#include "games/kwingto/strings.hpp"

namespace tapete::kwingto {
namespace {

/// Returns the ranks from one value to another, as in "2 to 6" or "9 to A"; empty if there are none.
std::string range_words(int low, int high, Lang lang) {
  constexpr int kRanks = 13;
  const auto sign = [](int value) { return rank_sign((value - 1) % kRanks); };
  if (low > high) return {};
  return low == high ? sign(low) : fill(say::kNoteRange(lang), sign(low), sign(high));
}

/// Returns a note on the cards that fit in the gaps next to a card that has just been placed.
std::string gaps_note(const Board& board, int row, int space, Lang lang, bool warns) {
  const auto& cells = board.cell[at(row)];
  const int value = value_at(board, row, space);
  if (value == 0) return {};
  int left = space - 1;
  while (left >= 0 && cells[at(left)] == 0) --left;
  int right = space + 1;
  while (right < Kwingto::kSpaces && cells[at(right)] == 0) ++right;
  const int low = left < 0 ? 0 : std::max(1, value_at(board, row, left));
  const int high = right == Kwingto::kSpaces ? kBeyond : value_at(board, row, right);
  const int left_gaps = space - left - 1;
  const int right_gaps = right - space - 1;
  if (value - low - 1 < left_gaps || high - value - 1 < right_gaps)
    return warns ? std::string{say::kNoteClosed(lang)} : std::string{};
  const std::string below = left_gaps > 0 ? range_words(low + 1, value - 1, lang) : "";
  const std::string above = right_gaps > 0 ? range_words(value + 1, high - 1, lang) : "";
  if (!below.empty() && !above.empty()) return fill(say::kNoteBetween(lang), below, above);
  if (below.empty() && above.empty()) return {};
  return fill(say::kNoteSide(lang), below.empty() ? above : below);
}

}  // namespace

std::string placement_note(const Board& board, Action action, Lang lang, bool warns) {
  Board then = board;
  const bool begins = put_card(then, action);
  const int row = row_for(then, card_of(action).suit());
  const Score count = score(then);
  std::string out;
  const auto add = [&out](const std::string& words) {
    if (words.empty()) return;
    if (!out.empty()) out += ". ";
    out += words;
  };
  if (begins && warns) add(std::string{say::kNoteNew(lang)});
  if (row_full(then, row)) add(fill(say::kNoteRow(lang), std::to_string(count.rows[at(row)])));
  if (count.runs[at(row)] > 0) add(fill(say::kNoteRun(lang), std::to_string(count.runs[at(row)])));
  const int column = count.columns[at(space_of(action))];
  if (column > 0) add(fill(say::kNoteColumn(lang), std::to_string(column)));
  add(gaps_note(then, row, space_of(action), lang, warns));
  return out;
}

}  // namespace tapete::kwingto
