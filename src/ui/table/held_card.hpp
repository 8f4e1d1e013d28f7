#pragma once
#include <optional>

#include "ui/gui/pointer.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// The card of the viewer's hand that a finger is on: slid along the hand it is looked at, drawn out of the hand and
/// let go it is played. Cards are named by their place in the hand.
class HeldCard {
 public:
  /// Where the drag of this frame is, if one began on a card of the hand, and what was let go since the last frame.
  /// Gives the card that is to be played.
  std::optional<int> follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop, const TableLayout& layout,
                            int count);
  /// It is being looked at, in the hand or out of it.
  [[nodiscard]] bool holds(int index) const { return index_ == index; }
  /// Where it is, once it is out of the hand.
  [[nodiscard]] std::optional<Point> out() const { return out_; }
  void let_go();

 private:
  int index_ = -1;
  std::optional<Point> out_;
};

}  // namespace tapete
