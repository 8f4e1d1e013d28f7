#include "ui/screens/sheet_table.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr float kInset = 2;         ///< room around the texts of a cell, in points
constexpr float kCellGap = 6;       ///< room between the texts of two cells, in points
constexpr float kLabel = 0.38F;     ///< share of the width that the labels take if the table has two sides
constexpr float kLowLabel = 0.3F;   ///< the same with more sides
constexpr float kSideLine = 52;     ///< height of a line in the list of sides, in points at the normal text size
constexpr float kListName = 0.27F;  ///< the name's share of the width of such a line
constexpr float kListFace = 0.34F;  ///< the same with a portrait

Font font_of(const Sheet::Row& row) { return row.total ? Font::bold : Font::regular; }

}  // namespace

/// Returns whether the sides are lines instead of columns: always for more than four sides, never for two, and for
/// three or four if the row labels fit as headings.
bool SheetTable::lists() const {
  constexpr std::size_t kPair = 2;
  constexpr std::size_t kMostColumns = 4;
  if (sheet_.sides.size() <= kPair || sheet_.sides.size() > kMostColumns) return sheet_.sides.size() > kPair;
  return headings_fit(kListFace);
}

/// Returns whether the labels of the rows fit as headings if this share of the width is before them.
bool SheetTable::headings_fit(float before) const {
  const float room = width_ * (1 - before) / static_cast<float>(sheet_.rows.size()) - 4;
  return std::all_of(sheet_.rows.begin(), sheet_.rows.end(), [&](const Sheet::Row& row) {
    return context_.canvas.text_width(row.label, context_.em(type::kSmall)) <= room;
  });
}

/// Returns the radius of the portraits; 0 if there is no room for any.
float SheetTable::face() const {
  constexpr float kLeast = 0.85F;
  if (squeeze_ < kLeast) return 0;
  const float radius = line(17);
  if (!listed_) return std::min(radius, 0.45F * cell({}, 0, 0).w / (sheet_.sides.front().size() > 1 ? 1.6F : 1.0F));
  float widest = 0;
  for (const auto& side : sheet_.sides)
    widest = std::max(widest, context_.canvas.text_width(side_name(model_, side), line(type::kSmall), Font::bold));
  return width_ * kListFace - 2 * radius - line(8) < widest || !headings_fit(kListFace) ? 0 : radius;
}

/// Returns whether this side has won the hand or the match.
bool SheetTable::won(std::size_t side) const {
  const auto& champions = sheet_.champions;
  return static_cast<int>(side) == sheet_.winner || std::ranges::count(champions, sheet_.sides[side].front()) > 0;
}

/// Returns the colour of a row's numbers. They appear one row after the other, a sum with the first of its rows.
Colour SheetTable::ink(std::size_t row) const {
  const Colour ink = context_.theme().ink;
  return motion_.moves() ? ink.with_alpha(motion_.visible(row - addends(sheet_, row))) : ink;
}

/// Draws the portraits of a side's players, next to each other.
void SheetTable::draw_faces(std::size_t side, Point center) {
  if (face() <= 0) return;
  const auto& seats = sheet_.sides[side];
  const float step = 1.6F * face();
  center.x -= step * static_cast<float>(seats.size() - 1) / 2;
  center.y += face() * motion_.face(won(side));
  for (const Seat seat : seats) {
    draw_avatar(context_, center, face(), model_.name(seat), side == 0, false, model_.face(seat));
    center.x += step;
  }
}

float SheetTable::height() const {
  if (listed_) return line(52) + static_cast<float>(sheet_.sides.size()) * line(kSideLine);
  float height = line(60) + marks_height() + 2 * face();
  for (const Sheet::Row& row : sheet_.rows) height += row_height(row);
  return height;
}

float SheetTable::label_width() const {
  constexpr std::size_t kPair = 2;
  return width_ * (sheet_.sides.size() <= kPair ? kLabel : kLowLabel);
}

