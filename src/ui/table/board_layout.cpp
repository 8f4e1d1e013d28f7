#include "ui/table/board_layout.hpp"
#include "core/index.hpp"

#include <algorithm>
#include <initializer_list>

namespace tapete {
namespace {

constexpr float kShape = 1.55F;    ///< height of a space, as a multiple of its width, if its width is not the least one
constexpr float kLeastWide = 44;   ///< least width of a space on the viewer's board
constexpr float kLeastOther = 24;  ///< least width of a space on another board
constexpr float kWithValues = 27;  ///< least side of the spaces of a board with the points of rows and columns
constexpr float kHead = 36;        ///< height of a board's head, in points at the normal text size
constexpr float kHighHead = 46;    ///< height of a head with two lines of text
constexpr float kBoardGap = 10;    ///< distance between two boards
constexpr float kUpright = 1.35F;  ///< ratio of height to width from which the boards lie below each other
constexpr float kNarrow = 500;     ///< width below which a ratio of kNarrowUpright is enough
constexpr float kNarrowUpright = 1.15F;
constexpr float kLowUpright = 540;  ///< height of an upright table below which the viewer's board gets a larger share
/// Height of an upright table below which the buttons get one row, in points at the normal text size.
constexpr float kOneRowOfButtons = 540;
/// Largest share of the width that the other boards get in a narrow window in which they lie next to the viewer's.
constexpr float kLargestShare = 0.35F;

/// Sizes of the parts around a board.
struct Around {
  float head = 0;
  float values = 0;  ///< height of the points of the columns; 0: none are shown
  float gap = 0;     ///< distance between two spaces
  float least = 0;   ///< least width of a space, if there is room for it
};

const Zone* board_of(const Scene& scene, int place) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board && relative(scene, zone.owner) == place) return &zone;
  return nullptr;
}

/// Places a board, with its owner's name above it, in the middle of `area`, as large as possible.
BoardPlace fit_board(const Zone& zone, Rect area, Around around) {
  const int columns = std::max(1, zone.columns);
  const auto across = static_cast<float>(columns);
  const auto down = static_cast<float>(zone.cards.size()) / across;
  const float beside = around.values * 1.5F;
  float w = (area.w - beside - around.gap * (across - 1)) / across;
  const float free = area.h - around.head - around.values - around.gap * (down - 1);
  const float h = std::min(free / down, w * kShape);
  w = std::min(w, std::max(h / kShape, around.least));
  if (around.values > 0 && std::min(w, h) < kWithValues)
    return fit_board(zone, area, {around.head, 0, around.gap, around.least});
  const float width = w * across + around.gap * (across - 1);
  const float height = h * down + around.gap * (down - 1);
  const float x = area.center().x - (width + beside) / 2;
  const float y = area.y + (area.h - around.head - height - around.values) / 2;
  BoardPlace place{{x, y, width + beside, around.head},
                   {x, y + around.head, width, height},
                   {{x, y + around.head}, w, h, around.gap, columns}};
  if (around.values > 0) {
    place.row_values = {place.rect.right() + 5, place.rect.y, beside - 5, height};
    place.column_values = {x, place.rect.bottom() + 5, width, around.values - 5};
  }
  return place;
}

/// Cells of a grid for the other players' boards: the first one used, and their number in a row.
struct Spread {
  Rect area;
  int columns = 1;
  int first = 0;
  [[nodiscard]] Grid grid(int count) const {
    const int lines = (first + count + columns - 1) / columns;
    const auto rows = static_cast<float>(lines);
    return Grid::across(area, columns, (area.h - kBoardGap * (rows - 1)) / rows, kBoardGap);
  }
};

/// Places the other players' boards.
void lay_others(const Scene& scene, BoardLayout& layout, const Spread& spread, float em) {
  const Grid grid = spread.grid(scene.players - 1);
  // A narrow head needs a second line for more than name and points.
  const float most = grid.w < 5 * kHighHead * em ? kHighHead : kHead;
  const float head = std::min(most * em, grid.h * 0.3F);
  const float values = std::min(22 * em, grid.h * 0.16F);
  for (int place = 1; place < scene.players; ++place)
    if (const Zone* zone = board_of(scene, place))
      layout.board[at(place)] = fit_board(*zone, grid.at(spread.first + place - 1), {head, values, 2, kLeastOther});
}

