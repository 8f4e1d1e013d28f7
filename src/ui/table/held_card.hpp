#pragma once
#include <optional>

#include "ui/gui/pointer.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// The card of the viewer's hand under the finger. Sliding along the hand looks at the cards; dragging one out of the
/// hand and releasing it plays it. Cards are identified by their index in the hand.
class HeldCard {
 public:
  /// Takes this frame's drag, if it began on a card of the hand, and the drag that has ended since the last frame.
  /// Returns the card to be played.
  std::optional<int> follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop, const TableLayout& layout,
                            int count);
  /// Whether this card is looked at, in the hand or out of it.
  [[nodiscard]] bool holds(int index) const { return index_ == index; }
  /// The card's position when it is out of the hand.
  [[nodiscard]] std::optional<Point> out() const { return out_; }
  void let_go();

 private:
  int index_ = -1;
  std::optional<Point> out_;
};

}  // namespace tapete
