#include "ui/screens/sheet_table.hpp"

#include <algorithm>

#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr float kLabel = 0.38F;     ///< the first column's share of the width
constexpr float kSideLine = 44;     ///< height of a line in the list of sides, in points at the normal text size
constexpr float kListName = 0.27F;  ///< the name's share of the width of such a line

Font font_of(const Sheet::Row& row) { return row.total ? Font::bold : Font::regular; }

}  // namespace

/// Returns whether the sides are lines instead of columns: always for more than four sides, never for two, and for
/// three or four if the row labels fit as headings.
bool SheetTable::lists() const {
  constexpr std::size_t kPair = 2;
  constexpr std::size_t kMostColumns = 4;
  if (sheet_.sides.size() <= kPair || sheet_.sides.size() > kMostColumns) return sheet_.sides.size() > kPair;
  const float room = width_ * (1 - kListName) / static_cast<float>(sheet_.rows.size()) - 4;
  return std::all_of(sheet_.rows.begin(), sheet_.rows.end(), [&](const Sheet::Row& row) {
    return context_.canvas.text_width(row.label, context_.em(type::kSmall)) <= room;
  });
}

float SheetTable::height() const {
  if (listed_) return line(52) + static_cast<float>(sheet_.sides.size()) * line(kSideLine);
  float height = line(66) + line(12);
  for (const Sheet::Row& row : sheet_.rows) height += row_height(row);
  return height;
}

float SheetTable::row_height(const Sheet::Row& row) const { return line(row.total ? 42 : 33); }

/// Returns the largest font size up to `size` at which all these texts fit into cells of this width.
float SheetTable::cell_size(const std::vector<std::string>& texts, float size, Font font, float width) const {
  const float room = width - 8;
  float widest = room;
  for (const std::string& text : texts) widest = std::max(widest, context_.canvas.text_width(text, size, font));
  return size * room / widest;
}

Rect SheetTable::cell(Point at, float height, std::size_t column) const {
  const float label = width_ * kLabel;
  const float each = (width_ - label) / static_cast<float>(sheet_.sides.size());
  return {at.x + label + each * static_cast<float>(column), at.y, each, height};
}

/// Draws the headings of the columns: the sides and the marks that they have won so far. Returns the y coordinate of
/// their end.
float SheetTable::columns(Point at) {
  at.y += line(12);
  std::vector<std::string> names;
  for (const auto& side : sheet_.sides) names.emplace_back(side_name(model_, side));
  const float size = cell_size(names, context_.em(type::kBody), Font::bold, cell({}, 0, 0).w);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Rect head = cell(at, line(26), i);
    context_.canvas.text(names[i], head, {size, context_.theme().ink, Font::bold, Align::center});
    const auto& score = model_.scene.score;
    if (i < score.size())
      draw_marks(context_, score[i], Rect{head.x + 5, at.y + line(26), head.w - 10, line(18)}, Align::center,
                 context_.theme().accent, context_.theme().line);
  }
  at.y += line(50);
  context_.canvas.fill({at.x, at.y, width_, 1}, context_.theme().line);
  return at.y + line(4);
}

void SheetTable::rows(Point at) {
  const Theme& theme = context_.theme();
  for (const Sheet::Row& row : sheet_.rows) {
    const float height = row_height(row);
    if (row.total) context_.canvas.fill({at.x, at.y, width_, 1}, theme.line);
    const Font font = font_of(row);
    const float size = cell_size(row.cells, context_.em(row.total ? type::kLead : type::kBody), font, cell({}, 0, 0).w);
    context_.text(row.label, {at.x, at.y, width_ * (kLabel - 0.01F), height}, type::kBody,
                  row.total ? theme.ink : theme.quiet, font);
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      context_.canvas.text(row.cells[i], cell(at, height, i).inset(2), {size, theme.ink, font, Align::center});
    at.y += height;
  }
}

/// Draws a line for each side: name and dots, then its cell of every row.
void SheetTable::list(Point at) {
  const Theme& theme = context_.theme();
  const auto& score = model_.scene.score;
  const float name = width_ * kListName;
  const float each = (width_ - name) / static_cast<float>(sheet_.rows.size());
  const auto column = [&](std::size_t i, float height) {
    return Rect{at.x + name + each * static_cast<float>(i), at.y, each, height}.inset(2);
  };
  at.y += line(8);
  std::vector<float> sizes;
  sizes.reserve(sheet_.rows.size());
  for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
    const Rect head = column(i, line(30));
    context_.text(sheet_.rows[i].label, head, type::kSmall, theme.quiet, Align::center);
    sizes.push_back(cell_size(sheet_.rows[i].cells, context_.em(type::kBody), font_of(sheet_.rows[i]), head.w));
  }
  at.y += line(32);
  for (std::size_t side = 0; side < sheet_.sides.size(); ++side, at.y += line(kSideLine)) {
    context_.canvas.fill({at.x, at.y, width_, 1}, theme.line);
    // Without dots the name is on the line of its numbers.
    const bool marked = side < score.size() && has_marks(score[side]);
    const Rect head{at.x, at.y + (marked ? line(3) : 0), name, line(kSideLine) * (marked ? 0.56F : 1)};
    context_.text(side_name(model_, sheet_.sides[side]), head, type::kBody, theme.ink, Font::bold);
    if (marked)
      draw_marks(context_, score[side], {head.x, head.bottom(), name, line(kSideLine) * 0.36F}, Align::left,
                 theme.accent, theme.quiet);
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
      const Sheet::Row& row = sheet_.rows[i];
      context_.canvas.text(row.cells[side], column(i, line(kSideLine)),
                           {sizes[i], theme.ink, font_of(row), Align::center});
    }
  }
}

}  // namespace tapete
