#include <cmath>
#include <utility>

#include "ui/table/layout.hpp"

namespace tapete {
namespace {

constexpr std::size_t kFacing = 2;  ///< the opposite player's index in TableLayout's arrays

void mirror(Rect& rect, float width) { rect.x = width - rect.x - rect.w; }
void mirror(Pose& pose, float width) { pose.at.x = width - pose.at.x; }

/// Mirrors the rows of shown hands, and moves the trick into the mirrored stage below them.
void mirror_shown(TableLayout& layout, float width) {
  bool any = false;
  for (std::size_t i = 0; i < layout.shown.size(); ++i) {
    if (layout.shown[i].area.empty()) continue;
    any = true;
    for (Rect* rect : {&layout.shown[i].area, &layout.badge[i], &layout.avatar[i].words}) mirror(*rect, width);
    layout.avatar[i].center.x = width - layout.avatar[i].center.x;
    if (!layout.round) continue;
    mirror(layout.pile[i], width);
    mirror(layout.pile_card[i], width);
  }
  if (!any) return;
  const float moved = width - 2 * layout.stage.center().x;
  layout.stage.x += moved;
  for (Pose& card : layout.played) card.at.x += moved;
}

}  // namespace

void lay_for_left_hand(TableLayout& layout, float width) {
  for (Rect* rect : {&layout.menu, &layout.undo, &layout.status, &layout.stock_area, &layout.caption,
                     &layout.badge.front(), &layout.auction, &layout.choices})
    mirror(*rect, width);
  // The hand is off centre only if it reaches from the edge of the window to the piles.
  if (std::abs(layout.hand.center().x - width / 2) > 1) mirror(layout.hand, width);
  // An open hand at a side leaves only one position for the call button, which therefore stays.
  if (!layout.open.by_suit) mirror(layout.call, width);
  // With a large text the opposite player is off centre, below the tools.
  if (layout.portrait && !layout.round && layout.fan[kFacing].w > 0 && layout.open.area.empty() &&
      layout.shown[kFacing].area.empty())
    mirror(layout.badge[kFacing], width);
  mirror_shown(layout, width);
  if (!layout.open.area.empty() && !layout.open.by_suit) {
    mirror(layout.open.area, width);
    if (layout.shown[kFacing].area.empty()) mirror(layout.badge[kFacing], width);
  }
  for (Rect& rect : layout.score) mirror(rect, width);
  for (Pose* pose : {&layout.stock, &layout.turned}) mirror(*pose, width);
  // The stock still covers the right half of the turned card, because the number is at the left.
  if (layout.turned.at.x > layout.stock.at.x) std::swap(layout.turned.at.x, layout.stock.at.x);
  // At a round table only the viewer's pile is mirrored; the other players' piles lie at their seats.
  for (std::size_t side = 0; side < (layout.round ? 1 : layout.pile.size()); ++side) {
    mirror(layout.pile[side], width);
    mirror(layout.pile_card[side], width);
  }
  // If the two scores are side by side, the viewer's score stays at the left.
  if (layout.score[0].y == layout.score[1].y) std::swap(layout.score[0], layout.score[1]);
}

}  // namespace tapete
