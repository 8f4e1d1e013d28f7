#include "ui/table/layout.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "ui/canvas/theme.hpp"
#include "ui/table/lay_open.hpp"

namespace tapete {
namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr int kHandSize = 6;  ///< number of cards for which the size of the viewer's cards is chosen
/// Height of the middle in portrait below which it is low, as above a lesson, in points.
constexpr float kLowMiddle = 260;
/// Height of a window in portrait from which many cards lie in two rows, in points.
constexpr float kLeastForRows = 400;

constexpr float kLeastLandscape = 540;  ///< width below which the layout is that of portrait, in points
constexpr float kLeastSide = 10;        ///< a smaller card of a player at the side is left out, in points

/// Returns the distance between the status line and the viewer's cards, in which chosen cards are raised.
float lift_room(const TableLayout& l) { return std::max(12.0F, 0.083F * l.hand_card * kCardShape); }

enum Spot : unsigned char { kBelow, kRight, kAbove, kLeft };

/// Lays out the tools, the stock and the opposite player at the top of the middle, above shown hands if `across`.
/// Returns the rest of the middle.
Rect lay_portrait_top(TableLayout& l, float w, Rect middle, const Scene& scene, bool across) {
  const float em = l.em;
  const float touch = std::max(44.0F, 46 * em);
  const float badge = std::max({40.0F, (scene.players == 2 ? 64.0F : 46.0F) * em, 46 * l.seat_em});
  const bool turned = find_zone(scene, ZoneKind::turned) != nullptr;
  const bool low = across && middle.h < kLowMiddle;
  const float top = across                       ? (turned && !low ? 1.7F : 1.0F) * touch
                    : open_spot(scene) == kAbove ? touch
                                                 : std::max(touch + badge + 2, std::min(0.25F * middle.h, 190 * em));
  const float column = std::min(middle.w * 0.33F, 190.0F * em);
  lay_stock(l, {middle.right() - column, middle.y, column, top}, turned && low ? 0 : 19 * em);
  lay_corner(l, {middle.x, middle.y, touch, touch}, std::clamp(top * 0.34F, 30.0F, 52.0F * em));
  // The opposite player's fan fits between the controls at the left and the turned card.
  const float beside = std::min(w / 2 - l.pile[1].right(), l.turned.at.x - l.turned.w / 2 - w / 2) - 4;
  const float fan = std::clamp((top - badge) * 0.8F / kCardShape, 20.0F, std::max(20.0F, 2 * beside / kFanSpan));
  const float widest = std::min(150 * em, 2 * (l.stock_area.x - 6 - w / 2));
  // A large text reaches to the left, below the tools.
  const float wide = std::min(middle.w * 0.34F, widest);
  const float right = w / 2 + wide / 2;
  const float y = middle.y + top - badge;
  const float free = y > l.pile[1].bottom() ? middle.x : l.pile[1].right();
  const float left = std::min(w / 2 - wide / 2, std::max(free, right - (l.seat_em > em ? 120 * l.seat_em : 0)));
  l.badge[kAbove] = {left, y, right - left, badge};
  l.fan[kAbove] = {{w / 2, (middle.y + l.badge[kAbove].y) / 2 + 1}, fan, kPi, 0};
  return {middle.x, middle.y + top, middle.w, middle.h - top};
}

/// Lays out the middle between scores and status: the other players, the stock, the trick.
void lay_portrait_middle(TableLayout& l, float w, Rect middle, const Scene& scene) {
  const float em = l.em;
  const int open = open_spot(scene);
  const bool shown = hands_shown(scene);
  const bool across = shown && (scene.players > 2 || middle.h < kLowMiddle);
  Rect centre = lay_portrait_top(l, w, middle, scene, across);
  const float top = centre.y - middle.y;
  const float call = std::min(128 * em, middle.w / 2);
  l.call = {middle.right() - call, centre.bottom() - 48, call, 44};
  if (across) {
    lay_hands_below_tools(l, scene, middle, top);
    return lay_trick(l, l.stage, l.hand_card, scene.players);
  }
  if (open == kAbove || shown) {
    const float left = l.pile[1].right() + 6;
    l.badge[kAbove] = {left, middle.y, l.stock_area.x - left - 6, top};
    if (open == kAbove)
      l.open = pressable_rows({centre.x, centre.y + 10, centre.w, 0.3F * centre.h}, false);
    else
      l.shown[kAbove] = one_row({centre.x, centre.y + 10, centre.w, 0.45F * centre.h}, dealt_cards(scene));
    const float y = (open == kAbove ? l.open : l.shown[kAbove]).area.bottom() + 4;
    centre = {centre.x, y, centre.w, centre.bottom() - y};
  }
  take_choices(l, scene, centre);
  l.call.y = centre.bottom() - 48;
  const float side = scene.players == 2 ? 0 : side_width(w, em, l.seat_em);
  const float side_h = side_height(side, l.seat_em);
  const Rect between = open < 0 ? centre : clear_of_call(l, open, centre);
  // A large text ends above the call button if there is still room for the cards.
  const float spare = std::clamp(between.h - side_h - kShownSpan * (kLeastSide + 1), 0.0F, 52.0F);
  const Rect seats{between.x, between.y, between.w, between.h - (l.seat_em > em ? spare : 0)};
  const float side_card = std::min((seats.h - side_h) / kShownSpan, side * 0.44F);
  lay_sides(l, seats, side, std::max(kLeastBadge * em, std::min(side_h, seats.h)),
            side_card < kLeastSide ? 0 : side_card);
  const float inner = scene.players == 2 ? 0 : side + kMarkAside * em;
  l.stage = {between.x + inner, between.y + 6, between.w - 2 * inner, between.h - 12};
  lay_hand_beside(l, scene, centre, 0.44F * centre.w);
  lay_trick(l, l.stage, l.hand_card * 1.12F, scene.players);
}

/// Lays out the viewer's cards along the lower edge in portrait.
void lay_hand_below(TableLayout& l, float w, float h, float pad, const Scene& scene) {
  const float most = (w - 2 * pad - (kHandSize - 1) * kStrip);
  l.hand_card = std::min({0.215F * h / kCardShape, most, (w - 2 * pad) / kHandSize * 1.9F, 210.0F * l.em});
  if (scene.viewer == kNobody) return lay_lower_strip(l, w, h, pad);
  float hand = l.hand_card * kCardShape;
  if (laid_cards(scene, w, h) > kOneRow) {
    const float high = 0.215F * h + std::max(0.0F, 0.2F * (h - kTallWindow));
    const HandRows rows = pressable_rows({pad, 0, w - 2 * pad, high}, h < kLeastForRows);
    l.hand_card = rows.card;
    l.hand_rows = rows.rows;
    hand = rows.area.h;
  } else if (scene.players == 2 && held_cards(scene) > kHandSize - 2 && (1 + kUpperRow) * hand <= largest_hand(h)) {
    l.hand_rows = 2;
    hand *= 1 + kUpperRow;
  }
  l.hand = {pad, h - pad - hand, w - 2 * pad, hand};
  l.fan[kBelow] = {{w / 2, h + hand * 0.6F}, l.hand_card, 0, 0};
}

void lay_portrait(TableLayout& l, float w, float h, const Scene& scene) {
  const float em = l.em;
  const float pad = w < 360 ? 6 : std::min(16.0F, w * 0.022F);
  const float touch = std::max(44.0F, 46 * em);
  // At the top: the menu and both scores.
  const float bar = std::max(52.0F, 54 * em);
  l.menu = {pad, pad, touch, bar - pad};
  const float gap = 6;
  const float score = (w - pad - l.menu.right() - 2 * gap) / 2;
  l.score[0] = {l.menu.right() + gap, pad, score, bar - pad};
  l.score[1] = {l.score[0].right() + gap, pad, score, bar - pad};

  lay_hand_below(l, w, h, pad, scene);

  // Above the cards: the viewer's avatar, the status, the viewer's pile.
  const float own = std::max(46.0F, 46 * em);
  const float high = status_height(l, h);
  const Rect row{pad, l.hand.y - high - lift_room(l), w - 2 * pad, high};
  l.badge[kBelow] = {row.x, row.bottom() - own, own, own};
  lay_pile(l, 0, {row.right() - own * 1.25F, row.bottom() - own, own * 1.25F, own}, own * 0.66F);
  l.status = {l.badge[kBelow].right() + 6, row.y, l.pile[0].x - l.badge[kBelow].right() - 12, high};

  const Rect middle{pad, bar + 8, w - 2 * pad, row.y - bar - 12};
  const bool low = middle.h < kLowMiddle && !hands_shown(scene);
  if (low && scene.auction.first != kNobody)
    return lay_low_contract(l, scene, {pad, middle.y, middle.w, l.hand.y - 8 - middle.y});
  if (low) return lay_low_middle(l, middle, side_width(w, em, l.seat_em), scene.players);
  lay_portrait_middle(l, w, middle, scene);
}

/// Returns the width of the opposite player's name in landscape.
float name_width(const TableLayout& l, Rect middle) { return std::min(middle.w * 0.5F, 170 * l.em); }

/// Returns whether 13 cards fit in one row to the right of the opposite player's name.
bool is_wide(const TableLayout& l, Rect middle) { return middle.w - name_width(l, middle) - 12 > 13 * kStrip; }

/// Lays out the opposite player with the cards to the right of the name, which leaves more height for the trick.
/// Returns the height that is used.
float lay_opposite(TableLayout& l, Point window, Rect middle, const Scene& scene) {
  // An only opponent sits alone at the upper half of the table and is shown larger.
  const bool alone = scene.players == 2;
  const float top = std::clamp((alone ? 0.17F : 0.1F) * window.y, 46.0F, (alone ? 170.0F : 96.0F) * l.em);
  const float badge = alone ? top : std::min(top, std::max(40.0F, 90 * l.em));
  const float fan = top * 0.82F / kCardShape;
  const float name = name_width(l, middle);
  const float both = name + 12 + fan_width(scene, kAbove) * fan;
  l.badge[kAbove] = {window.x / 2 - both / 2, middle.y + (top - badge) / 2, name, badge};
  l.fan[kAbove] = {{window.x / 2 + (name + 12) / 2, middle.y + top / 2}, fan, kPi, 0};
  const int side = open_spot(scene);
  const bool narrow = (middle.w - both) / 2 - 6 < kLeastColumn;
  if (narrow && (side == kLeft || side == kRight)) lay_opposite_aside(l, side, middle);
  const bool open = side == kAbove;
  if (!open) return top;
  if (is_wide(l, middle)) {
    const float beside = name + 12;
    const Rect area{middle.x + beside, middle.y, middle.w - beside, 0.17F * window.y};
    l.open = window.y < kTallWindow ? pressable_rows(area, true) : two_rows({area.x, area.y, area.w, 0.26F * window.y});
    l.badge[kAbove] = {middle.x, middle.y + (l.open.area.h - badge) / 2, std::min(name, 0.2F * middle.w), badge};
    return l.open.area.h;
  }
  lay_open_across(l, window, badge);
  return l.open.area.h;
}

/// Lays out shown hands across the middle, or, in a narrow window, above the scores and the stock.
void lay_shown_landscape(TableLayout& l, Rect middle, float row, const Scene& scene) {
  const Rect column = l.stock_area;
  const bool narrow = middle.w < kWideRows * l.em;
  const float left = narrow ? l.undo.right() + 8 : middle.x;
  const float right = narrow ? column.right() : middle.right();
  l.stage = lay_hands_across(l, scene, {left, middle.y, right - left, row - middle.y - 6});
  if (narrow) {
    const float y = l.stage.y;
    lower_scores(l, std::max(0.0F, y - l.score[0].y));
    lay_stock(l, {column.x, y, column.w, row - y - 6}, std::min(21 * l.em, 0.4F * (row - y)));
    l.stage.x = l.score[0].right() + 8;
    l.stage.w = column.x - l.stage.x - 8;
  }
  lay_trick(l, l.stage, l.hand_card * 1.02F, scene.players);
}

/// Lays out the middle between the side columns and above the status line, whose top is `row`: the other players and
/// the trick.
void lay_landscape_middle(TableLayout& l, Point window, Rect middle, float row, const Scene& scene) {
  const float em = l.em;
  const int open = open_spot(scene);
  const float widest = l.hand_card * 1.02F;
  if (hands_shown(scene)) return lay_shown_landscape(l, middle, row, scene);
  const float top = lay_opposite(l, window, middle, scene);
  Rect centre{middle.x, middle.y + top + 4, middle.w, row - middle.y - top - 10};
  take_choices(l, scene, centre);
  const float side = scene.players == 2 ? 0 : std::clamp(centre.w * 0.16F, 64.0F, 150.0F * em);
  const float radius = std::min({side * 0.32F, 44 * em, centre.h * 0.13F});
  const float side_h = 2 * radius + std::clamp(centre.h - 2 * radius - kShownSpan * 14, 44 * em, 44 * l.seat_em);
  const float side_card = std::clamp((centre.h - side_h) / kShownSpan, open == kAbove ? 6.0F : 14.0F, 48 * em);
  // In a low window the side players' cards reach up to the left and right of the opposite player's name.
  const float up = open == kAbove ? 0 : std::clamp(side_h + kShownSpan * side_card - centre.h, 0.0F, top / 2);
  lay_sides(l, {centre.x, centre.y - up, centre.w, centre.h + up}, side, side_h, side_card);
  l.stage = {centre.x + side, centre.y, centre.w - 2 * side, centre.h};
  const float beside = (middle.w - name_width(l, middle) - 12 - kFanSpan * l.fan[kAbove].w) / 2 - 6;
  lay_hand_beside(l, scene, {middle.x, middle.y, middle.w, row - middle.y - 6},
                  std::min(std::max(0.3F * middle.w, kLeastColumn), std::max(beside, kLeastColumn)));
  lay_trick(l, l.stage, widest, scene.players);
}

/// Lays out the viewer's cards along the lower edge in landscape. They may reach from pile to pile.
void lay_hand_beside_piles(TableLayout& l, float w, float h, float pad, const Scene& scene) {
  if (scene.viewer == kNobody) return lay_lower_strip(l, w, h, pad);
  const Rect broad = beside_piles(l, scene, w, pad);
  l.hand_card = std::min({0.29F * h / kCardShape, broad.w / kHandSize * 0.96F, 230.0F * l.em});
  const float hand = l.hand_card * kCardShape;
  l.hand = {broad.x, h - pad - hand, broad.w, hand};
  l.fan[kBelow] = {{w / 2, h + hand * 0.6F}, l.hand_card, 0, 0};
}

void lay_landscape(TableLayout& l, float w, float h, const Scene& scene) {
  const float em = l.em;
  const float pad = std::clamp(h * 0.02F, 8.0F, 24.0F * em);
  const float touch = std::max(44.0F, 46 * em);
  const float column = std::clamp(0.17F * w, 132.0F, 250.0F * em);
  const Rect left{pad, pad, column, h - 2 * pad};
  const Rect right{w - pad - column, pad, column, h - 2 * pad};
  const Rect middle{left.right() + pad, pad, w - 2 * column - 4 * pad, h - 2 * pad};

  // At the left: menu, scores, the other side's pile.
  l.menu = {left.x, left.y, touch, touch};
  l.undo = {left.x + touch + 6, left.y, touch, touch};
  const float score = std::clamp(h * 0.115F, 54.0F, 84.0F * em);
  l.score[0] = {left.x, l.menu.bottom() + pad, column, score};
  l.score[1] = {left.x, l.score[0].bottom() + 6, column, score};
  const float pile = std::clamp(h * 0.075F, 30.0F, 64.0F * em);
  const float pile_w = std::max(48.0F, pile * kCardShape + 10);
  const float pile_h = std::max(46.0F, pile + 12);
  // In a high window the other side's pile lies below its score, on the opponents' side of the table.
  lay_pile(l, 1, {left.x, h > 600 ? l.score[1].bottom() + pad : left.bottom() - pile_h, pile_w, pile_h}, pile);
  // At the right: the stock, the viewer's pile.
  const float stock = std::min(h * 0.38F, column / 1.62F * kCardShape + 22 * em);
  lay_stock(l, {right.x, right.y + (h > 600 ? h * 0.06F : 0), column, stock}, 21 * em);
  lay_pile(l, 0, {right.right() - pile_w, right.bottom() - pile_h, pile_w, pile_h}, pile);

  // The middle, from the bottom: cards, status, trick, opposite player.
  lay_hand_beside_piles(l, w, h, pad, scene);
  const float own = std::max(36.0F, (h > 600 ? 46.0F : 40.0F) * em);
  const float row = l.hand.y - own - lift_room(l);
  const float status = std::min(middle.w - 2 * own - 12, 480 * em);
  l.status = Rect::around({w / 2, row + own / 2}, status, own);
  l.badge[kBelow] = {l.status.x - own - 8, row, own, own};
  l.call = {right.x, row + (own - 44) / 2, std::min(column, 150 * em), 44};
  lay_landscape_middle(l, {w, h}, middle, row, scene);
}

}  // namespace

