#include <algorithm>
#include <numbers>

#include "core/index.hpp"
#include "ui/table/lay_open.hpp"

/// Layout of other players' hands that are shown face up, as in a replay.
namespace tapete {
namespace {

/// Largest number of cards that the viewer can know, from earlier play, in a hand that is not shown face up.
constexpr std::size_t kSeenCards = 2;
constexpr float kBetweenRows = 4;      ///< distance between two rows, in points
constexpr float kBetweenColumns = 16;  ///< distance between two columns of hands, in points
constexpr float kWideArea = 1.6F;      ///< width divided by height from which an area may have two columns
/// Width of a card that can be read well, in points at the normal text size. Narrower cards overlap.
constexpr float kReadableWidth = 54;
/// Rows overlap if without that the cards would be narrower than kReadableWidth and would hide more than half of each
/// other, or would be narrower than this part of kReadableWidth.
constexpr float kSmallPart = 0.7F;
constexpr float kRowSeen = 0.6F;       ///< least visible part of a row that the next row overlaps, in heights of a card
constexpr float kIndexSeen = 0.3F;     ///< least visible part of a card in its row, in widths of a card
constexpr float kHalfSeen = 0.5F;      ///< the same for cards that are wider than kReadableWidth
constexpr float kSideBySide = 1.05F;   ///< distance between two cards that do not overlap, in widths of a card
constexpr float kHandsPart = 0.62F;    ///< largest part of the area that the hands take
constexpr float kOneHandPart = 0.42F;  ///< the same for one hand
/// Least size of an area in which lay_hands_around() has room for readable cards, in points at the normal text size.
constexpr float kDiagramWidth = 600, kDiagramHeight = 270;
constexpr float kWidestNames = 190;  ///< largest width of a column of names, in points at the normal text size

/// Returns the width of the cards of a row in which half of each card is visible.
float half_seen_width(float row, int cards) { return row / (1 + kHalfSeen * static_cast<float>(cards - 1)); }

/// Returns a row of cards at the top of an area, with this width if it is high enough.
HandRows row_of(Rect area, float width) {
  const float card = std::min(area.h / kCardShape, width);
  return {{area.x, area.y, area.w, card * kCardShape}, card};
}

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
  const float side_by_side = area.w / (kSideBySide * static_cast<float>(cards));
  const float overlapped = std::min(kReadableWidth, area.w / (1 + kIndexSeen * static_cast<float>(cards - 1)));
  return row_of(area, std::max(side_by_side, overlapped));
}

Rect lay_hands_across(TableLayout& layout, const Scene& scene, Rect area) {
  const bool roomy = area.w >= kDiagramWidth * layout.em && area.h >= kDiagramHeight * layout.em;
  if (scene.players == 4 && !scene.round && dealt_cards(scene) > kOneRow && roomy)
    return lay_hands_around(layout, scene, area);
  const int cards = dealt_cards(scene);
  const int hands = scene.players - 1;
  const float least = kReadableWidth * layout.em;
  const auto names_in = [&](float width) { return std::clamp(0.3F * width, kLeastColumn, kWidestNames * layout.em); };
  const auto crowded = [&](float width) {
    return half_seen_width(width - names_in(width) - kBetweenRows, cards) < least;
  };
  const float half = (area.w - kBetweenColumns) / 2;
  const bool two = hands > 2 && area.w > kWideArea * area.h && !crowded(half);
  const float width = two ? half : area.w;
  const int in_column = two ? (hands + 1) / 2 : hands;
  const auto rows = static_cast<float>(in_column);
  const float all = area.h * (rows > 1 ? kHandsPart : kOneHandPart);
  const float names = names_in(width);
  const float apart = (all + kBetweenRows) / rows - kBetweenRows;
  const float readable = std::min(least * kCardShape, all / (1 + (rows - 1) * kRowSeen));
  const float high = crowded(width) || apart < kSmallPart * readable ? std::max(apart, readable) : apart;
  const Rect row{area.x + names + kBetweenRows, area.y, width - names - kBetweenRows, high};
  HandRows hand = row_of(row, std::max(one_row(row, cards).card, half_seen_width(row.w, cards)));
  hand.at_left = true;
  const float pitch = std::min(hand.area.h + kBetweenRows, (all - hand.area.h) / std::max(1.0F, rows - 1));
  const float seen = rows > 1 ? std::min(pitch - 1, hand.area.h) : hand.area.h;
  const Point first{hand.area.x, hand.area.y};
  for (int turn = 0; turn < hands; ++turn) {  // in playing order
    const int place = spot(scene, (scene.first() + 1 + turn) % scene.players);
    const int column = turn / in_column;
    hand.area.x = first.x + static_cast<float>(column) * (width + kBetweenColumns);
    hand.area.y = first.y + static_cast<float>(turn % in_column) * pitch;
    layout.badge[at(place)] = {hand.area.x - names - kBetweenRows, hand.area.y, names, seen};
    layout.shown[at(place)] = hand;
    if (place == open_spot(scene)) layout.open = hand;
    layout.fan[at(place)] = {hand.area.center(), 0.5F * hand.card, std::numbers::pi_v<float>, 0};
  }
  const float y = first.y + (rows - 1) * pitch + hand.area.h + 6;
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