/// Returns the font size of all labels: the largest at which their longest word fits.
float SheetTable::label_size() const {
  std::vector<std::string> labels;
  labels.reserve(sheet_.rows.size());
  for (const Sheet::Row& row : sheet_.rows) labels.push_back(row.label);
  return word_size(labels, context_.em(type::kBody), Font::bold, label_width());
}

/// Returns the height of a text that is broken into lines of this width.
float SheetTable::broken_height(std::string_view text, float width, const TextStyle& style) const {
  return context_.canvas.paragraph(text, {}, width, style, false);
}

float SheetTable::row_height(const Sheet::Row& row) const {
  const TextStyle label{label_size(), {}, font_of(row)};
  float text = broken_height(row.label, label_width() - 2 * kInset, label);
  const float width = cell({}, 0, 0).w - 2 * kInset;
  const TextStyle number{cells_size(row), {}, font_of(row)};
  for (const std::string& each : row.cells) text = std::max(text, broken_height(each, width, number));
  return std::max(line(row.total ? 42 : 33), text + line(8));
}

/// Returns the largest font size up to `size` at which each word of these texts fits into a cell of this width.
float SheetTable::word_size(const std::vector<std::string>& texts, float size, Font font, float width) const {
  std::vector<std::string> words;
  for (const std::string& text : texts) {
    Splitter parts{text, ' '};
    while (const auto word = parts.next()) words.emplace_back(*word);
  }
  return context_.canvas.fitting_size(words, size, font, width - kCellGap);
}

float SheetTable::cells_size(const Sheet::Row& row) const {
  constexpr float kApart = 10;  // room between two whole texts that are side by side, in points
  constexpr float kLeast = 0.8F;
  const float size = context_.em(row.total ? type::kLead : type::kBody);
  const float width = cell({}, 0, 0).w;
  const float whole = context_.canvas.fitting_size(row.cells, size, font_of(row), width - kCellGap - kApart);
  return whole >= kLeast * size ? whole : word_size(row.cells, size, font_of(row), width);
}

Rect SheetTable::cell(Point at, float height, std::size_t column) const {
  const float label = label_width();
  const float each = (width_ - label) / static_cast<float>(sheet_.sides.size());
  return {at.x + label + each * static_cast<float>(column), at.y, each, height};
}

/// Draws a text that may be broken between words, centred vertically in `rect`.
void SheetTable::draw_broken(std::string_view text, Rect rect, const TextStyle& style) {
  const Rect inner = rect.inset(kInset);
  if (context_.canvas.text_width(text, style.size, style.font) <= inner.w)
    return context_.canvas.text(text, inner, style);
  const float height = broken_height(text, inner.w, style);
  context_.canvas.paragraph(text, {inner.x, rect.y + (rect.h - height) / 2}, inner.w, style);
}

/// Returns the height of the line with the marks of all sides; 0 if no side has any.
float SheetTable::marks_height() const {
  const auto& score = model_.scene.score;
  return std::ranges::any_of(score, [](const SideScore& side) { return has_marks(side); }) ? line(18) : 0;
}

/// Draws the headings of the columns: the sides and the marks that they have won so far. Returns the y coordinate of
/// their end.
float SheetTable::columns(Point at) {
  at.y += line(12);
  for (std::size_t i = 0; i < sheet_.sides.size(); ++i) draw_faces(i, {cell(at, 0, i).center().x, at.y + face()});
  at.y += 2 * face();
  std::vector<std::string> names;
  for (const auto& side : sheet_.sides) names.emplace_back(side_name(model_, side));
  const float size =
      context_.canvas.fitting_size(names, context_.em(type::kBody), Font::bold, cell({}, 0, 0).w - kCellGap);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Rect head = cell(at, line(26), i);
    context_.canvas.text(names[i], head, {size, context_.theme().ink, Font::bold, Align::center});
    const auto& score = model_.scene.score;
    if (i < score.size())
      draw_marks(context_, score[i], Rect{head.x + 5, at.y + line(26), head.w - 10, line(18)}, Align::center,
                 mark_colour(context_.theme(), score[i]), context_.theme().line);
  }
  if (const auto& score = model_.scene.score; !score.empty() && score.front().losses && score.front().target > 1)
    context_.text(context_.say("Hands lost"_text), {at.x + kInset, at.y + line(26), label_width() - kCellGap, line(18)},
                  type::kSmall, context_.theme().quiet);
  at.y += line(32) + marks_height();
  context_.canvas.fill({at.x, at.y, width_, 1}, context_.theme().line);
  return at.y + line(4);
}

