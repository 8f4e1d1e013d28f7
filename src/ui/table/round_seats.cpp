#include "ui/table/round_seats.hpp"

#include <algorithm>
#include <numbers>

#include "core/index.hpp"
#include "ui/canvas/theme.hpp"
#include "ui/table/lay_open.hpp"

namespace tapete {
namespace {

constexpr float kQuarterTurn = std::numbers::pi_v<float> / 2;
constexpr float kShown = 0.8F;       ///< width that each known card adds to a fan, in widths of a card
constexpr float kShownAbove = 1.1F;  ///< height that known cards above the fan add, in heights of a card
constexpr float kLeastCard = 10;     ///< least width of a card in a hand, in points
constexpr float kLeastFace = 11;     ///< least radius of a portrait, in points
constexpr float kNoFace = 9;         ///< height of a pile in place of a portrait, in points
constexpr float kFlatFace = 15;      ///< radius of a portrait next to the text for which the text is shrunk, in points
constexpr float kWords = 86;       ///< greatest width of the text next to a portrait, in points at the normal text size
constexpr float kLeastWords = 56;  ///< least width of the text next to a portrait, in points at the normal text size
constexpr float kBetween = 5;      ///< distance between portrait, text and hand, in points
/// Width of the dealer's mark and of the pile next to a portrait, in points at the normal text size.
constexpr float kMark = 21;
/// Largest radius of a portrait, in points at the normal text size.
constexpr float kLargestFace = 44;
/// The cards of a trick do not overlap if they are then at least this large, as a share of their size with overlap.
constexpr float kAllSeen = 0.75F;
/// Distance between two rows of the trick that do not overlap, in heights of a card.
constexpr float kClear = 1.04F;
/// Distance between two cards of the trick in a row, in widths of a card.
constexpr float kApart = 1.06F;
/// The cards of a trick lie in one line if they are then larger by at least this factor.
constexpr float kMuchLarger = 1.25F;
/// Distance between the highest and the lowest card in this line, in heights of a card.
constexpr float kStagger = 0.12F;

float line_height(const TableLayout& layout) { return type::kSmall * 1.15F * layout.seat_em; }
float words_height(const TableLayout& layout) { return static_cast<float>(layout.seat_lines) * line_height(layout); }

/// Returns the width of a card in a fan that is `span` card widths wide and has `wide` by `high` points of room. The
/// cards at the ends of a fan are rotated and need more height.
float hand_card(float wide, float high, float span) {
  return std::clamp(wide / span, kLeastCard, std::max(kLeastCard, high * 0.86F / kCardShape));
}

/// Shape of a trick: rows, with the neighbours' cards in a row or at half height between two rows.
struct TrickShape {
  float across = 1;  ///< width in widths of a card
  float rows = 2;
  bool halfway = false;
};

float card_width(const TrickShape& shape, Rect area, float widest, float least) {
  const float high = 1 + least * (shape.rows - 1);
  return std::min({widest, area.w / shape.across, area.h / high / kCardShape});
}

}  // namespace

float RoundSeats::least_upright() const { return words_height(layout) + 26; }

bool RoundSeats::fits_beside(float height) const {
  constexpr float kShrunk = 0.7F;
  const float hand = (kFanSpan + kShownAbove * kCardShape) * kLeastCard;
  return others < 2 || height >= kShrunk * words_height(layout) + hand + 2 * kBetween + kNoFace;
}

void RoundSeats::lay_above(Rect row) {
  const int first = others > 1 ? 2 : 1;
  lay_cells(first, above(), row);
}

void RoundSeats::lay_across(Rect row) { lay_cells(1, others, row); }

void RoundSeats::lay_cells(int first, int count, Rect row) {
  const float cell = row.w / static_cast<float>(std::max(1, count));
  for (int i = 0; i < count; ++i)
    lay_cell(first + i, {row.right() - cell * static_cast<float>(i + 1) + 2, row.y, cell - 4, row.h});
}

/// Lays out a player along the upper edge: portrait and hand above the text; in a low cell, all three side by side; in
/// a low and narrow cell, only the text with the hand below it.
void RoundSeats::lay_cell(int place, Rect cell) {
  const float span = kFanSpan + kShown * static_cast<float>(open);
  const float narrow = kLeastWords * layout.seat_em + kBetween + span * kLeastCard;
  if (cell.h >= least_upright())
    lay_upright(place, cell, span);
  else if (cell.w >= narrow)
    lay_flat(place, cell, span, flat_words(cell.w - narrow));
  else {
    layout.avatar[at(place)] = {{}, 0, cell, false};
    layout.badge[at(place)] = cell;
    layout.fan[at(place)] = {{cell.center().x, cell.bottom() + kLeastCard * 0.6F}, kLeastCard, 2 * kQuarterTurn, 0};
  }
  pile_at_sign(place);
}

/// Returns the width of the text in a flat cell, with `spare` more width than the narrowest text and the hand need. The
/// text is narrowed if that makes room for a portrait.
float RoundSeats::flat_words(float spare) const {
  const float mark = kMark * layout.em;
  const bool face = spare >= 2 * kLeastFace + kBetween + mark;
  const float room = face ? std::max(0.0F, spare - 2 * kFlatFace - kBetween - mark) : spare;
  return std::min(kWords * layout.seat_em, kLeastWords * layout.seat_em + room);
}

void RoundSeats::lay_upright(int place, Rect cell, float span) {
  const float words = words_height(layout);
  const float mark = kMark * layout.em;
  const float radius = std::min((cell.h - words) / 2 - 2, kLargestFace * layout.em);
  const float card = hand_card(cell.w - mark - 2 * radius - kBetween, 2 * radius, span);
  const float left = cell.center().x - (mark + 2 * radius + kBetween + span * card) / 2 + mark;
  const float x = left + radius;
  const float y = cell.y + radius + 1;
  // The text is centred below the portrait as far as the cell has room.
  const float wide =
      std::min(cell.w, std::max(kWords * 1.2F * layout.seat_em, 2 * std::min(x - cell.x, cell.right() - x)));
  const float from = std::max(cell.x, std::min(x - wide / 2, cell.right() - wide));
  layout.avatar[at(place)] = {{x, y}, radius, {from, y + radius + 2, wide, words}, true};
  layout.badge[at(place)] = cell;
  layout.fan[at(place)] = {{left + 2 * radius + kBetween + span * card / 2, y}, card, 2 * kQuarterTurn, 0};
}

void RoundSeats::lay_flat(int place, Rect cell, float span, float wide) {
  const float mark = kMark * layout.em;
  float radius = std::min(
      {cell.h * 0.36F, (cell.w - wide - span * kLeastCard - 2 * kBetween - mark) / 2, kLargestFace * layout.em});
  if (radius < kLeastFace) radius = 0;
  const float face = radius > 0 ? 2 * radius + kBetween : 0;
  const float aside = radius > 0 ? mark : 0;
  const float card = hand_card(cell.w - aside - face - wide - kBetween, cell.h, span);
  const float left = cell.center().x - (aside + face + wide + kBetween + span * card) / 2 + aside;
  const float words = std::min(words_height(layout), cell.h);
  const float y = cell.center().y;
  layout.avatar[at(place)] = {{left + radius, y}, radius, {left + face, y - words / 2, wide, words}, false};
  layout.badge[at(place)] = {left, cell.y, face + wide, cell.h};
  layout.fan[at(place)] = {{left + face + wide + kBetween + span * card / 2, y}, card, 2 * kQuarterTurn, 0};
}

void RoundSeats::lay_name(int place) {
  const Rect cell = layout.badge[at(place)];
  const float mark = kMark * layout.em;
  float radius = std::min(cell.h * 0.4F, (cell.w - mark - kBetween - kLeastWords * layout.seat_em) / 2);
  if (radius < kLeastFace) radius = 0;
  const float left = cell.x + (radius > 0 ? mark : 0);
  const float from = left + (radius > 0 ? 2 * radius + kBetween : 0);
  const float high = std::min(words_height(layout), cell.h);
  const float y = cell.center().y;
  layout.avatar[at(place)] = {{left + radius, y}, radius, {from, y - high / 2, cell.right() - from, high}, false};
  pile_at_sign(place);
}

void RoundSeats::lay_beside(Rect area, float width) {
  if (others < 2) return;
  lay_column(1, {area.right() - width, area.y, width, area.h});
  lay_column(others, {area.x, area.y, width, area.h});
}

/// Lays out a neighbour in the middle of a column: the hand above the portrait, the portrait above the text. Portrait
/// and text stay in place when known cards make the hand higher. A low column may have no room for the hand.
void RoundSeats::lay_column(int place, Rect column) {
  const float most = kFanSpan + kShownAbove * kCardShape;
  const float span = open > 0 ? most : kFanSpan;
  // Above a lesson a portrait is worth more than the hand; elsewhere only a column without room for words has no hand.
  const float faced = words_height(layout) + 2 * kLeastFace + 2 * kBetween;
  const bool bare = column.h < most * kLeastCard + (low ? faced + kBetween : 2 * kBetween + kNoFace);
  const float least = bare ? 0 : most * kLeastCard;
  const float aside = 2 * kBetween + (low && bare ? 2 * kLeastFace : kNoFace);
  const float words = std::max(0.0F, std::min(words_height(layout), column.h - least - aside));
  float radius = std::min({(column.h - words - least) / 2 - 4, column.w * 0.3F, kLargestFace * layout.em,
                           std::max(low ? kLeastFace : 0, column.h * 0.14F)});
  if (radius < kLeastFace) radius = 0;
  const float above = radius > 0 ? 2 * radius + 4 : kNoFace;
  const float badge = above + words;
  const float room = column.h - badge - kBetween;
  const float largest = std::min(column.w * 0.45F, 50 * layout.em);
  // Height of the hand without known cards.
  const float hand = bare ? 0 : std::max(kFanSpan * std::clamp(room / kFanSpan, kLeastCard, largest), least);
  const float y = column.y + std::max(0.0F, room - hand) / 2 + hand + kBetween;
  const float widest = std::max(kLeastCard, std::min(largest, room / span));
  const float card = bare ? 0 : std::clamp((y - kBetween - column.y) / span, kLeastCard, widest);
  const float top = y - kBetween - span * card;
  const float x = column.center().x;
  layout.fan[at(place)] = {{x, top + span * card / 2}, card, place == 1 ? -kQuarterTurn : kQuarterTurn, 0};
  // The dealer's mark and the pile are on the portrait's inner side. In a narrow column they would cover a card of the
  // trick, so the portrait is moved outwards.
  const float outwards = column.w < 60 ? 6 : 0;
  const Point face{x + (place == 1 ? outwards : -outwards), y + radius};
  layout.avatar[at(place)] = {face, radius, {column.x, y + above, column.w, words}, true, true};
  layout.badge[at(place)] = {column.x, y, column.w, badge};
  pile_at_sign(place);
}

/// Places the pile of won tricks: a small card beside the portrait, below the dealer's mark, or at the text if there is
/// no portrait.
void RoundSeats::pile_at_sign(int place) {
  const RoundAvatar& avatar = layout.avatar[at(place)];
  const bool at_left = avatar.beside && place != 1;
  const float card = std::clamp(avatar.radius * 0.5F, 8.0F, (kMark - 2) / kCardShape * layout.em);
  const float across = avatar.radius + 3 + card * kCardShape / 2;
  const Point center = avatar.radius > 0 ? avatar.center + Point{at_left ? across : -across, 0.62F * avatar.radius}
                       : avatar.beside   ? avatar.words.center() - Point{0, (avatar.words.h + kNoFace) / 2}
                                         : Point{avatar.words.right() - card, avatar.words.bottom() - card / 2 - 2};
  layout.pile[at(place)] = layout.badge[at(place)];
  layout.pile_card[at(place)] = {center, card, kQuarterTurn, 0};
}

void RoundSeats::lay_trick(Rect area, float widest, float least) {
  layout.stage = area;
  // Without a player above, the neighbours' cards lie near their seats instead of at the upper edge.
  const float highest = layout.portrait ? 0.38F : 0.45F;
  if (above() == 0 && !shown) widest = std::min(widest, highest * area.h / kCardShape);
  const auto top = static_cast<float>(above());
  const bool sides = others > 1;
  const TrickShape flat =
      above() == 0 ? TrickShape{2 * kApart, 2} : TrickShape{(top + (sides ? 2.0F : 0.0F)) * kApart, 2, true};
  const TrickShape tall{std::max(top, 2.0F) * kApart, 3};
  const bool high = sides && above() > 0;
  const auto largest = [&](float distance) {
    const float one = card_width(flat, area, widest, distance);
    return high ? std::max(one, card_width(tall, area, widest, distance)) : one;
  };
  if (clear && largest(kClear) >= kAllSeen * largest(least)) least = kClear;
  const bool rows = high && card_width(tall, area, widest, least) > card_width(flat, area, widest, least);
  const TrickShape& shape = rows ? tall : flat;
  const float w = card_width(shape, area, widest, least);
  const float in_line = card_width({(static_cast<float>(others) + 1.2F) * kApart, 2}, area, widest, kStagger);
  if (in_line > kMuchLarger * w) return lay_trick_in_line(area.center(), in_line);
  const float h = w * kCardShape;
  const float down = std::min(kClear * h, (area.h - h) / (shape.rows - 1));
  const float first = area.center().y - down * (shape.rows - 1) / 2;
  const float spare = area.w - shape.across * w;
  const float step = kApart * w + std::min(spare / std::max(1.0F, shape.across), 0.3F * w);
  const auto put = [&](int place, float x, float y) {
    layout.played[at(place)] = {{area.center().x + x, y}, w, place % 2 == 0 ? 0.02F : -0.025F, 1};
  };
  for (int i = 0; i < above(); ++i) put(sides ? i + 2 : 1, step * ((top - 1) / 2 - static_cast<float>(i)), first);
  if (sides) {
    const float y = shape.halfway ? first + down / 2 : above() > 0 ? first + down : first;
    const float x = shape.halfway ? step * (top + 1) / 2 : step * (rows && above() > 2 ? 1 : 0.5F);
    put(1, x, y);
    put(others, -x, y);
  }
  put(0, 0, first + down * (shape.rows - 1));
}

void RoundSeats::lay_trick_in_line(Point center, float w) {
  const int own = others / 2;  // number of cards to the left of the viewer's
  const float half = kStagger / 2 * w * kCardShape;
  for (int i = 0; i <= others; ++i) {
    const int place = i == own ? 0 : others - i + (i > own ? 1 : 0);
    const float down = place == 0 ? half : beside(place) ? 0 : -half;
    const float across = static_cast<float>(i) - static_cast<float>(others) / 2;
    layout.played[at(place)] = {{center.x + across * kApart * w, center.y + down}, w, 0, 1};
  }
}

}  // namespace tapete
