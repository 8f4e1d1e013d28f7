#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <SDL_events.h>

#include "core/text.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/gui/focus.hpp"
#include "ui/gui/keys.hpp"
#include "ui/gui/pointer.hpp"
#include "ui/gui/scrolling.hpp"
#include "ui/gui/targets.hpp"

namespace tapete {

/// Time, settings and pointer input of one frame.
struct Frame {
  double now = 0;    ///< time of the frame, in milliseconds of the host's clock
  float scale = 1;   ///< factor of the text size
  float chosen = 1;  ///< factor of the text size without the limit of the table
  Lang lang{};
  bool reduced_motion = false;
  float elapsed = 0;           ///< milliseconds since the last frame, at most 50
  Click click{};               ///< click since the last frame
  std::optional<Drag> drop{};  ///< drag that has ended since the last frame
  Rect status{};               ///< area of the table's status line; empty: there is none
  Rect help{};                 ///< area of the words of help at the table; empty: none are drawn
  /// Returns `points` multiplied by the factor of the text size.
  [[nodiscard]] float em(float points) const { return points * scale; }
};

/// Set of the open collapsible sections. A section is collapsed until the player opens it, and then stays open until
/// the player collapses it.
class FoldState {
 public:
  [[nodiscard]] bool open(std::string_view id) const { return std::ranges::count(open_, id) > 0; }
  void set_open(std::string_view id, bool open);

 private:
  std::vector<std::string> open_;
};

/// Input of every screen: targets, focus, scrolling, pointer and keys. In each frame the screens draw themselves and
/// register their targets. A click on a target of one frame is reported in the next one (immediate mode).
class Gui {
 public:
  explicit Gui(Canvas& canvas) : canvas_(canvas) {}

  // During a frame
  void begin(double now, float scale, Lang lang, bool reduced_motion);
  /// Returns true if another frame is needed.
  bool end();
  [[nodiscard]] Frame& frame() { return frame_; }
  [[nodiscard]] Canvas& canvas() const { return canvas_; }
  /// Requests another frame, because something moves.
  void animate() { again_ = true; }

  /// Registers a target and returns true if it was clicked. `chosen` has a value only for choices, switches and
  /// collapsible sections: whether the target is chosen, on or open. `replaces` is the id of an earlier target with the
  /// same meaning, whose press is not lost if this target takes its place.
  bool target(std::string_view id, std::string_view label, Rect rect, bool enabled = true,
              std::optional<bool> chosen = {}, std::string_view replaces = {});
  /// Draws the focus ring around a target if it has the focus.
  void focus_ring(std::string_view id, Rect rect, float radius);
  /// Puts `items` into the accessibility tree in place of the texts that were drawn since the last cover().
  void describe(std::vector<AccessibilityItem> items);
  /// Blocks everything drawn so far, because a panel covers it. Only targets and areas that are registered later can be
  /// pressed or scrolled.
  void cover();
  /// Begins a scroll area: until end_scroll(), drawing is clipped to `view`. Returns the y coordinate of the content's
  /// top.
  float begin_scroll(std::string_view id, Rect view, bool arrow_keys = false);
  /// Ends the scroll area. If `last` is false, the same frame continues the area later, and then draws the scroll bar.
  void end_scroll(float content_height, bool last = true);

  // Parts
  [[nodiscard]] Pointer& pointer() { return pointer_; }
  [[nodiscard]] Keys& keys() { return keys_; }
  [[nodiscard]] FoldState& folds() { return folds_; }
  [[nodiscard]] Scrolling& scrolling() { return scrolling_; }
  [[nodiscard]] Focus& focus() { return focus_; }
  [[nodiscard]] const Targets& targets() const { return targets_; }

  // Between frames
  /// Handles an event and returns true if a frame is needed. Positions in the event multiplied by `event_scale` are
  /// points.
  bool handle(const SDL_Event& event, float event_scale);
  /// Returns the accessibility tree of the last frame, in reading order.
  [[nodiscard]] std::vector<AccessibilityItem> accessibility_tree() const;

 private:
  bool button_down(const SDL_MouseButtonEvent& event, Point at);
  bool key_down(const SDL_Keysym& key);
  bool arrow(Point direction);
  bool press_focused();
  void reveal(const DrawnTarget* place);

  Canvas& canvas_;
  Frame frame_;
  bool again_ = false;
  FoldState folds_;
  Targets targets_;
  std::vector<AccessibilityItem> descriptions_;
  Scrolling scrolling_;
  Focus focus_;
  Pointer pointer_;
  Keys keys_;
};

}  // namespace tapete
