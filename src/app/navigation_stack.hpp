#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "app/changed.hpp"
#include "app/screens.hpp"

namespace tapete {

/// The screen that is shown, and the way back from it to the first one.
class NavigationStack {
 public:
  explicit NavigationStack(const Changed& changed) : changed_(changed) {}

  [[nodiscard]] Screen screen() const { return screens_.back(); }
  /// The number of steps back to the first screen.
  [[nodiscard]] int depth() const { return static_cast<int>(screens_.size()) - 1; }
  /// Whether that screen is shown or is on the way back.
  [[nodiscard]] bool holds(Screen screen) const {
    return std::find(screens_.begin(), screens_.end(), screen) != screens_.end();
  }
  /// All screens, from the first one to the one that is shown.
  [[nodiscard]] const std::vector<Screen>& screens() const { return screens_; }

  /// Shows another screen; a step back leads to the present one.
  void go(Screen screen) {
    screens_.push_back(screen);
    changed_();
  }
  /// Shows the last of these screens; the others are the way back from it.
  void lead(std::vector<Screen> screens) {
    screens_ = std::move(screens);
    changed_();
  }
  /// One step back, unless the first screen is shown.
  void back() {
    if (screens_.size() > 1) screens_.pop_back();
    changed_();
  }

 private:
  const Changed& changed_;
  std::vector<Screen> screens_{Screen::home};
};

}  // namespace tapete
