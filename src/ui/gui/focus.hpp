#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/targets.hpp"

namespace tapete {

/// The keyboard focus.
class Focus {
 public:
  [[nodiscard]] const std::string& id() const { return id_; }
  /// Whether this target has the focus and a ring shows that.
  [[nodiscard]] bool shown_on(std::string_view id) const { return shown_ && id_ == id; }
  void show(bool shown) { shown_ = shown; }
  void set(const DrawnTarget& place, bool shown);

  // These functions return the target that now has the focus, or nullptr if the focus has not moved.
  /// Moves the focus in drawing order, from the last target to the first again.
  const DrawnTarget* step(const std::vector<DrawnTarget>& places, int by);
  /// Moves the focus to the nearest target in a direction of length 1. Without a focus, it goes to the first card or
  /// answer.
  const DrawnTarget* move_towards(const std::vector<DrawnTarget>& places, Point direction);

 private:
  std::string id_;
  bool shown_ = false;
};

}  // namespace tapete
