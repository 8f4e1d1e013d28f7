#include "ui/table/lay_open.hpp"

#include <algorithm>

#include "core/index.hpp"

namespace tapete {
namespace {

constexpr int kMany = ranks_of(Deck::french);
constexpr int kHalf = (kMany + 1) / 2;
/// How much of a card a card below it leaves visible, as a share of its height.
constexpr float kSeen = 0.48F;
/// The width of a card of an open hand at the side, as a share of the column.
constexpr float kColumnCard = 0.4F;
constexpr float kLeastStage = 64;  ///< height that the calls of an auction need

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
  const bool right = side == 1;
  const float x = right ? area.right() - width : area.x;
  const float y = area.y + (area.h - high - badge) / 2;
  layout.open = {{x, y, width, high}, card, 0, true};
  layout.badge[at(side)] = {x, y + high, width, badge};
  Rect& stage = layout.stage;
  const float taken = (right ? stage.right() - x : x + width - stage.x) + 6;
  stage.w -= taken;
  if (!right) stage.x += taken;
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
  layout.choices = layout.stage;
  layout.auction = layout.stock_area;
  layout.auction.h = layout.hand.y - layout.auction.y - 8;
}

}  // namespace tapete
