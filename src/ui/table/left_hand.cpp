#include "ui/table/left_hand.hpp"

#include <utility>

namespace tapete {
namespace {

void mirror(Rect& rect, float width) { rect.x = width - rect.x - rect.w; }
void mirror(Pose& pose, float width) { pose.at.x = width - pose.at.x; }

}  // namespace

void lay_for_left_hand(TableLayout& layout, float width) {
  for (Rect* rect : {&layout.menu, &layout.undo, &layout.status, &layout.claim, &layout.stock_area, &layout.caption,
                     &layout.badge.front()})
    mirror(*rect, width);
  for (Rect& rect : layout.score) mirror(rect, width);
  for (Rect& rect : layout.pile) mirror(rect, width);
  for (Pose* pose : {&layout.stock, &layout.turned}) mirror(*pose, width);
  for (Pose& pose : layout.pile_card) mirror(pose, width);
  // Side by side the own score still comes first.
  if (layout.score[0].y == layout.score[1].y) std::swap(layout.score[0], layout.score[1]);
}

}  // namespace tapete
