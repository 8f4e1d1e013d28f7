#include "ui/table/left_hand.hpp"

#include <cstddef>
#include <utility>

namespace tapete {
namespace {

void mirror(Rect& rect, float width) { rect.x = width - rect.x - rect.w; }
void mirror(Pose& pose, float width) { pose.at.x = width - pose.at.x; }

}  // namespace

void lay_for_left_hand(TableLayout& layout, float width) {
  for (Rect* rect : {&layout.menu, &layout.undo, &layout.status, &layout.call, &layout.stock_area, &layout.caption,
                     &layout.badge.front()})
    mirror(*rect, width);
  for (Rect& rect : layout.score) mirror(rect, width);
  for (Pose* pose : {&layout.stock, &layout.turned}) mirror(*pose, width);
  // At a round table only the viewer's tricks lie among the tools; the others' lie where they sit.
  for (std::size_t side = 0; side < (layout.round ? 1 : layout.pile.size()); ++side) {
    mirror(layout.pile[side], width);
    mirror(layout.pile_card[side], width);
  }
  // Side by side the own score still comes first.
  if (layout.score[0].y == layout.score[1].y) std::swap(layout.score[0], layout.score[1]);
}

}  // namespace tapete
