#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/pointer.hpp"

namespace tapete {

/// Drag state of a hand. Sliding along the hand raises the card under the finger; dragging a card out of the hand and
/// releasing it there plays it. Cards are identified by their target ids, because the hand may be laid out again during
/// a drag.
class HeldCard {
 public:
  /// Updates the state. `drag` is the drag in progress, `drop` a drag that has ended since the last frame; the
  /// caller passes only drags that began on a card of the hand. `cards` are the visible parts of the cards, `ids` their
  /// target ids. A drag upwards takes a card out of the hand; if `down`, a drag downwards also takes it out. Returns
  /// the index of the card that the player has played, if any.
  std::optional<int> follow(const std::optional<Drag>& drag, const std::optional<Drag>& drop,
                            const std::vector<Rect>& cards, const std::vector<std::string>& ids, bool down = false);
  /// Returns whether this card is under the finger, in the hand or out of it.
  [[nodiscard]] bool holds(std::string_view id) const { return id_ == id; }
  /// Returns the card's position if it is out of the hand.
  [[nodiscard]] std::optional<Point> out() const { return out_; }
  void let_go();

 private:
  std::string id_;  ///< empty: no card is held
  std::optional<Point> out_;
};

}  // namespace tapete
