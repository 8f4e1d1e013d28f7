#pragma once
#include <algorithm>
#include <string_view>

#include "screen/window.hpp"
#include "test_host.hpp"
#include "ui/ui.hpp"

namespace tapete::test {

/// The app in a window.
struct ShownApp {
  /// `late_code` is the name of a file of code that never arrives; empty: the program contains all code.
  explicit ShownApp(std::string_view late_code = {}) : ui{window.window, window.renderer, app, false, late_code} {
    ui.resized(Window::kWidth, Window::kHeight, 1);
  }

  /// Draws frames until nothing moves, and returns the accessibility tree.
  std::vector<AccessibilityItem> tree() {
    host.run(app);
    for (int frames = 0; frames < 1000; ++frames) {
      host.now += 100;
      ui.frame(host.now);
      if (ui.settled()) return ui.accessibility_tree();
    }
    FAIL("the screen never comes to rest");
    return {};
  }
  std::vector<AccessibilityItem> press(const std::string& id) {
    ui.activate(id);
    ui.frame(host.now);
    return tree();
  }
  /// The target with this id that was drawn last, or null.
  const Target* find(std::string_view id) const {
    const auto found = std::ranges::find(ui.targets(), id, &Target::id);
    return found == ui.targets().end() ? nullptr : &*found;
  }

  Window window;
  TestHost host;
  App app{host};
  Ui ui;
};

}  // namespace tapete::test
