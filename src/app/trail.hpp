#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "app/changed.hpp"
#include "app/screens.hpp"

namespace tapete {

/// Which screen is shown, and the way back from it to the first one.
class Trail {
 public:
  explicit Trail(const Changed& changed) : changed_(changed) {}

  [[nodiscard]] Screen screen() const { return screens_.back(); }
  /// How many steps back there are.
  [[nodiscard]] int depth() const { return static_cast<int>(screens_.size()) - 1; }
  /// Whether that screen is shown or lies on the way back.
  [[nodiscard]] bool holds(Screen screen) const {
    return std::find(screens_.begin(), screens_.end(), screen) != screens_.end();
  }
  /// All screens, from the first one to the one that is shown.
  [[nodiscard]] const std::vector<Screen>& screens() const { return screens_; }

  /// Shows another screen, from which one step back leads here.
  void go(Screen screen) {
    screens_.push_back(screen);
    changed_();
  }
  /// Shows the last of these screens; the others are the way back from it.
  void lead(std::vector<Screen> screens) {
    screens_ = std::move(screens);
    changed_();
  }
  /// One step back, if the first screen is not shown already.
  void back() {
    if (screens_.size() > 1) screens_.pop_back();
    changed_();
  }

 private:
  const Changed& changed_;
  std::vector<Screen> screens_{Screen::start};
};

}  // namespace tapete