TableLayout lay_out(const Scene& scene, float width, float height, float em, float seat, bool acts) {
  TableLayout layout;
  // In a nearly square area, as above a review on a tablet, columns at the sides would leave too little room.
  constexpr float kSquare = 0.85F;
  layout.portrait = height > width * kSquare || (width < kLeastLandscape && !hands_shown(scene));
  layout.em = em;
  layout.seat_em = layout.line_em = std::max(em, seat) * (distance_scale(scene, width, height) > 1 ? kFarther : 1);
  layout.round = scene.round;
  if (scene.round)
    lay_round(layout, scene, width, height, acts);
  else if (layout.portrait)
    lay_portrait(layout, width, height, scene);
  else
    lay_landscape(layout, width, height, scene);
  const Zone* const own = find_zone(scene, ZoneKind::hand, scene.first());
  if (scene.viewer == kNobody) lay_lower_player(layout, scene);
  if (scene.viewer != kNobody && own != nullptr) {
    HandRows rows = own_rows(layout);
    divide_by_suits(rows, *own);
    layout.hand_ends = rows.ends;
  }
  if (const Zone* const open = open_hand(scene)) divide_by_suits(layout.open, *open);
  lay_auction(layout, scene);
  layout.status_asks = !scene.grid.rows.empty() || layout.stage.h < kRoomForQuestion * em;
  return layout;
}

}  // namespace tapete