/// Places the other players' boards in the way that gives them the largest spaces and names.
void lay_others_best(const Scene& scene, BoardLayout& layout, std::initializer_list<Spread> ways, TableLayout& t) {
  const auto size = [](const BoardLayout& l) {
    const BoardPlace& board = l.board[1];
    return board.rect.empty() ? 0 : board.spaces.w * board.spaces.h * board.name.h;
  };
  const float step = t.menu.w + 6;
  float best = -1;
  for (const Spread& way : ways) {
    BoardLayout tried = layout;
    lay_others(scene, tried, way, t.em);
    if (size(tried) <= best) continue;
    best = size(tried);
    layout = tried;
    // The undo button is below the menu if the boards are at their right, otherwise next to it.
    t.undo = way.area.x > t.menu.right() ? t.menu.moved(0, step) : t.menu.moved(step, 0);
  }
}

/// Returns whether the dice and the status line share a row of this width, because large letters leave little height
/// for the viewer's board.
bool shares_row(float width, float em) { return em > 1.4F && width >= 700; }

/// Places the dice at the left of the status line, at its lower edge.
void share_row(Rect& dice, Rect& status) {
  const float left = 0.44F * status.w;
  dice = {status.x, status.bottom() - dice.h, left, dice.h};
  status.x += left + 8;
  status.w -= left + 8;
}

/// Returns the distance between the head of the viewer's board and the status line. The target of a low head reaches
/// above the head.
float above_head(float em) { return std::max(8.0F, 46 - kHead * em); }

/// Places the viewer's board above the buttons in portrait, and the status line above it. Help takes the place of the
/// status line and needs more height: it makes the board lower instead of covering the viewer's points.
void lay_own_board(const Scene& scene, BoardLayout& l, Point window, BoardUse use, TableLayout& t) {
  const float h = window.y;
  const float em = t.em;
  const float wide = l.actions.w;
  const Around around{kHead * em, std::min(26 * em, 0.045F * h), 5, kLeastWide};
  const float most = wide / 5 * kShape * 3 + around.head + around.values;
  const float status = std::max(46.0F, 48 * em);
  const bool shared = shares_row(wide, em);
  const float share = (h < kLowUpright || (h >= 640 && scene.players > 2) ? 0.44F : 0.4F) * h;
  const float own = std::min(share + (shared ? status / 2 : 0), most);
  Rect board{l.actions.x, l.actions.y - 8 - own, wide, own};
  const float above = above_head(em);
  t.status = {board.x, board.y - status - above, wide, status};
  const float more = use.helps && !shared ? above + around.head : 0;
  board = {board.x, board.y + more, wide, own - more};
  if (const Zone* zone = board_of(scene, 0)) l.board[0] = fit_board(*zone, board, around);
}

void lay_portrait(const Scene& scene, BoardLayout& l, Point window, BoardUse use, TableLayout& t) {
  const auto [w, h] = window;
  const float em = t.em;
  const float pad = std::clamp(w * 0.02F, 6.0F, 18.0F);
  const float touch = std::max(44.0F, 46 * em);
  t.menu = {pad, pad, touch, touch};
  // From the bottom: the buttons, the viewer's board, the status, the dice. The other boards get the rest.
  const float actions = !use.acts ? 0 : h < kOneRowOfButtons * std::max(1.0F, em) ? touch : 2 * touch + 8;
  l.actions = {pad, h - pad - actions, w - 2 * pad, actions};
  lay_own_board(scene, l, window, use, t);
  const bool shared = shares_row(w - 2 * pad, em);
  const float dice = std::clamp(0.1F * h, 56.0F, 120.0F * em);
  l.dice = {pad, t.status.y - dice - 8, w - 2 * pad, dice};
  if (shared) share_row(l.dice, t.status);
  // In a low window, as above the panel of a review, the dice are beside the button below the menu.
  t.undo = {pad, t.menu.bottom() + 6, touch, touch};
  if (t.undo.bottom() > l.dice.y) l.dice.x += touch + 8, l.dice.w -= touch + 8;
  const float end = l.dice.y - 8;
  const int others = scene.players - 1;
  const Rect beside{pad + touch + 8, pad, w - 2 * pad - touch - 8, end - pad};
  const float own = shared ? l.board[0].rect.y : l.board[0].name.y - above_head(em);
  l.help = {t.status.x, t.status.y, t.status.w, own - t.status.y};
  l.help_replaces = true;
  const float top = std::min(l.dice.y, t.status.y);
  if (shared) l.free_help = {t.status.x, top, t.status.w, l.board[0].name.y - 4 - top};
  const Rect below{pad, pad + touch + 6, w - 2 * pad, end - pad - touch - 6};
  const Spread quarters{{pad, pad, w - 2 * pad, end - pad}, 2, 1};
  if (others == 3)
    lay_others_best(scene, l, {{beside, others}, {below, others}, quarters}, t);
  else
    lay_others_best(scene, l, {{beside, others}, {below, others}}, t);
}

