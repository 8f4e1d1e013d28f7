#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ui/gui/scrolling.hpp"
#include "ui/gui/targets.hpp"

namespace tapete {

/// Result of a press: the clicked target, or `nothing` if the press was outside all targets.
struct Click {
  std::string target;
  bool nothing = false;
};

/// A drag of a target that is not in a scroll area.
struct Drag {
  std::string target;  ///< id of the target under the pointer when the drag began
  Point from;          ///< position at which the drag began
  Point at;            ///< present position, or the position of the release
};

/// State of the mouse or finger: hovering, presses, clicks, drags, and scrolling by dragging. Times are milliseconds of
/// SDL's clock.
class Pointer {
 public:
  /// Starts a press and returns true. If the target at `at` is too new (Targets::too_new), only returns false.
  bool down(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling);
  // The next two functions return true if a frame is needed.
  bool moved(Point at, std::uint32_t time, bool touch, const Targets& targets, Scrolling& scrolling);
  bool up(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling);

  /// Sets whether a mouse is in the window. A finger does not hover.
  void set_hovering(bool hovering) { hovering_ = hovering; }
  /// Sets whether the press that begins now is by a finger; otherwise it is by the mouse.
  void set_touching(bool touching) {
    touching_ = touching;
    hovering_ = !touching;
  }
  /// Returns whether the last press was by a finger.
  [[nodiscard]] bool touching() const { return touching_; }
  /// Returns whether the last click was a long press.
  [[nodiscard]] bool held() const { return held_; }
  /// Updates the hovered target after a frame, which may have moved another target under the pointer. Returns whether
  /// the hovered target has changed.
  bool hover(const Targets& targets);
  /// Clicks a target for the keyboard or Ui::activate(), independent of the pointer's position.
  void click(std::string_view id) {
    pending_.target = id;
    held_ = false;
  }
  /// Returns the click since the last frame, and clears it.
  Click take_click();
  /// Returns the drag in progress, if there is one.
  [[nodiscard]] std::optional<Drag> drag() const;
  /// Returns the drag that has ended since the last frame, and clears it. A drag does not cause a click.
  std::optional<Drag> take_drop() { return std::exchange(drop_, {}); }

  [[nodiscard]] Point at() const { return at_; }
  [[nodiscard]] bool is_down() const { return down_; }
  [[nodiscard]] bool hovers(std::string_view id) const { return hovering_ && hovered_ == id; }
  [[nodiscard]] bool presses(std::string_view id) const { return down_ && !dragging_ && pressed_ == id; }

 private:
  bool scroll(float dy, std::uint32_t time, Scrolling& scrolling);

  Point at_{-1, -1};
  bool hovering_ = false;
  bool touching_ = false;
  std::string hovered_;
  std::string pressed_;
  Click pending_;
  std::optional<Drag> drop_;
  bool down_ = false;
  bool dragging_ = false;
  bool held_ = false;
  Point down_at_;
  std::string dragged_;  ///< id of the scroll area at the press; empty if there is none
  std::uint32_t drag_time_ = 0;
  std::uint32_t down_time_ = 0;
};

}  // namespace tapete
