#pragma once
#include <optional>
#include <vector>

#include "ui/gui/pointer.hpp"

namespace tapete {

/// The card of a hand under the finger. Sliding along the hand looks at the cards; dragging one out of the
/// hand and releasing it plays it. Cards are identified by their index in the hand.
class HeldCard {
 public:
  /// Takes this frame's drag, if it began on a card of the hand, and the drag that has ended since the last frame.
  /// `cards`: the visible part of each card. Cards leave the hand upwards, and with `down` also downwards. Returns the
  /// card to be played.
  std::optional<int> follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop,
                            const std::vector<Rect>& cards, bool down = false);
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
