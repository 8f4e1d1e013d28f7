#include <algorithm>

#include "ui/table/lay_open.hpp"

/// Layout for an onlooker, who has no hand: the lower edge belongs to another player.
namespace tapete {
namespace {

constexpr float kShownCard = 0.45F;  ///< by how much a card that the player shows makes the fan wider
constexpr float kFanPart = 0.8F;     ///< height of a card of the fan, as a share of the strip's height
constexpr float kWidestName = 170;   ///< width of a name and its portrait, in points at the normal text size
constexpr float kTextLine = 17;      ///< height of a line about a player, in points at the normal text size
constexpr float kBeforeCards = 12;   ///< distance between the name and the cards, in points

}  // namespace

float fan_width(const Scene& scene, int place) {
  if (scene.viewer != kNobody) return kFanSpan;
  std::ptrdiff_t shown = 0;
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::hand && spot(scene, zone.owner) == place)
      shown = std::ranges::count_if(zone.cards, [](const SceneCard& each) { return each.card.known(); });
  return kFanSpan + kShownCard * static_cast<float>(shown);
}

void lay_lower_strip(TableLayout& layout, float width, float height, float pad) {
  const float lines = layout.round ? static_cast<float>(layout.seat_lines) : 2;
  const float strip = std::max(lines * kTextLine * layout.seat_em, std::min(0.13F * height, 130 * layout.em));
  layout.hand = {pad, height - pad - strip, width - 2 * pad, strip};
  layout.hand_card = std::min({0.25F * height / kCardShape, 0.25F * width, 230 * layout.em});
}

void lay_lower_player(TableLayout& layout, const Scene& scene) {
  const Rect strip = layout.hand;
  if (layout.portrait) {  // the status line needs no room for the viewer's portrait
    layout.status.w += layout.status.x - strip.x;
    layout.status.x = strip.x;
  }
  const float name = std::min(0.5F * strip.w, kWidestName * layout.seat_em);
  const float card = kFanPart * strip.h / kCardShape;
  const bool open = open_spot(scene) == 0;
  const float cards = open ? strip.w - name - kBeforeCards : fan_width(scene, 0) * card;
  const float left = strip.center().x - (name + kBeforeCards + cards) / 2;
  const float high = std::min(strip.h, 0.7F * name);
  layout.badge[0] = {left, strip.center().y - high / 2, name, high};
  layout.fan[0] = {{left + name + kBeforeCards + cards / 2, strip.center().y}, card, 0, 0};
  if (open) layout.open = pressable_rows({left + name + kBeforeCards, strip.y, cards, strip.h}, true);
  if (!layout.round) return;
  const float radius = std::min({0.42F * high, 0.2F * name, 44 * layout.em});
  const float x = left + 2 * radius + 8;
  layout.avatar[0] = {{left + radius, strip.center().y}, radius, {x, strip.y, left + name - x, strip.h}, false};
}

}  // namespace tapete
