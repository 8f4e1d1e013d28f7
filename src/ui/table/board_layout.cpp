#include "ui/table/board_layout.hpp"
#include "core/index.hpp"

#include <algorithm>

namespace tapete {
namespace {

constexpr float kTallest = 1.3F;    ///< largest height of a space, as a multiple of its width
constexpr float kFlattest = 0.72F;  ///< smallest height of a space, as a multiple of its width

const Zone* board_of(const Scene& scene, int place) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board && relative(scene, zone.owner) == place) return &zone;
  return nullptr;
}

/// Places a board, with its owner's name above it, in the middle of `area`, as large as possible.
BoardPlace fit_board(const Zone& zone, Rect area, float name, float gap) {
  const int columns = std::max(1, zone.columns);
  const int rows = static_cast<int>(zone.cards.size()) / columns;
  const auto across = static_cast<float>(columns);
  const auto down = static_cast<float>(rows);
  float w = (area.w - gap * (across - 1)) / across;
  const float h = std::min((area.h - name - gap * (down - 1)) / down, w * kTallest);
  w = std::min(w, h / kFlattest);
  const float width = w * across + gap * (across - 1);
  const float height = h * down + gap * (down - 1);
  const float x = area.center().x - width / 2;
  const float y = area.y + (area.h - name - height) / 2;
  return {{x, y, width, name}, {x, y + name, width, height}, {{x, y + name}, w, h, gap, columns}};
}

/// Returns the height by which the target of a name with this height reaches above the name.
float over_name(float name) { return std::max(0.0F, 44 - name); }

/// Places the other players' boards in `area`, side by side or, if `stacked`, one below the other.
void lay_others(const Scene& scene, BoardLayout& layout, Rect area, float name, bool stacked) {
  constexpr float kGap = 10;
  const int count = scene.players - 1;
  const auto parts = static_cast<float>(count);
  const float height = stacked ? (area.h - kGap * (parts - 1)) / parts : area.h;
  const Grid grid = Grid::across(area, stacked ? 1 : count, height, kGap);
  for (int place = 1; place <= count; ++place)
    if (const Zone* zone = board_of(scene, place))
      layout.board[at(place)] = fit_board(*zone, grid.at(place - 1), name, 2);
}

void lay_portrait(const Scene& scene, BoardLayout& l, float w, float h, TableLayout& t) {
  const float em = t.em;
  const float pad = std::clamp(w * 0.02F, 6.0F, 18.0F);
  const float touch = std::max(44.0F, 46 * em);
  t.menu = {pad, pad, touch, touch};
  const float name = 24 * em;
  // From the bottom: the buttons, the viewer's board, the status, the dice. The other boards get the rest.
  const float actions = 2 * std::max(44.0F, 46 * em) + 8;
  l.actions = {pad, h - pad - actions, w - 2 * pad, actions};
  const float own = std::min(0.4F * h, (w - 2 * pad) / 5 * kTallest * 3 + name);
  const Rect board{pad, l.actions.y - 8 - own, w - 2 * pad, own};
  if (const Zone* zone = board_of(scene, 0)) l.board[0] = fit_board(*zone, board, name, 5);
  const float status = std::max(46.0F, 48 * em);
  t.status = {pad, board.y - status - 4 - over_name(name), w - 2 * pad, status};
  const float dice = std::clamp(0.1F * h, 56.0F, 110.0F * em);
  l.dice = {pad, t.status.y - dice - 8, w - 2 * pad, dice};
  // A single board is placed to the right of the menu; several boards get the whole width if the height allows that.
  const bool beside = scene.players == 2 || l.dice.y - t.menu.bottom() < 0.3F * w;
  t.undo = beside ? t.menu.moved(0, touch + 6) : t.menu.moved(touch + 6, 0);
  const Point from = beside ? Point{pad + touch + 8, pad} : Point{pad, pad + touch + 6};
  lay_others(scene, l, {from.x, from.y, w - pad - from.x, l.dice.y - from.y - 8}, name, false);
}

void lay_landscape(const Scene& scene, BoardLayout& l, float w, float h, TableLayout& t) {
  const float em = t.em;
  const float pad = std::clamp(h * 0.02F, 8.0F, 22.0F);
  const float touch = std::max(44.0F, 46 * em);
  const float column = std::clamp(0.27F * w, 180.0F, 420.0F * em);
  t.menu = {pad, pad, touch, touch};
  t.undo = {pad + touch + 6, pad, touch, touch};
  const float name = std::min(24 * em, h * 0.06F);
  const float below = t.menu.bottom() + 6;
  lay_others(scene, l, {pad, below, column, h - pad - below}, name, true);
  const Rect right{pad + column + 2 * pad, pad, w - column - 4 * pad, h - 2 * pad};
  const float actions = h < 500 ? touch : 2 * touch + 8;
  l.actions = {right.x, right.bottom() - actions, right.w, actions};
  const float status = std::max(40.0F, 46 * em);
  const float dice = std::clamp(0.14F * h, 46.0F, 120.0F * em);
  l.dice = {right.x, right.y, right.w, dice};
  t.status = {right.x, l.dice.bottom() + 6, right.w, status};
  const float top = t.status.bottom() + 4 + over_name(name);
  if (const Zone* zone = board_of(scene, 0))
    l.board[0] = fit_board(*zone, {right.x, top, right.w, l.actions.y - 8 - top}, name, 5);
}

void lay_for_left_hand(BoardLayout& layout, TableLayout& table, float width) {
  const auto mirror = [width](Rect& rect) { rect.x = width - rect.x - rect.w; };
  for (Rect* rect : {&table.menu, &table.undo, &table.status, &layout.dice, &layout.actions}) mirror(*rect);
  for (BoardPlace& board : layout.board) {
    mirror(board.name);
    mirror(board.rect);
    board.spaces.from.x = board.rect.x;
  }
}

}  // namespace

BoardLayout lay_out_boards(const Scene& scene, float width, float height, bool left_handed, TableLayout& table) {
  BoardLayout layout;
  if (table.portrait)
    lay_portrait(scene, layout, width, height, table);
  else
    lay_landscape(scene, layout, width, height, table);
  if (left_handed) lay_for_left_hand(layout, table, width);
  for (Seat seat = 0; seat < scene.players; ++seat)
    table.badge[at(spot(scene, seat))] = layout.board[at(relative(scene, seat))].name;
  return layout;
}

}  // namespace tapete
