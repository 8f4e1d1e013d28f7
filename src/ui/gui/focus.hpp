#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/targets.hpp"

namespace tapete {

/// Keyboard focus: the focused target, and whether a ring is drawn around the target.
class Focus {
 public:
  [[nodiscard]] const std::string& id() const { return id_; }
  /// Returns whether this target has the focus and its ring is shown.
  [[nodiscard]] bool shown_on(std::string_view id) const { return shown_ && id_ == id; }
  void show(bool shown) { shown_ = shown; }
  void set(const DrawnTarget& place, bool shown);
  /// Moves the focus to a target that the next frame draws.
  void move_to(std::string_view id) { id_ = id; }

  // These functions return the target that now has the focus, or nullptr if the focus has not moved.
  /// Moves the focus by `by`, 1 or -1, targets in draw order, and past cards that cannot be played now. The first
  /// target follows the last one.
  const DrawnTarget* step(const std::vector<DrawnTarget>& places, int by);
  /// Moves the focus to the nearest target in a direction, a vector of length 1. If no target has the focus, the focus
  /// goes to the first card or option that can be chosen, or else to the first target that leads onwards.
  const DrawnTarget* move_towards(const std::vector<DrawnTarget>& places, Point direction);

 private:
  std::string id_;
  bool shown_ = false;
};

}  // namespace tapete
