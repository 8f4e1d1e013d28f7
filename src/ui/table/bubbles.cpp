#include <algorithm>
#include <cmath>
#include <limits>

#include "core/index.hpp"
#include "ui/table/layout.hpp"

/// Places of speech bubbles.
namespace tapete {
namespace {

constexpr float kTipRoom = 14;        ///< room for the tip of a bubble, in points
constexpr float kWindowGap = 8;       ///< least distance from the edge of the area, in points
constexpr float kFarthestBubble = 3;  ///< largest distance from the badge in each direction, in heights of a bubble
constexpr float kCoverCost = 30;      ///< cost of covering something, in points of distance by the side of its area
constexpr float kBadgeCost = 4;       ///< the same for the player's own badge
constexpr float kMiddleCost = 0.1F;   ///< cost of each point between the centres of bubble and badge
constexpr int kTries = 40;            ///< number of positions to try in each direction

/// Place of a bubble.
struct BubblePlace {
  Rect place;
  float covered = 0;  ///< covered area, in square points
  float cost = std::numeric_limits<float>::max();
};

/// Returns position number `step` along one axis, from `reach` before the badge to `reach` behind it.
float place_along(float badge, float length, float extent, float reach, int step) {
  return badge - extent - reach + (length + extent + 2 * reach) * static_cast<float>(step) / (kTries - 1);
}

/// Returns the best place of a bubble of this size. `near` is the badge with room for the tip.
BubblePlace best_of_size(Rect near, Rect area, Point size, const std::vector<Rect>& kept) {
  BubblePlace best;
  const float reach = kFarthestBubble * size.y;
  for (int i = 0; i < kTries * kTries; ++i) {
    const float x = place_along(near.x, near.w, size.x, reach, i % kTries);
    const float y = place_along(near.y, near.h, size.y, reach, i / kTries);
    const Rect place{std::max(kWindowGap, std::min(x, area.w - kWindowGap - size.x)),
                     std::max(kWindowGap, std::min(y, area.h - kWindowGap - size.y)), size.x, size.y};
    float covered = 0;
    for (const Rect& each : kept) covered += shared_area(place, each);
    const float across = std::max({near.x - place.right(), place.x - near.right(), 0.0F});
    const float down = std::max({near.y - place.bottom(), place.y - near.bottom(), 0.0F});
    const Point apart = place.center() - near.center();
    const float cost = std::hypot(across, down) + kMiddleCost * std::hypot(apart.x, apart.y) +
                       kCoverCost * std::sqrt(covered) + kBadgeCost * std::sqrt(shared_area(place, near));
    if (cost < best.cost) best = {place, covered, cost};
  }
  return best;
}

}  // namespace

std::vector<Rect> kept_from_bubbles(const Scene& scene, const TableLayout& layout, Seat seat) {
  std::vector<Rect> kept{layout.status, layout.menu, layout.undo, layout.score[0], layout.score[1]};
  if (scene.trump >= 0) {
    const Pose& sign = layout.turned;
    kept.push_back(Rect::around(sign.at, sign.w, sign.w * kCardShape));
    kept.push_back(layout.caption);
  }
  for (const Sprite& each : place_cards(scene, layout)) {
    const Zone& zone = scene.zones[at(each.zone)];
    const bool own = zone.kind == ZoneKind::hand && zone.owner == seat && seat != scene.viewer;
    if (!own && (each.card.known() || zone.kind == ZoneKind::stock))
      kept.push_back(Rect::around(each.pose.at, each.pose.w, each.pose.w * kCardShape));
  }
  for (Seat other = 0; other < scene.players; ++other)
    if (other != seat) kept.push_back(layout.badge[at(spot(scene, other))]);
  return kept;
}

Rect place_bubble(Rect badge, Rect area, Point size, const std::vector<Rect>& kept) {
  BubblePlace best;
  for (const float share : {1.0F, 0.8F, 0.64F}) {
    const BubblePlace choice = best_of_size(badge.inset(-kTipRoom), area, size * share, kept);
    if (choice.cost < best.cost) best = choice;
    if (choice.covered <= 0) break;
  }
  return best.place;
}

}  // namespace tapete
