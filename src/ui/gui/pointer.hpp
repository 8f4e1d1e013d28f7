#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ui/gui/scrolling.hpp"
#include "ui/gui/targets.hpp"

namespace tapete {

/// The result of a press: the target that was clicked, or that there was none.
struct Click {
  std::string target;
  bool nothing = false;
};

/// A drag of something that does not scroll.
struct Drag {
  std::string target;  ///< the target under the pointer when the drag began
  Point from;
  Point at;  ///< the pointer's position now, or where it was released
};

/// The mouse or the finger: hovers, presses, clicks, and drags what can be scrolled. Times are milliseconds of SDL's
/// clock.
class Pointer {
 public:
  /// Returns false if the target there is too new: such a press does nothing.
  bool down(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling);
  // Returns true if a frame is needed.
  bool moved(Point at, std::uint32_t time, bool touch, const Targets& targets, Scrolling& scrolling);
  bool up(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling);

  /// A mouse in the window hovers; a finger does not.
  void set_hovering(bool hovering) { hovering_ = hovering; }
  /// The press that begins is by a finger, or by a mouse.
  void set_touching(bool touching) {
    touching_ = touching;
    hovering_ = !touching;
  }
  /// Whether the last press was by a finger.
  [[nodiscard]] bool touching() const { return touching_; }
  /// After a frame: another target may be under the pointer now.
  void hover(const Targets& targets);
  /// Clicks a target, wherever it is.
  void click(std::string_view id) { pending_.target = id; }
  /// The click since the last frame, once.
  Click take_click();
  /// The drag that is going on.
  [[nodiscard]] std::optional<Drag> drag() const;
  /// The drag that has ended since the last frame, once. A drag is not a click.
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
  Point down_at_;
  std::string dragged_;  ///< the id of the area that the drag scrolls
  std::uint32_t drag_time_ = 0;
};

}  // namespace tapete
