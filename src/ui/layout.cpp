#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/theme.hpp"

namespace tapete {
namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr int kHandSize = 6;
/// Narrowest strip of a card that can be touched.
constexpr float kStrip = 44;

enum Spot : unsigned char { kBelow, kRight, kAbove, kLeft };

/// Four cards towards their players. `reach` is how far up and down they lie, in card heights.
void lay_trick(TableLayout& l, Rect area, float widest) {
  float reach = 0.52F;
  float w = std::min(widest, area.h / (1 + 2 * reach) / kCardShape);
  if (w < widest) {
    // A low window: let the upper and the lower card lie closer.
    reach = std::clamp((area.h / (widest * kCardShape) - 1) / 2, 0.3F, 0.52F);
    w = std::min(widest, area.h / (1 + 2 * reach) / kCardShape);
  }
  const float aside = reach < 0.45F ? 1.0F : 0.8F;
  w = std::min(w, area.w / (1 + 2 * aside));
  const float h = w * kCardShape;
  const Point c = area.center();
  l.played[kBelow] = {{c.x, c.y + reach * h}, w, -0.02F, 1};
  l.played[kAbove] = {{c.x, c.y - reach * h}, w, 0.025F, 1};
  l.played[kRight] = {{c.x + aside * w, c.y}, w, 0.05F, 1};
  l.played[kLeft] = {{c.x - aside * w, c.y}, w, -0.045F, 1};
}

/// The turned card, and the stock that lies half over it.
void lay_stock(TableLayout& l, Rect area, float caption) {
  l.stock_area = area;
  l.caption = {area.x, area.bottom() - caption, area.w, caption};
  const float h = std::min(area.h - caption - 2, area.w / 1.62F * kCardShape);
  const float w = h / kCardShape;
  const float y = area.y + (area.h - caption) / 2;
  l.turned = {{area.center().x - 0.29F * w, y}, w, 0, 1};
  l.stock = {{area.center().x + 0.29F * w, y}, w, 0, 0};
}

void lay_pile(TableLayout& l, int side, Rect area, float card) {
  l.pile[static_cast<std::size_t>(side)] = area;
  l.pile_card[static_cast<std::size_t>(side)] = {area.center(), card, kPi / 2, 0};
}

void lay_portrait(TableLayout& l, float w, float h, int players) {
  const float em = l.em;
  const float pad = w < 360 ? 6 : std::min(16.0F, w * 0.022F);
  const float touch = std::max(44.0F, 46 * em);
  // Along the top: menu and both scores.
  const float bar = std::max(52.0F, 54 * em);
  l.menu = {pad, pad, touch, bar - pad};
  const float gap = 6;
  const float score = (w - pad - l.menu.right() - 2 * gap) / 2;
  l.score[0] = {l.menu.right() + gap, pad, score, bar - pad};
  l.score[1] = {l.score[0].right() + gap, pad, score, bar - pad};

  // Along the bottom: the viewer's cards.
  const float most = (w - 2 * pad - (kHandSize - 1) * kStrip);
  l.hand_card = std::min({0.215F * h / kCardShape, most, (w - 2 * pad) / kHandSize * 1.9F, 210.0F * em});
  const float hand = l.hand_card * kCardShape;
  l.hand = {pad, h - pad - hand, w - 2 * pad, hand};

  // Above them: sign, what is happening, own tricks.
  const float own = std::max(46.0F, 46 * em);
  const Rect row{pad, l.hand.y - own - 12, w - 2 * pad, own};
  l.badge[kBelow] = {row.x, row.y, own, own};
  lay_pile(l, 0, {row.right() - own * 1.25F, row.y, own * 1.25F, own}, own * 0.66F);
  l.status = {l.badge[kBelow].right() + 6, row.y, l.pile[0].x - l.badge[kBelow].right() - 12, own};
  l.fan[kBelow] = {{w / 2, h + hand * 0.6F}, l.hand_card, 0, 0};

  // Between: the others, the stock, the trick.
  const Rect middle{pad, bar + 8, w - 2 * pad, row.y - bar - 12};
  const float top = std::clamp(0.25F * middle.h, 84.0F, 190.0F * em);
  const float column = std::min(middle.w * 0.33F, 190.0F * em);
  lay_stock(l, {middle.right() - column, middle.y, column, top}, 19 * em);
  const float pile = std::clamp(top * 0.34F, 30.0F, 52.0F * em);
  lay_pile(l, 1, {middle.x, middle.y, std::max(46.0F, pile * kCardShape + 8), std::max(46.0F, pile + 10)}, pile);
  const float badge = std::max(40.0F, 46 * em);
  const float fan = std::clamp((top - badge) * 0.8F / kCardShape, 20.0F, 64.0F * em);
  l.badge[kAbove] = Rect::around({w / 2, middle.y + top - badge / 2}, std::min(middle.w * 0.34F, 150.0F * em), badge);
  l.fan[kAbove] = {{w / 2, (middle.y + l.badge[kAbove].y) / 2 + 1}, fan, kPi, 0};

  const Rect centre{middle.x, middle.y + top, middle.w, middle.h - top};
  const float side = players == 2 ? 0 : std::max(54.0F, 62 * em);
  const float side_h = 2 * side * 0.33F + 46 * em;
  const float side_y = centre.center().y - side_h * 0.3F;
  l.badge[kRight] = {w - pad - side, side_y, side, side_h};
  l.badge[kLeft] = {pad, side_y, side, side_h};
  const float side_card = side * 0.4F;
  l.fan[kRight] = {{l.badge[kRight].center().x, side_y - side_card * 1.2F}, side_card, -kPi / 2, 0};
  l.fan[kLeft] = {{l.badge[kLeft].center().x, side_y - side_card * 1.2F}, side_card, kPi / 2, 0};
  l.stage = {centre.x + side, centre.y + 6, centre.w - 2 * side, centre.h - 12};
  lay_trick(l, l.stage, l.hand_card * 1.12F);
  const float claim = std::min(128 * em, middle.w / 2);
  l.claim = {middle.right() - claim, centre.bottom() - 48, claim, 44};
  l.undo = {middle.x, centre.bottom() - touch - 4, touch, touch};
}

void lay_landscape(TableLayout& l, float w, float h, int players) {
  const float em = l.em;
  const float pad = std::clamp(h * 0.02F, 8.0F, 24.0F * em);
  const float touch = std::max(44.0F, 46 * em);
  const float column = std::clamp(0.17F * w, 132.0F, 250.0F * em);
  const Rect left{pad, pad, column, h - 2 * pad};
  const Rect right{w - pad - column, pad, column, h - 2 * pad};
  const Rect middle{left.right() + pad, pad, w - 2 * column - 4 * pad, h - 2 * pad};

  // Left: menu, scores, their tricks.
  l.menu = {left.x, left.y, touch, touch};
  l.undo = {left.x + touch + 6, left.y, touch, touch};
  const float score = std::clamp(h * 0.115F, 54.0F, 84.0F * em);
  l.score[0] = {left.x, l.menu.bottom() + pad, column, score};
  l.score[1] = {left.x, l.score[0].bottom() + 6, column, score};
  const float pile = std::clamp(h * 0.075F, 30.0F, 64.0F * em);
  const float pile_w = std::max(48.0F, pile * kCardShape + 10);
  const float pile_h = std::max(46.0F, pile + 12);
  lay_pile(l, 1, {left.x, left.bottom() - pile_h, pile_w, pile_h}, pile);
  // Right: the stock, own tricks.
  const float stock = std::min(h * 0.38F, column / 1.62F * kCardShape + 22 * em);
  lay_stock(l, {right.x, right.y + (h > 600 ? h * 0.06F : 0), column, stock}, 21 * em);
  lay_pile(l, 0, {right.right() - pile_w, right.bottom() - pile_h, pile_w, pile_h}, pile);

  // The middle, from below: cards, what is happening, the trick, who sits opposite.
  l.hand_card = std::min({0.27F * h / kCardShape, middle.w / kHandSize * 0.985F, 230.0F * em});
  const float hand = l.hand_card * kCardShape;
  l.hand = {middle.x, h - pad - hand, middle.w, hand};
  l.fan[kBelow] = {{w / 2, h + hand * 0.6F}, l.hand_card, 0, 0};
  const float own = std::max(36.0F, 40 * em);
  const float row = l.hand.y - own - 12;
  const float status = std::min(middle.w - 2 * own - 12, 480 * em);
  l.status = Rect::around({w / 2, row + own / 2}, status, own);
  l.badge[kBelow] = {l.status.x - own - 8, row, own, own};
  l.claim = {right.x, l.pile[0].y - 56, std::min(column, 150 * em), 44};

  const float top = std::clamp(0.13F * h, 46.0F, 110.0F * em);
  const float badge = std::min(top, std::max(40.0F, 46 * em));
  const float fan = std::clamp(top * 0.62F / kCardShape, 22.0F, 60.0F * em);
  const bool stacked = top > badge + fan * kCardShape * 0.6F;
  const float badge_w = 170 * em;
  if (stacked) {
    l.badge[kAbove] = Rect::around({w / 2, middle.y + top - badge / 2}, badge_w, badge);
    l.fan[kAbove] = {{w / 2, middle.y + (top - badge) / 2}, fan, kPi, 0};
  } else {
    l.badge[kAbove] = Rect::around({w / 2 - fan * 1.2F, middle.y + top / 2}, badge_w, badge);
    l.fan[kAbove] = {{l.badge[kAbove].right() + fan * 1.5F, middle.y + top / 2}, fan, kPi, 0};
  }
  const Rect centre{middle.x, middle.y + top + 4, middle.w, row - middle.y - top - 10};
  const float side = players == 2 ? 0 : std::clamp(centre.w * 0.16F, 64.0F, 110.0F * em);
  const float radius = std::min({side * 0.34F, 27 * em, centre.h * 0.16F});
  const float side_h = 2 * radius + 52 * em;
  const float side_card = std::clamp((centre.h - side_h) * 0.25F, 20.0F, 48 * em);
  const float side_y = centre.center().y + (3.2F * side_card - side_h) / 2;
  l.badge[kRight] = {centre.right() - side, side_y, side, side_h};
  l.badge[kLeft] = {centre.x, side_y, side, side_h};
  l.fan[kRight] = {{l.badge[kRight].center().x, side_y - 1.65F * side_card}, side_card, -kPi / 2, 0};
  l.fan[kLeft] = {{l.badge[kLeft].center().x, side_y - 1.65F * side_card}, side_card, kPi / 2, 0};
  l.stage = {centre.x + side, centre.y, centre.w - 2 * side, centre.h};
  lay_trick(l, l.stage, l.hand_card * 1.02F);
}

}  // namespace

float base_em(float width, float height) {
  const bool portrait = height > width * 0.95F;
  const float room = portrait ? std::min(width / 390, height / 700) : std::min(width / 1200, height / 680);
  if (room >= 1) return std::min(1 + (room - 1) * 0.75F, 3.0F);
  return portrait ? std::max(0.9F, room) : std::max(0.95F, room);
}

TableLayout lay_out(const Scene& scene, float width, float height, float em) {
  TableLayout layout;
  layout.portrait = height > width * 0.95F;
  layout.em = em;
  if (layout.portrait)
    lay_portrait(layout, width, height, scene.players);
  else
    lay_landscape(layout, width, height, scene.players);
  return layout;
}

int spot(const Scene& scene, Seat seat) {
  const int place = relative(scene, seat);
  return scene.players == 2 && place == 1 ? kAbove : place;
}

}  // namespace tapete
