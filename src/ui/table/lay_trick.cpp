#include <algorithm>
#include <array>

#include "ui/canvas/theme.hpp"
#include "ui/table/lay_open.hpp"

/// Layout of a trick's cards.
namespace tapete {
namespace {

/// Sum of CrossShape::aside and CrossShape::shift at which the side cards' upper left corners are free.
constexpr float kFree = 1.07F;
/// Largest distance of the side cards from the middle, in widths of a card.
constexpr float kWide = 1.14F;
/// Largest distance of the upper and the lower card from the middle in portrait, in heights of a card. At this distance
/// the side cards cover nothing.
constexpr float kFarthest = 1.02F;
/// The same in landscape and for two players.
constexpr float kNear = 0.56F;
/// Card width in points; below it, other arrangements of the trick are considered.
constexpr float kSmallCard = 72;
/// The same in portrait without an open hand.
constexpr float kTinyCard = 40;
/// With two players one card lies below the other if the cards are then at least this large, as a share of their size
/// side by side.
constexpr float kLargeEnough = 0.6F;

/// Distances of a trick's cards from its middle.
struct CrossShape {
  float aside = 0.76F;  ///< distance of the side cards, in widths of a card
  float apart = 0.52F;  ///< distance of the upper and the lower card, in heights of a card
  float shift = 0.31F;  ///< shift of the upper card to the left and the lower one to the right, in widths of a card

  [[nodiscard]] float card(Rect area) const {
    return std::min(area.w / (1 + 2 * aside), area.h / (1 + 2 * apart) / kCardShape);
  }
};
/// Shapes to choose from when a low window or an open hand makes the middle narrow or low: the one with the largest
/// cards is used.
constexpr std::array kOpenShapes{CrossShape{}, CrossShape{0.53F, 1.02F, 0}, CrossShape{1.56F, 0.08F, 0.52F}};

/// Shape for a large text in portrait, which leaves a narrow middle.
constexpr CrossShape kNarrowCross{0.66F, 0.52F, 0.41F};

/// Shapes for two players: one card above the other, or, in a low area, side by side.
constexpr CrossShape kOneBelow{0, 0.52F, 0};
constexpr CrossShape kTwoBeside{0.56F, 0.1F, 0.56F};

CrossShape shape_for(const TableLayout& l, Rect area, float widest, int players) {
  const auto size = [&](const CrossShape& shape) { return std::min(widest, shape.card(area)); };
  if (players == 2) return size(kOneBelow) >= kLargeEnough * size(kTwoBeside) ? kOneBelow : kTwoBeside;
  const bool narrowed = !l.portrait || !l.open.area.empty() || !l.shown[2].area.empty();
  if (CrossShape{}.card(area) < (narrowed ? kSmallCard : kTinyCard))
    return *std::ranges::max_element(kOpenShapes, {}, size);
  if (!narrowed && l.seat_em > l.em) return size(kNarrowCross) > size({}) ? kNarrowCross : CrossShape{};
  return {};
}

}  // namespace

void lay_trick(TableLayout& l, Rect area, float widest, int players) {
  const CrossShape shape = shape_for(l, area, widest, players);
  const float w = std::min(widest, shape.card(area));
  const float h = w * kCardShape;
  const float farthest = l.portrait && players > 2 ? kFarthest : kNear;
  const float reach = std::clamp((area.h / h - 1) / 2, shape.apart, std::max(shape.apart, farthest)) * h;
  const float aside = std::clamp((area.w / w - 1) / 2, shape.aside, std::max(shape.aside, kWide));
  const bool crossed = players > 2 && shape.aside < 1;
  const float shift = reach >= h ? 0.0F : crossed ? std::clamp(kFree - aside, 0.0F, shape.shift) : shape.shift;
  const Point c = area.center();
  l.played[0] = {{c.x + shift * w, c.y + reach}, w, -0.02F, 1};
  l.played[2] = {{c.x - shift * w, c.y - reach}, w, 0.025F, 1};
  l.played[1] = {{c.x + aside * w, c.y}, w, 0.03F, 1};
  l.played[3] = {{c.x - aside * w, c.y}, w, -0.03F, 1};
}

void lay_stock(TableLayout& l, Rect area, float caption) {
  constexpr float kGap = 6;
  constexpr float kThick = 1.05F;  // height of the stock with the edges of its lower cards, in heights of a card
  l.stock_area = area;
  const float h = std::min((area.h - caption - kGap) / kThick, area.w / 1.62F * kCardShape);
  const float w = h / kCardShape;
  const float y = area.y + h / 2;
  l.caption = {area.x, area.y + h * kThick + kGap, area.w, caption};
  l.turned = {{area.center().x - 0.29F * w, y}, w, 0, 1};
  l.stock = {{area.center().x + 0.29F * w, y}, w, 0, 0};
}

void lay_trump(TableLayout& l, Rect area, float widest, bool with_stock) {
  constexpr float kEdges = 0.08F;  // height of the edges of a stock's lower cards, in widths of a card
  constexpr float kAside = 0.29F;  // offset of the half-covered turned card from the middle, in widths of a card
  constexpr float kLow = 44;       // least height of a card with its caption below, at the normal text size
  const float caption = std::min((l.portrait ? kTrumpCaption : 21) * l.em, std::max(10.0F, area.h - 14));
  l.stock_area = area;
  float h = std::max(10.0F, area.h - caption - 4);
  if (l.portrait && h < kLow * l.em && area.w > 1.5F * area.h) {
    const float w = std::min(area.h / kCardShape, 0.4F * area.w);
    const float both = w * (with_stock ? 1 + 2 * kAside : 1) + 6;
    const float used = std::min(area.w, both + 100 * l.em);
    const float x = area.center().x - used / 2;
    l.turned = {{x + w / 2, area.center().y}, w, 0, 1};
    l.stock = {{x + both - 6 - w / 2, area.center().y}, w, 0, 0};
    l.caption = {x + both, area.y, used - both, area.h};
    return;
  }
  const float w = std::min({h / kCardShape, area.w / (with_stock ? 1 + 2 * kAside : 1), widest});
  h = w * kCardShape;
  const float aside = with_stock ? kAside * w : 0;
  l.turned = {{area.center().x - aside, area.y + h / 2}, w, 0, 1};
  l.stock = {{area.center().x + aside, area.y + h / 2}, w, 0, 0};
  l.caption = {area.x, area.y + h + 4 + (with_stock ? kEdges * w : 0), area.w, caption};
}

}  // namespace tapete
