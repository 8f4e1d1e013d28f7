#pragma once
#include <optional>
#include <set>
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

/// What every screen shares of input: it joins targets, focus, scrolling, pointer and keys. In each frame the screens
/// draw themselves and register their targets; a click on a target of one frame is answered in the next.
class Gui {
 public:
  explicit Gui(Canvas& canvas) : canvas_(canvas) {}

  // A frame
  /// `now` is milliseconds, `scale` the factor of the text.
  void begin(double now, float scale, Lang lang, bool reduced_motion);
  /// True if another frame is needed.
  bool end();
  [[nodiscard]] Canvas& canvas() { return canvas_; }
  [[nodiscard]] const Theme& theme() const { return canvas_.theme(); }
  [[nodiscard]] double now() const { return now_; }
  [[nodiscard]] float elapsed() const { return elapsed_; }  ///< milliseconds since the last frame, 50 at the most
  [[nodiscard]] Lang lang() const { return lang_; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }
  /// Points times the factor of the text.
  [[nodiscard]] float em(float points) const { return points * scale_; }
  /// Something moves: another frame is needed.
  void animate() { again_ = true; }

  // Targets
  /// Registers a target; true if it was clicked. `chosen` is for one of several: whether it is the one.
  bool target(std::string_view id, std::string_view label, Rect rect, bool enabled = true,
              std::optional<bool> chosen = {});
  /// What was drawn so far lies behind a panel: only what is registered from now on can be pressed or scrolled.
  void cover();
  [[nodiscard]] bool hovered(std::string_view id) const { return pointer_.hovers(id); }
  [[nodiscard]] bool pressed(std::string_view id) const { return pointer_.presses(id); }
  [[nodiscard]] bool focused(std::string_view id) const { return focus_.shown_on(id); }
  /// Draws the ring of the focus round a target that has it.
  void focus_ring(std::string_view id, Rect rect, float radius);
  /// A click hit no target.
  [[nodiscard]] bool clicked_nothing() const { return click_.nothing; }
  /// What the pointer draws along, and what it has let go since the last frame.
  [[nodiscard]] std::optional<Drag> drag() const { return pointer_.drag(); }
  [[nodiscard]] const std::optional<Drag>& drop() const { return drop_; }
  /// Where the pointer is, or was last.
  [[nodiscard]] Point pointer() const { return pointer_.at(); }
  /// True once if that key was pressed.
  bool take(Key key);
  /// The number key that was pressed, once: 1 to 9.
  std::optional<int> take_number();

  // Folding
  /// Whether a part of a page that is folded at first has been opened; it stays so until it is folded again.
  [[nodiscard]] bool unfolded(std::string_view id) const { return unfolded_.contains(id); }
  void fold(std::string_view id, bool open);

  // Scrolling
  /// What is drawn until end_scroll() is clipped to `view`; returns the top of the content.
  float begin_scroll(std::string_view id, Rect view, bool arrow_keys = false);
  void end_scroll(float content_height);
  /// Scrolls so that this height of the content comes to the top.
  void scroll_to(std::string_view id, float y);

  // Between frames
  /// True if a frame is needed. Positions of the event times `event_scale` are points.
  bool handle(const SDL_Event& event, float event_scale);
  /// Clicks a target, wherever it is.
  void activate(std::string_view id) { pointer_.click(id); }
  /// Gives a target the focus; its ring is drawn only if `visible`.
  void focus(std::string_view id, bool visible);
  [[nodiscard]] const std::string& focus_id() const { return focus_.id(); }
  /// What can be pressed in the frame drawn last.
  [[nodiscard]] const std::vector<Target>& targets() const { return targets_.in_sight(); }
  /// All that the frame drawn last shows, in reading order.
  [[nodiscard]] std::vector<MirrorItem> mirror() const;
  /// Everything on the screen has been there long enough to be pressed.
  [[nodiscard]] bool ready() const;

 private:
  bool button_down(const SDL_MouseButtonEvent& event, Point at);
  bool key_down(const SDL_Keysym& key);
  bool arrow(Point direction);
  bool press_focused();
  void reveal(const DrawnTarget* place);

  Canvas& canvas_;
  double now_ = 0;
  float elapsed_ = 0;
  float scale_ = 1;
  Lang lang_{};
  bool reduced_motion_ = false;
  bool again_ = false;

  std::set<std::string, std::less<>> unfolded_;
  Targets targets_;
  Scrolling scrolling_;
  Focus focus_;
  Pointer pointer_;
  Click click_;  ///< answered in this frame
  std::optional<Drag> drop_;
  Key key_ = Key::none;
  std::optional<int> number_;
};

}  // namespace tapete
