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

/// The input of every screen: targets, focus, scrolling, pointer and keys together. In each frame the screens draw
/// themselves and register their targets. A click on a target of one frame is reported in the next one (immediate
/// mode).
class Gui {
 public:
  explicit Gui(Canvas& canvas) : canvas_(canvas) {}

  // A frame
  /// `now` is in milliseconds; `scale` is the factor of the text size.
  void begin(double now, float scale, Lang lang, bool reduced_motion);
  /// Returns true if another frame is needed.
  bool end();
  [[nodiscard]] Canvas& canvas() { return canvas_; }
  [[nodiscard]] const Theme& theme() const { return canvas_.theme(); }
  [[nodiscard]] double now() const { return now_; }
  [[nodiscard]] float elapsed() const { return elapsed_; }  ///< milliseconds since the last frame, at most 50
  [[nodiscard]] Lang lang() const { return lang_; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }
  /// `points` multiplied by the factor of the text size.
  [[nodiscard]] float em(float points) const { return points * scale_; }
  /// Something moves, so another frame is needed.
  void animate() { again_ = true; }

  /// Whether scrolling there would move something.
  [[nodiscard]] bool scrolls(Point point, float dy) { return scrolling_.scrolls(point, dy); }

  // Targets
  /// Registers a target and returns true if it was clicked. `chosen` is for one of several choices: whether it is the
  /// chosen one.
  bool target(std::string_view id, std::string_view label, Rect rect, bool enabled = true,
              std::optional<bool> chosen = {});
  /// Replaces, in the accessibility tree, the texts drawn so far that are not behind a panel by `items`.
  void describe(std::vector<MirrorItem> items);
  /// Everything drawn so far is behind a panel: only targets and areas registered from now on can be pressed or
  /// scrolled.
  void cover();
  [[nodiscard]] bool hovered(std::string_view id) const { return pointer_.hovers(id); }
  [[nodiscard]] bool pressed(std::string_view id) const { return pointer_.presses(id); }
  /// Whether the last press was by a finger.
  [[nodiscard]] bool touched() const { return touched_; }
  [[nodiscard]] bool focused(std::string_view id) const { return focus_.shown_on(id); }
  /// Draws the focus ring around a target if it has the focus.
  void focus_ring(std::string_view id, Rect rect, float radius);
  /// Whether a click has hit no target.
  [[nodiscard]] bool clicked_nothing() const { return click_.nothing; }
  /// The drag that is going on, and the one that has ended since the last frame.
  [[nodiscard]] std::optional<Drag> drag() const { return pointer_.drag(); }
  [[nodiscard]] const std::optional<Drag>& drop() const { return drop_; }
  /// The last position of the pointer.
  [[nodiscard]] Point pointer() const { return pointer_.at(); }
  /// Returns true once if that key was pressed.
  bool take(Key key);
  /// The number key (1 to 9) that was pressed, once.
  std::optional<int> take_number();

  // Folded parts
  /// Whether a part of a page that is folded at first has been opened. It stays open until it is folded again.
  [[nodiscard]] bool unfolded(std::string_view id) const { return unfolded_.contains(id); }
  void fold(std::string_view id, bool open);

  // Scrolling
  /// Clips everything that is drawn until end_scroll() to `view`. Returns the top of the content.
  float begin_scroll(std::string_view id, Rect view, bool arrow_keys = false);
  void end_scroll(float content_height);
  /// Scrolls so that this height of the content is at the top.
  void scroll_to(std::string_view id, float y);

  // Between frames
  /// Handles an event and returns true if a frame is needed. Positions in the event are multiplied by `event_scale` to
  /// get points.
  bool handle(const SDL_Event& event, float event_scale);
  /// Clicks a target, wherever it is.
  void activate(std::string_view id) { pointer_.click(id); }
  /// Gives a target the focus. Its ring is drawn only if `visible`.
  void focus(std::string_view id, bool visible);
  [[nodiscard]] const std::string& focus_id() const { return focus_.id(); }
  /// What can be pressed in the last frame.
  [[nodiscard]] const std::vector<Target>& targets() const { return targets_.in_sight(); }
  /// Everything that the last frame shows, in reading order.
  [[nodiscard]] std::vector<MirrorItem> mirror() const;
  /// Whether everything on the screen has been there long enough to be pressed.
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
  std::vector<MirrorItem> descriptions_;
  Scrolling scrolling_;
  Focus focus_;
  Pointer pointer_;
  bool touched_ = false;
  Click click_;  ///< the click that this frame reports
  std::optional<Drag> drop_;
  Key key_ = Key::none;
  std::optional<int> number_;
};

}  // namespace tapete
