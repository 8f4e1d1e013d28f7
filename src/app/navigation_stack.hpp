#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "app/changed.hpp"
#include "app/screens.hpp"

namespace tapete {

/// Navigation stack: the screen that is shown, and the screens to which the player can go back.
class NavigationStack {
 public:
  explicit NavigationStack(const Changed& changed) : changed_(changed) {}

  [[nodiscard]] Screen screen() const { return screens_.back(); }
  /// Returns the number of steps back to the home screen.
  [[nodiscard]] int depth() const { return static_cast<int>(screens_.size()) - 1; }
  /// Returns whether that screen is on the stack.
  [[nodiscard]] bool holds(Screen screen) const {
    return std::find(screens_.begin(), screens_.end(), screen) != screens_.end();
  }
  /// Returns all screens, from the home screen to the one that is shown.
  [[nodiscard]] const std::vector<Screen>& screens() const { return screens_; }

  /// Shows another screen; back() then returns to the present one.
  void go(Screen screen) {
    screens_.push_back(screen);
    changed_();
  }
  /// Replaces the whole stack and shows the last of these screens.
  void lead(std::vector<Screen> screens) {
    screens_ = std::move(screens);
    changed_();
  }
  /// Goes one step back, unless the home screen is shown.
  void back() {
    if (screens_.size() > 1) screens_.pop_back();
    changed_();
  }

 private:
  const Changed& changed_;
  std::vector<Screen> screens_{Screen::home};
};

}  // namespace tapete
