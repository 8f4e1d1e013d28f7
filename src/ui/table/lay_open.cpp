#include "ui/table/lay_open.hpp"

#include <algorithm>
#include <numbers>

#include "core/index.hpp"

namespace tapete {
namespace {

constexpr float kHalfTurn = std::numbers::pi_v<float>;
constexpr int kAtRight = 1, kOpposite = 2, kAtLeft = 3;  ///< indices in TableLayout's arrays
constexpr int kMany = ranks_of(Deck::french);            ///< number of cards in a large hand
constexpr int kHalf = (kMany + 1) / 2;                   ///< number of cards in the first of two rows
/// Visible part of a card that the next row overlaps, as a share of the card's height.
constexpr float kSeen = 0.48F;
/// Largest visible part of such a card, used in a column with enough height, as a share of the card's height.
constexpr float kMostSeen = 0.74F;
/// Width of a card of an open hand at the side, as a share of the column.
constexpr float kColumnCard = 0.4F;
constexpr float kLeastStage = 64;    ///< height in points that the calls of an auction need
constexpr float kUprightStage = 92;  ///< the same in portrait, where the choices can be lower
constexpr float kStageEdge = 8;      ///< distance of the calls that an onlooker sees from the players, in points
constexpr float kLeastSeat = 122;    ///< width in points that a player's name and fan of cards need

/// Lays out an auction in a low window. The players at the sides move up next to the opposite player, each into an area
/// of width `room`, and leave the whole width below to the choices and the calls.
void lay_low_auction(TableLayout& layout, float room) {
  const Rect opposite = layout.badge[kOpposite];
  const float left = layout.score[0].right() + 8;
  const float right = layout.stock_area.right();
  const float card = std::min((room - kLeastColumn) / kFanSpan, layout.fan[kOpposite].w);
  for (const int side : {kAtRight, kAtLeft}) {
    const float x = side == kAtLeft ? left : layout.score[0].x + right - left - room;
    layout.badge[at(side)] = {x, opposite.y, room - kFanSpan * card, opposite.h};
    layout.fan[at(side)] = layout.fan[kOpposite];
    layout.fan[at(side)].at.x = x + room - kFanSpan / 2 * card;
    layout.fan[at(side)].w = card;
  }
  const Rect stage = layout.stage;
  layout.choices = {left, stage.y, std::min(0.52F * (right - left), 400 * layout.em), stage.h};
  const float calls = layout.choices.right() + 8;
  layout.auction = {calls, stage.y, right - calls, layout.hand.y - stage.y - 8};
  Rect& own = layout.badge[0];
  own.x = left;
  layout.status.x = own.right() + 8;
  layout.status.w = layout.choices.right() - layout.status.x;
}

/// Lays out an auction in a window that is low and narrow. The other players are across the top without their cards,
/// the choices are below them, and the calls are below the scores.
void lay_narrow_auction(TableLayout& layout) {
  const float right = layout.stock_area.right();
  const float width = (right - layout.undo.right() - 8) / 3;
  float x = layout.undo.right() + 8;
  for (const int side : {kAtLeft, kOpposite, kAtRight}) {
    layout.badge[at(side)] = {x, layout.undo.y, width - 6, layout.undo.h};
    layout.fan[at(side)].w = 0;
    x += width;
  }
  const Rect score = layout.score[1];
  const float left = score.right() + 8;
  const float y = layout.undo.bottom() + 4;
  layout.choices = {left, y, right - left, layout.status.y - y - 6};
  layout.auction = {score.x, score.bottom() + 6, score.w, layout.hand.y - score.bottom() - 14};
}

constexpr float kRowOfSeats = 40;  ///< height of a row of players without cards, in points

/// Lays out an auction in a small window in portrait. The players at the sides are next to the opposite player, without
/// their cards, and the calls have the whole width between them and the choices.
void lay_crowded_auction(TableLayout& layout) {
  const float right = layout.stock_area.right();
  const Rect row{layout.undo.x, layout.badge[kOpposite].y, right - layout.undo.x, kRowOfSeats};
  int place = 0;
  for (const int side : {kAtLeft, kOpposite, kAtRight}) {
    layout.badge[at(side)] = row.part(place++, 3, 6);
    if (side != kOpposite) layout.fan[at(side)].w = 0;
  }
  layout.auction = {row.x, row.bottom() + 4, row.w, layout.choices.y - row.bottom() - 8};
}

/// Lays out the hand of a player at the side in a column of this width, and narrows the stage.
HandRows lay_beside(TableLayout& layout, int side, Rect area, float width) {
  const float badge = std::max(40.0F, 46 * layout.em);
  const float most = (area.h - badge) / (1 + (kSuits - 1) * kSeen) / kCardShape;
  const float card = std::min(width * kColumnCard, most);
  const float high = std::min(area.h - badge, card * kCardShape * (1 + (kSuits - 1) * kMostSeen));
  const bool right = side == kAtRight;
  const float x = right ? area.right() - width : area.x;
  const float y = area.y + (area.h - high - badge) / 2;
  layout.badge[at(side)] = {x, y + high, width, badge};
  Rect& stage = layout.stage;
  const float taken = (right ? stage.right() - x : x + width - stage.x) + 6;
  stage.w -= taken;
  if (!right) stage.x += taken;
  return {{x, y, width, high}, card, 0, true};
}

}  // namespace

Rect lay_hands_around(TableLayout& layout, const Scene& scene, Rect area) {
  constexpr float kColumn = 0.3F;         // of the width, for the hand of a player at the side
  constexpr float kOppositePart = 0.72F;  // of the height, for the hand of the opposite player
  const int open = open_spot(scene);
  layout.stage = area;
  for (const int side : {kAtLeft, kAtRight})
    (side == open ? layout.open : layout.shown[at(side)]) = lay_beside(layout, side, area, kColumn * area.w);
  Rect& stage = layout.stage;
  const float name = std::max(kLeastColumn, 0.3F * stage.w);
  const Rect room{stage.x + name, stage.y, stage.w - name, kOppositePart * stage.h};
  const float rows = 1 + (kSuits - 1) * kSeen;
  const float card = std::min(room.h / rows / kCardShape, kColumnCard * room.w);
  layout.badge[kOpposite] = {stage.x, stage.y, name, std::max(40.0F, 46 * layout.em)};
  HandRows& opposite = open == kOpposite ? layout.open : layout.shown[kOpposite];
  opposite = {{room.x, room.y, room.w, card * kCardShape * rows}, card, 0, true};
  const float y = opposite.area.bottom() + 6;
  return {stage.x, y, stage.w, stage.bottom() - y};
}

HandRows pressable_rows(Rect area, bool flat) {
  const float room = area.w - kStrip * (kMany - 1);
  if (flat || room >= kStrip) {
    const float card = std::min(area.h / kCardShape, std::max(kStrip, room));
    return {{area.x, area.y, area.w, card * kCardShape}, card};
  }
  return two_rows(area);
}

HandRows two_rows(Rect area) {
  const float high = std::min(area.h - kStrip, area.h / (1 + kSeen)) / kCardShape;
  const float card = std::clamp(high, kStrip, std::max(kStrip, area.w - kStrip * (kHalf - 1)));
  return {{area.x, area.y, area.w, card * kCardShape + std::max(kStrip, kSeen * card * kCardShape)}, card, 2};
}

const Zone* open_hand(const Scene& scene) {
  for (const Zone& zone : scene.zones)
    if (zone.open && zone.owner != scene.viewer) return &zone;
  return nullptr;
}

int open_spot(const Scene& scene) {
  const Zone* const hand = open_hand(scene);
  return hand == nullptr ? -1 : spot(scene, hand->owner);
}

void lay_hand_beside(TableLayout& layout, const Scene& scene, Rect area, float widest) {
  const int open = open_spot(scene);
  if (open == kAtRight || open == kAtLeft) layout.open = lay_beside(layout, open, area, widest);
}

void lay_opposite_aside(TableLayout& layout, int open, Rect middle) {
  constexpr float kApart = 8;
  const float room = middle.w - kLeastColumn - kApart;
  const float x = open == kAtLeft ? middle.right() - room : middle.x;
  const float fan = kFanSpan * layout.fan[kOpposite].w;
  layout.badge[kOpposite].x = x;
  layout.badge[kOpposite].w = room - fan - kApart;
  layout.fan[kOpposite].at.x = x + room - fan / 2;
}

Rect beside_piles(TableLayout& layout, const Scene& scene, float width, float pad) {
  const Rect own = layout.pile[0];
  const float between = width - 2 * (own.w + 2 * pad);
  if (dealt_cards(scene) <= kOneRow || between >= static_cast<float>(kMany) * kStrip)
    return {own.w + 2 * pad, own.y, between, own.h};
  if (layout.pile[1].y < own.y) return {pad, own.y, own.x - 2 * pad, own.h};  // the other pile lies elsewhere
  const Point moved{own.x - layout.pile[1].x, own.y - own.h - 4 - layout.pile[1].y};
  layout.pile[1].x += moved.x;
  layout.pile[1].y += moved.y;
  layout.pile_card[1].at = layout.pile_card[1].at + moved;
  return {pad, own.y, own.x - 2 * pad, own.h};
}

void lay_open_across(TableLayout& layout, Point window, float badge) {
  const Rect column = layout.stock_area;
  const float from = layout.undo.right() + 8;
  layout.open = pressable_rows({from, layout.undo.y, column.right() - from, 0.22F * window.y}, true);
  const float y = layout.open.area.bottom() + 4;
  const float down = std::max(0.0F, y - layout.score[0].y);
  lower_scores(layout, down);
  layout.badge[kOpposite] = {column.x, y, column.w, badge};
  layout.stock_area = {column.x, y + badge + 4, column.w, layout.call.y - y - badge - 10};
}

Rect clear_of_call(TableLayout& layout, int open, Rect area) {
  const float high = layout.call.h + 4;
  if (open == kOpposite) {
    layout.call.y = area.y + 2;
    return {area.x, area.y + high, area.w, area.h - high};
  }
  if (open == kAtRight) layout.call.x = area.x;
  return {area.x, area.y, area.w, area.h - high};
}

void lay_sides(TableLayout& layout, Rect area, float width, float badge, float card) {
  const float cards = kShownSpan * card;
  const float y = area.y + std::max(0.0F, area.h - cards - badge) / 2 + cards;
  for (const int side : {kAtRight, kAtLeft}) {
    const float x = side == kAtRight ? area.right() - width : area.x;
    layout.badge[at(side)] = {x, y, width, badge};
    layout.fan[at(side)] = {{x + width / 2, y - cards / 2}, card, side == kAtRight ? -kHalfTurn / 2 : kHalfTurn / 2, 0};
  }
}

void lay_pile(TableLayout& layout, int side, Rect area, float card) {
  layout.pile[at(side)] = area;
  layout.pile_card[at(side)] = {area.center(), card, kHalfTurn / 2, 0};
}

void lay_corner(TableLayout& layout, Rect undo, float pile) {
  layout.undo = undo;
  lay_pile(layout, 1, {undo.right() + 6, undo.y, std::max(46.0F, pile * kCardShape + 8), std::max(46.0F, pile + 10)},
           pile);
}

void take_choices(TableLayout& layout, const Scene& scene, Rect& area) {
  if (scene.grid.rows.empty() || hands_shown(scene)) return;
  const float usual = 3 * std::max(kStrip, 46 * layout.em);
  if (!layout.portrait && area.h - usual < kLeastStage) return;
  const float high = std::clamp(area.h - (layout.portrait ? kUprightStage : kLeastStage), 3 * kStrip, usual);
  area.h -= high;
  layout.choices = Rect::around({area.center().x, area.bottom() + high / 2}, std::min(area.w, 460 * layout.em), high);
}

void lay_auction(TableLayout& layout, const Scene& scene) {
  const bool watched = scene.viewer == kNobody && scene.auction.contract.text.empty();
  if (watched && scene.auction.first != kNobody) layout.auction = layout.stage.inset(kStageEdge);
  if (scene.grid.rows.empty()) return;
  layout.auction = layout.stage;
  if (hands_shown(scene)) return;
  if (layout.portrait && layout.badge[at(kAtLeft)].bottom() > layout.choices.y) return lay_crowded_auction(layout);
  if (!layout.choices.empty()) return;
  const float room = layout.badge[kOpposite].x - layout.score[0].right() - 16;
  if (room >= kLeastSeat) return lay_low_auction(layout, room);
  lay_narrow_auction(layout);
}

}  // namespace tapete
