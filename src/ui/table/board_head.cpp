#include "ui/table/board_head.hpp"

#include <algorithm>
#include <string>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {
namespace {

constexpr float kTwoLines = 38;  ///< least height of a head with two lines, in points at the normal text size
constexpr Colour kFailedInk{255, 178, 150};

const SideScore& score_at_board(const Scene& scene, Seat seat) {
  return *std::ranges::find_if(scene.score, [seat](const SideScore& side) { return side.seats.front() == seat; });
}

/// Returns the rectangle around the spaces of one row.
Rect row_rect(const BoardPlace& place, int row) {
  const Rect first = place.spaces.at(row * place.spaces.columns);
  return {place.rect.x, first.y, place.rect.w, first.h};
}

/// Draws the points of a row or a column, if there are any.
void draw_value(DrawContext& context, int value, Rect rect) {
  if (value == 0) return;
  const float size = std::min({context.em(type::kBody), rect.h * 0.94F, rect.w * 0.56F});
  context.canvas.text("+" + std::to_string(value), rect, {size, context.theme().gold, Font::bold, Align::center});
}

}  // namespace

bool draw_board_head(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place) {
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  const bool turn = model.scene.turn == zone.owner;
  const bool own = zone.owner == model.scene.viewer;
  const Rect row = place.name;
  const SideScore& score = score_at_board(model.scene, zone.owner);
  const std::string& name = model.name(zone.owner);
  const std::string id = "score:" + std::to_string(zone.owner);
  // On the viewer's board each space is a target; another player's board is one target.
  const float least = std::max(row.h, 44.0F);
  const Rect touch =
      own ? Rect{row.x, row.bottom() - least, row.w, least} : Rect{row.x, row.y, row.w, place.rect.bottom() - row.y};
  const std::string spoken = score.words + (score.detail.empty() ? "" : ", " + score.detail);
  const bool pressed = context.gui.target(id, name + ": " + spoken, touch);
  context.gui.focus_ring(id, row, 8);
  const float radius = std::min({row.h * 0.5F - 3, context.em(24), row.w * 0.16F});
  draw_avatar(context, {row.x + radius + 3, row.center().y - 2}, radius, name, own, turn, model.face(zone.owner));
  const float left = row.x + 2 * radius + 9;
  const Colour ink = turn ? theme.gold : theme.on_cloth;
  const bool two = row.h >= context.em(kTwoLines) && !score.detail.empty();
  const float line = two ? (row.h - 4) / 2 : row.h - 4;
  const float size = std::min(context.em(type::kBody), line * 0.92F);
  const float large = std::min(context.em(type::kLead), line);
  const float small = std::min(context.em(type::kSmall), size);
  const bool roomy = canvas.text_width(score.words, large, Font::bold) < row.w * 0.4F;
  const std::string& points = roomy ? score.words : score.points;
  const float wide = canvas.text_width(points, large, Font::bold) + 4;
  canvas.text(points, {row.right() - wide, row.y, wide, line}, {large, ink, Font::bold, Align::right});
  const float room = row.right() - left;
  const float detail = two || score.detail.empty() ? 0 : canvas.text_width(score.detail, small) + 12;
  canvas.text(name, {left, row.y, room - wide - detail - 5, line}, {size, ink, Font::bold});
  if (two) canvas.text(score.detail, {left, row.y + line, room, line}, {small, kFailedInk});
  if (detail > 0)
    canvas.text(score.detail, {row.right() - wide - detail, row.y, detail - 6, line},
                {small, kFailedInk, Font::regular, Align::right});
  return pressed;
}

void draw_rows(DrawContext& context, const Zone& zone, const BoardPlace& place) {
  for (int row = 0; row < static_cast<int>(zone.suits.size()); ++row)
    context.canvas.fill(row_rect(place, row).inset(-2), french_ink(zone.suits[at(row)]).with_alpha(0.4F), 6);
}

void draw_values(DrawContext& context, const Zone& zone, const BoardPlace& place) {
  if (place.row_values.empty() || zone.row_points.empty()) return;
  for (int row = 0; row < static_cast<int>(zone.row_points.size()); ++row) {
    const Rect cells = row_rect(place, row);
    draw_value(context, zone.row_points[at(row)], {place.row_values.x, cells.y, place.row_values.w, cells.h});
  }
  for (int column = 0; column < static_cast<int>(zone.column_points.size()); ++column) {
    const Rect cell = place.spaces.at(column);
    draw_value(context, zone.column_points[at(column)], {cell.x, place.column_values.y, cell.w, place.column_values.h});
  }
}

void draw_goal(DrawContext& context, std::string_view goal, const Zone& zone, const BoardPlace& place) {
  const int last = static_cast<int>(zone.cards.size()) / place.spaces.columns - 1;
  const Rect top = row_rect(place, 1);
  const Rect area{top.x, top.y, top.w, row_rect(place, last).bottom() - top.y};
  TextStyle style{context.em(type::kLead), context.theme().on_cloth, Font::bold, Align::center};
  const float room = area.w - 24;
  while (style.size > context.em(12) && context.canvas.paragraph(goal, {}, room, style, false) > area.h - 8)
    style.size *= 0.94F;
  const float height = context.canvas.paragraph(goal, {}, room, style, false);
  context.canvas.fill(area.inset(2), context.theme().cloth_dark.with_alpha(0.8F), 8);
  context.canvas.paragraph(goal, {area.x + 12, area.center().y - height / 2}, room, style);
}

}  // namespace tapete