void SheetTable::rows(Point at) {
  const Theme& theme = context_.theme();
  for (std::size_t number = 0; number < sheet_.rows.size(); ++number) {
    const Sheet::Row& row = sheet_.rows[number];
    const float height = row_height(row);
    if (row.total) context_.canvas.fill({at.x, at.y, width_, 1}, theme.line);
    draw_broken(row.label, {at.x, at.y, label_width(), height},
                {label_size(), row.total ? theme.ink : theme.quiet, font_of(row)});
    const TextStyle style{cells_size(row), ink(number), font_of(row), Align::center};
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      draw_broken(cell_text(sheet_, number, i, motion_), cell(at, height, i), style);
    at.y += height;
  }
}

/// Returns the left edges of the columns of list(), and the right edge of the last one, as wide as their widest texts
/// need.
std::vector<float> SheetTable::column_ends() const {
  std::vector<float> ends{0};
  for (const Sheet::Row& row : sheet_.rows) {
    float widest = context_.canvas.text_width(row.label, context_.em(type::kSmall));
    for (const std::string& each : row.cells)
      widest = std::max(widest, context_.canvas.text_width(each, context_.em(type::kBody), font_of(row)));
    ends.push_back(ends.back() + widest + line(8));
  }
  return ends;
}

/// Draws a line for each side: name and dots, then its cell of every row.
void SheetTable::list(Point at) {
  const Theme& theme = context_.theme();
  const auto& score = model_.scene.score;
  const float name = width_ * (face() > 0 ? kListFace : kListName);
  const float body = context_.em(type::kBody);
  const float small = context_.em(type::kSmall);
  const std::vector<float> ends = column_ends();
  // A single column is in the middle.
  const float share = (width_ - (sheet_.rows.size() == 1 ? 2.0F : 1.0F) * name) / ends.back();
  const float scale = std::min(1.0F, share);
  const auto column = [&](std::size_t i, float height) {
    return Rect{at.x + name + share * ends[i], at.y, share * (ends[i + 1] - ends[i]), height}.inset(2);
  };
  at.y += line(8);
  for (std::size_t i = 0; i < sheet_.rows.size(); ++i)
    context_.canvas.text(sheet_.rows[i].label, column(i, line(30)),
                         {small * scale, theme.quiet, Font::regular, Align::center});
  at.y += line(32);
  std::vector<std::string> names;
  for (const auto& side : sheet_.sides) names.emplace_back(side_name(model_, side));
  for (std::size_t side = 0; side < sheet_.sides.size(); ++side, at.y += line(kSideLine)) {
    context_.canvas.fill({at.x, at.y, width_, 1}, theme.line);
    // Without dots the name is on the line of its numbers.
    const bool marked = side < score.size() && has_marks(score[side]);
    const float face_width = face() > 0 ? 2 * face() + line(8) : 0;
    draw_faces(side, {at.x + face(), at.y + line(kSideLine) / 2});
    const Rect head{at.x + face_width, at.y + (marked ? line(4) : 0), name - face_width - 2,
                    line(kSideLine) * (marked ? 0.5F : 1)};
    context_.canvas.text(side_name(model_, sheet_.sides[side]), head,
                         {context_.canvas.fitting_size(names, body, Font::bold, head.w), theme.ink, Font::bold});
    if (marked)
      draw_marks(context_, score[side], {head.x, head.bottom(), head.w, line(kSideLine) * 0.36F}, Align::left,
                 mark_colour(theme, score[side]), theme.quiet);
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
      const Sheet::Row& row = sheet_.rows[i];
      context_.canvas.text(cell_text(sheet_, i, side, motion_), column(i, line(kSideLine)),
                           {body * scale, ink(i), font_of(row), Align::center});
    }
  }
}

}  // namespace tapete
