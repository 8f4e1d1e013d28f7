#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ui/gui/scrolling.hpp"
#include "ui/gui/targets.hpp"

namespace tapete {

/// What a press has led to: the target that was clicked, or that none was there.
struct Click {
  std::string target;
  bool nothing = false;
};

/// Something that is drawn along, though nothing scrolls.
struct Drag {
  std::string target;  ///< what was pressed when it began
  Point from;
  Point at;  ///< where the pointer is now, or where it was lifted
};

/// The mouse or the finger: it hovers, presses, clicks, and drags what can be scrolled. Times are milliseconds of SDL's
/// clock.
class Pointer {
 public:
  /// False if what lies there is too new: such a press does nothing.
  bool down(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling);
  // True if a frame is needed.
  bool moved(Point at, std::uint32_t time, bool touch, const Targets& targets, Scrolling& scrolling);
  bool up(Point at, std::uint32_t time, const Targets& targets, Scrolling& scrolling);

  /// A finger does not hover, a mouse in the window does.
  void set_hovering(bool hovering) { hovering_ = hovering; }
  /// After a frame: what lies under the pointer may be something else now.
  void hover(const Targets& targets);
  /// Clicks a target, wherever it is.
  void click(std::string_view id) { pending_.target = id; }
  /// The click since the last frame, once.
  Click take_click();
  /// What is being drawn along now.
  [[nodiscard]] std::optional<Drag> drag() const;
  /// What was let go since the last frame, once. It is no click.
  std::optional<Drag> take_drop() { return std::exchange(drop_, {}); }

  [[nodiscard]] Point at() const { return at_; }
  [[nodiscard]] bool is_down() const { return down_; }
  [[nodiscard]] bool hovers(std::string_view id) const { return hovering_ && hovered_ == id; }
  [[nodiscard]] bool presses(std::string_view id) const { return down_ && !dragging_ && pressed_ == id; }

 private:
  bool scroll(float dy, std::uint32_t time, Scrolling& scrolling);

  Point at_{-1, -1};
  bool hovering_ = false;
  std::string hovered_;
  std::string pressed_;
  Click pending_;
  std::optional<Drag> drop_;
  bool down_ = false;
  bool dragging_ = false;
  Point down_at_;
  std::string dragged_;  ///< the area that a drag scrolls
  std::uint32_t drag_time_ = 0;
};

}  // namespace tapete
