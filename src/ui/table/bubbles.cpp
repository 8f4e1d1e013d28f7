#include <algorithm>
#include <cmath>
#include <limits>

#include "core/index.hpp"
#include "ui/table/layout.hpp"

/// Places of speech bubbles.
namespace tapete {
namespace {

constexpr float kTipRoom = 14;         ///< room for the tip of a bubble, in points
constexpr float kWindowGap = 8;        ///< least distance from the edge of the area, in points
constexpr float kFarthestBubble = 12;  ///< largest distance from the room for the tip, in points
constexpr float kBadgeCost = 4;        ///< cost of covering the badge, in points of distance by the side of the area
constexpr float kMiddleCost = 0.1F;    ///< cost of each point between the centres of bubble and badge
constexpr int kTries = 40;             ///< number of positions to try in each direction

/// Returns position number `step` along one axis, from the last one before the badge to the first one behind it.
float place_along(float badge, float length, float extent, int step) {
  constexpr float kReach = kFarthestBubble;
  return badge - extent - kReach + (length + extent + 2 * kReach) * static_cast<float>(step) / (kTries - 1);
}

/// Returns the best place of a bubble of this size that covers nothing; an empty one if there is none. `near` is the
/// badge with room for the tip.
Rect best_of_size(Rect near, Rect area, Point size, const std::vector<Rect>& kept) {
  Rect best;
  float least = std::numeric_limits<float>::max();
  for (int i = 0; i < kTries * kTries; ++i) {
    const float x = place_along(near.x, near.w, size.x, i % kTries);
    const float y = place_along(near.y, near.h, size.y, i / kTries);
    const Rect place{std::max(kWindowGap, std::min(x, area.w - kWindowGap - size.x)),
                     std::max(kWindowGap, std::min(y, area.h - kWindowGap - size.y)), size.x, size.y};
    const float across = std::max({near.x - place.right(), place.x - near.right(), 0.0F});
    const float down = std::max({near.y - place.bottom(), place.y - near.bottom(), 0.0F});
    const Point apart = place.center() - near.center();
    const float cost = std::hypot(across, down) + kMiddleCost * std::hypot(apart.x, apart.y) +
                       kBadgeCost * std::sqrt(shared_area(place, near));
    const auto covers = [&place](const Rect& each) { return !common(place, each).empty(); };
    if (cost >= least || std::hypot(across, down) > kFarthestBubble || std::ranges::any_of(kept, covers)) continue;
    best = place;
    least = cost;
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
  for (const float share : {1.0F, 0.8F, 0.64F})
    if (const Rect place = best_of_size(badge.inset(-kTipRoom), area, size * share, kept); !place.empty()) return place;
  return {};
}

}  // namespace tapete