/// Moves the other boards towards the viewer's in a window with room to spare, and shortens the rows above and below
/// it.
void close_up(BoardLayout& l, TableLayout& t, float em) {
  constexpr float kRow = 640;  // width of the rows, in points at the normal text size
  const float spare = (t.status.w - std::max(kRow * em, l.board[0].name.w)) / 2;
  if (spare <= 0) return;
  for (Rect* row : {&l.actions, &l.dice, &t.status}) *row = {row->x + spare, row->y, row->w - 2 * spare, row->h};
  l.help.x += spare;
  for (std::size_t place = 1; place < l.board.size(); ++place) {
    BoardPlace& board = l.board[place];
    for (Rect* part : {&board.name, &board.rect, &board.row_values, &board.column_values}) part->x += spare;
    board.spaces.from.x += spare;
  }
}

void lay_landscape(const Scene& scene, BoardLayout& l, Point window, bool acts, TableLayout& t) {
  const auto [w, h] = window;
  const float em = t.em;
  const float pad = std::clamp(h * 0.02F, 8.0F, 22.0F);
  const float touch = std::max(44.0F, 46 * em);
  // On a low screen, the viewer's board is low, and another board must not be larger.
  const float share = scene.players > 2 ? 0.28F : h < 500 ? 0.26F : 0.32F;
  const float column = std::clamp(share * w, std::min(180.0F, kLargestShare * w), 460.0F * em);
  t.menu = {pad, pad, touch, touch};
  t.undo = {pad + touch + 6, pad, touch, touch};
  // In a narrow window the dice reach across, so that each can be pressed, and the undo button is below the menu.
  const bool narrow = w < kNarrow;
  if (narrow) t.undo = t.menu.moved(0, touch + 6);
  const float below = t.undo.bottom() + 6;
  l.help = {pad, below, column, h - pad - below};
  lay_others(scene, l, {l.help}, em);
  const Rect right{pad + column + 2 * pad, pad, w - column - 4 * pad, h - 2 * pad};
  const float actions = !acts ? 0 : h < 500 ? touch : 2 * touch + 8;
  l.actions = {right.x, right.bottom() - actions, right.w, actions};
  const float status = std::max(40.0F, 46 * em);
  const float dice = std::clamp(0.14F * h, 46.0F, 120.0F * em);
  const float from = narrow ? t.menu.right() + 8 : right.x;
  l.dice = {from, right.y, right.right() - from, dice};
  t.status = {right.x, l.dice.bottom() + 6, right.w, status};
  const bool shared = shares_row(right.w, em);
  if (shared) t.status.y = right.y + std::max(0.0F, dice - status);
  const Around around{std::min(kHead * em, 0.08F * h), h < 360 ? 0 : std::min(26 * em, 0.058F * h), 5, kLeastWide};
  const float top = t.status.bottom() + std::max(10.0F, 46 - around.head);
  if (const Zone* zone = board_of(scene, 0))
    l.board[0] = fit_board(*zone, {right.x, top, right.w, l.actions.y - 8 - top}, around);
  if (!narrow) close_up(l, t, em);
  l.free_help = {l.help.x, l.help.y, l.help.w, l.board[1].name.y - 8 - l.help.y};
  if (shared) share_row(l.dice, t.status);
}

void lay_for_left_hand(BoardLayout& layout, TableLayout& table, float width) {
  const auto mirror = [width](Rect& rect) { rect.x = width - rect.x - rect.w; };
  for (Rect* rect :
       {&table.menu, &table.undo, &table.status, &layout.dice, &layout.actions, &layout.help, &layout.free_help})
    mirror(*rect);
  for (BoardPlace& board : layout.board) {
    mirror(board.name);
    mirror(board.rect);
    if (!board.row_values.empty()) mirror(board.row_values);
    if (!board.column_values.empty()) mirror(board.column_values);
    board.spaces.from.x = board.rect.x;
  }
}

}  // namespace

BoardLayout lay_out_boards(const Scene& scene, float width, float height, BoardUse use, TableLayout& table) {
  BoardLayout layout;
  if (height > (width < kNarrow ? kNarrowUpright : kUpright) * width)
    lay_portrait(scene, layout, {width, height}, use, table);
  else
    lay_landscape(scene, layout, {width, height}, use.acts, table);
  if (use.left_handed) lay_for_left_hand(layout, table, width);
  for (Seat seat = 0; seat < scene.players; ++seat)
    table.badge[at(spot(scene, seat))] = layout.board[at(relative(scene, seat))].name;
  return layout;
}

}  // namespace tapete
