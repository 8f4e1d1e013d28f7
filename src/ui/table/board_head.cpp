#include "ui/table/board_head.hpp"

#include <algorithm>
#include <string>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {
namespace {

constexpr float kTwoLines = 38;  ///< least height of a head with two lines, in points at the normal text size
constexpr Colour kFailedInk{255, 204, 178};

const SideScore& score_at_board(const Scene& scene, Seat seat) {
  return *std::ranges::find_if(scene.score, [seat](const SideScore& side) { return side.seats.front() == seat; });
}

/// Returns the rectangle around the spaces of one row.
Rect row_rect(const BoardPlace& place, int row) {
  const Rect first = place.spaces.at(row * place.spaces.columns);
  return {place.rect.x, first.y, place.rect.w, first.h};
}

/// Draws SideScore::detail at the right end of a line that begins with a name of the width `name`, or a cross for each
/// failed roll (Zone::marks) if there is no room for words. Returns the width that it has used.
float draw_failed(DrawContext& context, const Zone& zone, const SideScore& score, Rect line, float name, float size) {
  if (score.detail.empty()) return 0;
  Canvas& canvas = context.canvas;
  const float words = canvas.text_width(score.detail, size, Font::bold) + 10;
  if (name + words <= line.w) {
    canvas.text(score.detail, {line.right() - words, line.y, words - 2, line.h},
                {size, kFailedInk, Font::bold, Align::right});
    return words;
  }
  const float half = line.h * 0.14F;
  const float step = 2 * half + 2;
  Point center{line.right() - half - 1, line.center().y};
  for (int i = 0; i < zone.marks; ++i, center.x -= step) {
    canvas.line(center - Point{half, half}, center + Point{half, half}, kFailedInk, 1.6F);
    canvas.line(center - Point{half, -half}, center + Point{half, -half}, kFailedInk, 1.6F);
  }
  return static_cast<float>(zone.marks) * step + 3;
}

/// Draws the points of a row or a column.
void draw_value(DrawContext& context, int value, Rect rect) {
  const float size = std::min({context.em(type::kLead), rect.h * 0.94F, rect.w * 0.56F});
  const Colour ink = value == 0 ? context.theme().on_cloth_quiet : context.theme().gold;
  context.canvas.text((value == 0 ? "" : "+") + std::to_string(value), rect, {size, ink, Font::bold, Align::center});
}

}  // namespace

float portrait_radius(DrawContext& context, const TableModel& model, Seat seat, Rect row) {
  constexpr float kLeast = 9;
  const float texts =
      context.canvas.text_width(model.name(seat), context.em(type::kBody), Font::bold) +
      context.canvas.text_width(score_at_board(model.scene, seat).points, context.em(type::kLead), Font::bold);
  const float room = row.w < 4.5F * row.h ? (row.w - texts - 26) / 2 : row.w;
  const float radius = std::min({row.h * 0.5F - 3, context.em(24), row.w * 0.16F, room});
  return radius < kLeast ? 0 : radius;
}

bool draw_board_head(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place,
                     float radius) {
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
  const float left = radius > 0 ? row.x + 2 * radius + 12 : row.x + 2;
  if (radius > 0)
    draw_avatar(context, {row.x + radius + 4, row.center().y - 2}, radius, name, own, turn, model.face(zone.owner));
  const Colour ink = turn ? theme.gold : theme.on_cloth;
  const bool two = row.h >= context.em(kTwoLines) && !score.detail.empty();
  const float line = two ? (row.h - 4) / 2 : row.h - 4;
  const float size = std::min(context.em(type::kBody), line * 0.92F);
  // In a narrow head, large points would leave no room for the name.
  const float large = std::min({context.em(type::kLead), line, 0.2F * row.w});
  const float small = std::min(context.em(type::kSmall), size);
  const bool roomy = canvas.text_width(score.words, large, Font::bold) < row.w * 0.4F;
  const std::string& points = roomy ? score.words : score.points;
  const float wide = canvas.text_width(points, large, Font::bold) + 4;
  canvas.text(points, {row.right() - wide, row.y, wide, line}, {large, ink, Font::bold, Align::right});
  Rect words{left, row.y, row.right() - wide - 6 - left, line};
  if (two)
    canvas.text(score.detail, {left, row.y + line, row.right() - left, line}, {small, kFailedInk, Font::bold});
  else
    words.w -= draw_failed(context, zone, score, words, canvas.text_width(name, size, Font::bold), size);
  canvas.text(name, words, {size, ink, Font::bold});
  return pressed;
}

void draw_rows(DrawContext& context, const Zone& zone, const BoardPlace& place) {
  for (int row = 0; row < static_cast<int>(zone.suits.size()); ++row)
    context.canvas.fill(row_rect(place, row).inset(-2), french_ink(zone.suits[at(row)]).with_alpha(0.4F), 6);
}

UiAction draw_values(DrawContext& context, const Zone& zone, const BoardPlace& place, const BoardNotes* notes) {
  if (place.row_values.empty() || zone.row_points.empty()) return {};
  UiAction action;
  const auto draw = [&](int points, const std::string& id, Rect rect, std::string BoardNotes::*note) {
    draw_value(context, points, rect);
    if (notes == nullptr) return;
    const std::string& about = notes->*note;
    // The target is wide enough to press, if need be over the edge of the board.
    constexpr float kTouch = 44;
    const float w = std::max(rect.w, kTouch);
    rect = {std::min(rect.x, context.canvas.window().w - w), rect.y, w, rect.h};
    if (context.gui.target(id, number_words(points) + ". " + about, rect)) action = does(UiAction::Kind::note, about);
    context.gui.focus_ring(id, rect, 4);
  };
  for (int row = 0; row < static_cast<int>(zone.row_points.size()); ++row) {
    const Rect cells = row_rect(place, row);
    draw(zone.row_points[at(row)], "row-points:" + std::to_string(row),
         {place.row_values.x, cells.y, place.row_values.w, cells.h}, &BoardNotes::row);
  }
  for (int column = 0; column < static_cast<int>(zone.column_points.size()); ++column) {
    if (zone.column_points[at(column)] == 0) continue;  // most columns count only at the end
    const Rect cell = place.spaces.at(column);
    draw(zone.column_points[at(column)], "column-points:" + std::to_string(column),
         {cell.x, place.column_values.y, cell.w, place.column_values.h}, &BoardNotes::column);
  }
  return action;
}

void draw_light(DrawContext& context, Rect rect, float radius) {
  context.canvas.outline(rect.inset(-5), context.theme().on_cloth, radius + 3, 2);
  context.canvas.outline(rect.inset(-2.5F), context.theme().gold, radius + 1, 4);
}

void draw_chosen(DrawContext& context, Rect rect, float radius) {
  context.canvas.outline(rect.inset(-5), context.theme().cloth_dark, radius + 3, 2);
  context.canvas.outline(rect.inset(-2.5F), context.theme().on_cloth, radius + 1, 4);
}

}  // namespace tapete
