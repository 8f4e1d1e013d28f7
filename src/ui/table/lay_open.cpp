#include "ui/table/lay_open.hpp"

#include <algorithm>

#include "core/index.hpp"

namespace tapete {
namespace {

constexpr int kAtRight = 1, kOpposite = 2, kAtLeft = 3;  ///< indices in TableLayout's arrays
constexpr int kMany = ranks_of(Deck::french);
constexpr int kHalf = (kMany + 1) / 2;
/// How much of a card a card below it leaves visible, as a share of its height.
constexpr float kSeen = 0.48F;
/// The width of a card of an open hand at the side, as a share of the column.
constexpr float kColumnCard = 0.4F;
constexpr float kLeastStage = 64;  ///< height that the calls of an auction need
/// Width that the name of a player needs, and that with a fan of cards.
constexpr float kName = 96;
constexpr float kLeastSeat = 122;
/// The width of a fan, in widths of a card.
constexpr float kLowFan = 2.6F;

/// In a low window the players at the sides move up beside the player opposite, each into a place of this width, and
/// leave the width below to the choices and the calls.
void lay_low_auction(TableLayout& layout, float room) {
  const Rect opposite = layout.badge[kOpposite];
  const float left = layout.score[0].right() + 8;
  const float right = layout.stock_area.right();
  const float card = std::min((room - kName) / kLowFan, layout.fan[kOpposite].w);
  for (const int side : {kAtRight, kAtLeft}) {
    const float x = side == kAtLeft ? left : layout.score[0].x + right - left - room;
    layout.badge[at(side)] = {x, opposite.y, room - kLowFan * card, opposite.h};
    layout.fan[at(side)] = layout.fan[kOpposite];
    layout.fan[at(side)].at.x = x + room - kLowFan / 2 * card;
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

}  // namespace

HandRows pressable_rows(Rect area, bool flat) {
  const float room = area.w - kStrip * (kMany - 1);
  if (flat || room >= kStrip) {
    const float card = std::min(area.h / kCardShape, std::max(kStrip, room));
    return {{area.x, area.y, area.w, card * kCardShape}, card};
  }
  const float high = std::min(area.h - kStrip, area.h / (1 + kSeen)) / kCardShape;
  const float card = std::clamp(high, kStrip, std::max(kStrip, area.w - kStrip * (kHalf - 1)));
  return {{area.x, area.y, area.w, card * kCardShape + std::max(kStrip, kSeen * card * kCardShape)}, card, kHalf};
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

void lay_open_beside(TableLayout& layout, int side, Rect area, float width) {
  const float badge = std::max(40.0F, 46 * layout.em);
  const float most = (area.h - badge) / (1 + (kSuits - 1) * kSeen) / kCardShape;
  const float card = std::min(width * kColumnCard, most);
  const float high = card * kCardShape * (1 + (kSuits - 1) * kSeen);
  const bool right = side == kAtRight;
  const float x = right ? area.right() - width : area.x;
  const float y = area.y + (area.h - high - badge) / 2;
  layout.open = {{x, y, width, high}, card, 0, true};
  layout.badge[at(side)] = {x, y + high, width, badge};
  Rect& stage = layout.stage;
  const float taken = (right ? stage.right() - x : x + width - stage.x) + 6;
  stage.w -= taken;
  if (!right) stage.x += taken;
}

void lay_open_across(TableLayout& layout, Point window, float badge) {
  const Rect column = layout.stock_area;
  const float from = layout.undo.right() + 8;
  layout.open = pressable_rows({from, layout.undo.y, column.right() - from, 0.22F * window.y}, true);
  const float y = layout.open.area.bottom() + 4;
  const float down = std::max(0.0F, y - layout.score[0].y);
  for (Rect& score : layout.score) score.y += down;
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

void take_choices(TableLayout& layout, const Scene& scene, Rect& area) {
  if (scene.grid.rows.empty()) return;
  const float high = 3 * std::max(kStrip, 46 * layout.em);
  if (area.h - high < kLeastStage) return;
  area.h -= high;
  layout.choices = Rect::around({area.center().x, area.bottom() + high / 2}, std::min(area.w, 460 * layout.em), high);
}

void lay_auction(TableLayout& layout, const Scene& scene) {
  if (scene.grid.rows.empty()) return;
  layout.auction = layout.stage;
  if (!layout.choices.empty()) return;
  const float room = layout.badge[kOpposite].x - layout.score[0].right() - 16;
  if (room >= kLeastSeat) return lay_low_auction(layout, room);
  layout.choices = layout.stage;
  layout.auction = layout.stock_area;
  layout.auction.h = layout.hand.y - layout.auction.y - 8;
}

}  // namespace tapete
