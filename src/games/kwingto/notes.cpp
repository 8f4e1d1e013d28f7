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

/// The empty spaces next to a card that has been placed, and the values that fit between the cards around them.
struct Gaps {
  Gaps(const Board& board, int row, int space) : value(value_at(board, row, space)) {
    const auto& cells = board.cell[at(row)];
    int first = space - 1;
    while (first >= 0 && cells[at(first)] == 0) --first;
    int last = space + 1;
    while (last < Kwingto::kSpaces && cells[at(last)] == 0) ++last;
    low = first < 0 ? 0 : std::max(1, value_at(board, row, first));
    high = last == Kwingto::kSpaces ? kBeyond : value_at(board, row, last);
    left = space - first - 1;
    right = last - space - 1;
  }
  /// Returns the number of spaces that must stay empty, because fewer values fit in a gap than it has spaces.
  [[nodiscard]] int lost() const {
    return value == 0 ? 0 : std::max(0, left - (value - low - 1)) + std::max(0, right - (high - value - 1));
  }
  /// Returns how many spaces of this gap had to stay empty before the card was placed.
  [[nodiscard]] int lost_before() const { return std::max(0, left + 1 + right - (high - low - 1)); }

  int value = 0;  ///< value of the placed card; 0 if it may still be the lowest or the highest one
  int low = 0;    ///< value of the next card on the left; 0 if there is none
  int high = 0;   ///< value of the next card on the right; kBeyond if there is none
  int left = 0;   ///< number of empty spaces between the placed card and the next one on the left
  int right = 0;  ///< number of empty spaces between the placed card and the next one on the right
};

/// Returns a note on the cards that fit in the gaps next to a card that has just been placed.
std::string gaps_note(const Gaps& gaps, Lang lang, bool warns) {
  if (gaps.value == 0) return {};
  if (gaps.lost() > 0) return warns ? std::string{say::kNoteClosed(lang)} : std::string{};
  const std::string below = gaps.left > 0 ? range_words(gaps.low + 1, gaps.value - 1, lang) : "";
  const std::string above = gaps.right > 0 ? range_words(gaps.value + 1, gaps.high - 1, lang) : "";
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
  add(gaps_note(Gaps{then, row, space_of(action)}, lang, warns));
  return out;
}

bool closes_gap(const Board& board, Action action) {
  Board then = board;
  put_card(then, action);
  const Gaps gaps{then, row_for(then, card_of(action).suit()), space_of(action)};
  return gaps.lost() > gaps.lost_before();
}

}  // namespace tapete::kwingto
