#include "ui/table/hand_rows.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/index.hpp"

/// Rows of overlapping cards in a hand.
namespace tapete {
namespace {

/// Greatest distance between two cards in a row for one suit, in widths of a card.
constexpr float kSuitStep = 0.5F;

/// Least number of cards in a row that may end one card earlier or later, so that it ends with a suit, although less of
/// each card can be seen then.
constexpr int kLeastMoved = 5;
/// Least visible part of a card for which another row is not needed, in widths of a card.
constexpr float kSeenOfCard = 0.6F;

/// Position of a card in the rows of a hand: index in its row, number of cards in that row, and row.
struct InRow {
  int index = 0;
  int count = 0;
  int row = 0;
  bool last = true;  ///< whether the row is the lowest one
};

float hand_step(const HandRows& rows, int count) {
  if (count < 2) return 0;
  const float room = (rows.area.w - rows.card) / static_cast<float>(count - 1);
  return std::min(room, rows.card * (rows.by_suit ? kSuitStep : 1.05F));
}

/// Returns the least distance between two cards for which another row is not needed.
float least_step(const HandRows& rows) { return std::max(kLeastStep, kSeenOfCard * rows.card); }

/// Returns HandRows::ends for rows of equal length: as few rows as show more than half of each card.
std::array<int, 3> even_rows(const HandRows& rows, int count) {
  const auto longest = [count](int number) { return (count + number - 1) / number; };
  int number = 1;
  while (number < rows.rows && hand_step(rows, longest(number)) < least_step(rows) && longest(number) > 1) ++number;
  std::array<int, 3> ends{};
  for (int row = 0; row < number; ++row) ends[at(row)] = std::min(count, (count * (row + 1) + number - 1) / number);
  return ends;
}

/// Returns the distance from one row to the next.
float row_pitch(const HandRows& rows) {
  const int steps = (rows.by_suit ? kSuits : rows.rows) - 1;
  return (rows.area.h - rows.card * kCardShape) / static_cast<float>(std::max(1, steps));
}

InRow in_row(const HandRows& rows, int index, int count) {
  const auto ends = std::ranges::find(rows.ends, count) != rows.ends.end() ? rows.ends : even_rows(rows, count);
  int first = 0;
  int row = 0;
  for (; ends[at(row)] <= index; ++row) first = ends[at(row)];
  const auto all = static_cast<int>(std::ranges::find(ends, count) - ends.begin()) + 1;
  return {index - first, ends[at(row)] - first, rows.rows - all + row, row + 1 == all};
}

/// Returns the position of a card in a hand with one row for each suit.
InRow in_suit(const Zone& hand, int index) {
  const auto suit = [&hand](int i) { return hand.cards[at(i)].card.suit(); };
  InRow out{0, 0, 0, false};
  for (int i = 0; i < static_cast<int>(hand.cards.size()); ++i) {
    if (i > 0 && i <= index && suit(i) != suit(i - 1)) ++out.row;
    if (suit(i) != suit(index)) continue;
    ++out.count;
    if (i < index) ++out.index;
  }
  return out;
}

Point place_center(const HandRows& rows, const InRow& place) {
  const float step = hand_step(rows, place.count);
  const float first = rows.by_suit || rows.at_left
                          ? rows.area.x + rows.card / 2
                          : rows.area.center().x - step * static_cast<float>(place.count - 1) / 2;
  const float half = rows.card * kCardShape / 2;
  const float pitch = row_pitch(rows);
  const float y = place.last ? rows.area.bottom() - half : rows.area.y + half + pitch * static_cast<float>(place.row);
  return {first + step * static_cast<float>(place.index), y};
}

}  // namespace

Point hand_center(const HandRows& rows, const Zone& hand, int index) {
  const auto count = static_cast<int>(hand.cards.size());
  return place_center(rows, rows.by_suit ? in_suit(hand, index) : in_row(rows, index, count));
}

Rect visible_rect(const HandRows& rows, int index, int count) {
  const InRow place = in_row(rows, index, count);
  const Rect whole = Rect::around(place_center(rows, place), rows.card, rows.card * kCardShape);
  const float w = place.index == place.count - 1 ? whole.w : std::min(rows.card, hand_step(rows, place.count));
  return {whole.x, whole.y, w, place.last ? whole.h : row_pitch(rows)};
}

void divide_by_suits(HandRows& rows, const Zone& hand) {
  const auto count = static_cast<int>(hand.cards.size());
  if (rows.by_suit || count == 0) return;
  rows.ends = even_rows(rows, count);
  const auto most = std::min(rows.ends[0] + 1, static_cast<int>((rows.area.w - rows.card) / kLeastStep) + 1);
  int before = 0;
  for (std::size_t row = 0; rows.ends[row] < count; before = rows.ends[row++]) {
    const int even = rows.ends[row];
    const int next = rows.ends[row + 1];
    const auto ends_suit = [&](int i) {
      return i > before && i < next && hand.cards[at(i)].card.suit() != hand.cards[at(i - 1)].card.suit();
    };
    const auto fits = [&](int i) {
      const int longest = std::max(i - before, next - i);
      const bool long_rows = even - before >= kLeastMoved && std::abs(i - even) == 1 && longest <= most;
      return i == even || long_rows || hand_step(rows, longest) >= least_step(rows);
    };
    for (const int i : {even, even - 1, even + 1, even - 2, even + 2}) {
      if (!ends_suit(i) || !fits(i)) continue;
      rows.ends[row] = i;
      break;
    }
  }
}

}  // namespace tapete
