#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/gui/targets.hpp"

namespace tapete {

/// The target that the keyboard acts on.
class Focus {
 public:
  [[nodiscard]] const std::string& id() const { return id_; }
  /// It is on this target, and a ring shows it.
  [[nodiscard]] bool shown_on(std::string_view id) const { return shown_ && id_ == id; }
  void show(bool shown) { shown_ = shown; }
  void set(const DrawnTarget& place, bool shown);

  // They return the place that has the focus now, or null if it has not moved.
  /// Moves it along the order of drawing, from the last place to the first again.
  const DrawnTarget* step(const std::vector<DrawnTarget>& places, int by);
  /// Moves it to the nearest place in a direction, of length 1. Without a focus it goes to the first card or answer.
  const DrawnTarget* move_towards(const std::vector<DrawnTarget>& places, Point direction);

 private:
  std::string id_;
  bool shown_ = false;
};

}  // namespace tapete
