#include <algorithm>
#include <numbers>

#include "core/index.hpp"
#include "ui/table/lay_open.hpp"

/// Layout of other players' hands that are shown face up, as in a replay.
namespace tapete {
namespace {

/// Largest number of cards that the viewer can know, from earlier play, in a hand that is not shown face up.
constexpr std::size_t kSeenCards = 2;
constexpr float kBetweenRows = 4;  ///< distance between two rows, in points
/// Width of a card that can be read well, in points at the normal text size. Cards that would hide more than half of
/// each other grow no wider.
constexpr float kReadableWidth = 54;
/// Rows overlap if without that the cards would be narrower than kReadableWidth and would hide more than half of each
/// other, or would be narrower than this part of kReadableWidth.
constexpr float kSmallPart = 0.7F;
constexpr float kRowSeen = 0.6F;       ///< least visible part of a row that the next row overlaps, in heights of a card
constexpr float kIndexSeen = 0.3F;     ///< least visible part of a card in its row, in widths of a card
constexpr float kHalfSeen = 0.5F;      ///< the same for wide cards
constexpr float kHandsPart = 0.62F;    ///< largest part of the area that the hands take
constexpr float kOneHandPart = 0.42F;  ///< the same for one hand
/// Least size of an area in which lay_hands_around() has room for readable cards, in points at the normal text size.
constexpr float kDiagramWidth = 600, kDiagramHeight = 270;
constexpr float kWidestNames = 190;  ///< largest width of a column of names, in points at the normal text size

/// Returns the width of the cards of a row in which half of each card is visible.
float half_seen_width(float row, int cards) { return row / (1 + kHalfSeen * static_cast<float>(cards - 1)); }

}  // namespace

bool hands_shown(const Scene& scene) {
  const auto known = [](const SceneCard& each) { return each.card.known(); };
  return std::ranges::any_of(scene.zones, [&](const Zone& zone) {
    return zone.kind == ZoneKind::hand && zone.owner != scene.viewer && !zone.open && zone.hidden == 0 &&
           (zone.shown || zone.cards.size() > kSeenCards) && std::ranges::all_of(zone.cards, known);
  });
}

int open_cards(const Scene& scene) {
  std::ptrdiff_t most = 0;
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::hand && zone.owner != scene.viewer)
      most =
          std::max(most, std::ranges::count_if(zone.cards, [](const SceneCard& shown) { return shown.card.known(); }));
  return static_cast<int>(most);
}

HandRows one_row(Rect area, int cards) {
  const float index_seen = std::min(kReadableWidth, area.w / (1 + kIndexSeen * static_cast<float>(cards - 1)));
  const float card = std::min(area.h / kCardShape, std::max(half_seen_width(area.w, cards), index_seen));
  return {{area.x, area.y, area.w, card * kCardShape}, card};
}

Rect lay_hands_across(TableLayout& layout, const Scene& scene, Rect area) {
  const bool roomy = area.w >= kDiagramWidth * layout.em && area.h >= kDiagramHeight * layout.em;
  if (scene.players == 4 && !scene.round && dealt_cards(scene) > kOneRow && roomy)
    return lay_hands_around(layout, scene, area);
  const auto rows = static_cast<float>(scene.players - 1);
  const float all = area.h * (rows > 1 ? kHandsPart : kOneHandPart);
  const float names = std::clamp(0.3F * area.w, kLeastColumn, kWidestNames * layout.em);
  const float apart = (all + kBetweenRows) / rows - kBetweenRows;
  const float readable = std::min(kReadableWidth * layout.em * kCardShape, all / (1 + (rows - 1) * kRowSeen));
  const int cards = dealt_cards(scene);
  const float wide = area.w - names - kBetweenRows;
  const bool crowded = half_seen_width(wide, cards) < kReadableWidth * layout.em;
  const float high = crowded || apart < kSmallPart * readable ? std::max(apart, readable) : apart;
  HandRows hand = one_row({area.x + names + kBetweenRows, area.y, wide, high}, cards);
  hand.at_left = true;
  const float pitch = std::min(hand.area.h + kBetweenRows, (all - hand.area.h) / std::max(1.0F, rows - 1));
  const float seen = rows > 1 ? std::min(pitch - 1, hand.area.h) : hand.area.h;
  for (int turn = 1; turn < scene.players; ++turn) {  // in playing order
    const int place = spot(scene, (scene.first() + turn) % scene.players);
    layout.badge[at(place)] = {area.x, hand.area.y, names, seen};
    layout.shown[at(place)] = hand;
    if (place == open_spot(scene)) layout.open = hand;
    const float fan = 0.5F * hand.card;
    layout.fan[at(place)] = {hand.area.center(), fan, std::numbers::pi_v<float>, 0};
    hand.area.y += pitch;
  }
  const float y = hand.area.y - pitch + hand.area.h + 6;
  return {area.x, y, area.w, area.bottom() - y};
}

void lay_hands_below_tools(TableLayout& layout, const Scene& scene, Rect middle, float tools) {
  constexpr float kGap = 6;
  constexpr float kLowHands = 200;      // height from which hands and stage have enough room below the tools, in points
  constexpr float kCaptionPart = 0.3F;  // largest part of the stage's height for the words below the stock
  if (middle.h - tools >= kLowHands) {
    layout.stage = lay_hands_across(layout, scene, {middle.x, middle.y + tools + 4, middle.w, middle.h - tools - 8});
    return;
  }
  const float left = layout.undo.right() + kGap;
  const Rect stage = lay_hands_across(layout, scene, {left, middle.y, middle.right() - left, middle.h - kGap});
  const float side = 0.3F * middle.w;
  lay_stock(layout, {middle.right() - side, stage.y, side, stage.h}, std::min(19 * layout.em, kCaptionPart * stage.h));
  const float high = std::min(stage.h, layout.pile[1].h);
  lay_pile(layout, 1, {middle.x, stage.bottom() - high, layout.pile[1].w, high},
           std::min(layout.pile_card[1].w, high - kGap));
  layout.stage = {middle.x + side, stage.y, middle.w - 2 * side, stage.h};
}

void lower_scores(TableLayout& layout, float down) {
  const bool below = layout.pile[1].x == layout.score[1].x && layout.pile[1].bottom() + down < layout.hand.y;
  for (Rect& score : layout.score) score.y += down;
  if (!below) return;
  layout.pile[1].y += down;
  layout.pile_card[1].at.y += down;
}

}  // namespace tapete
