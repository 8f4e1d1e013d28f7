#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <SDL_events.h>

#include "core/text.hpp"
#include "ui/canvas.hpp"
#include "ui/target.hpp"

namespace tapete {

enum class Key : unsigned char { none, escape, help, undo, menu, hear_hand, hear_table, hear_score };

/// Input, targets, focus and scrolling: what every screen shares. In each frame the screens draw themselves and
/// register their targets; a click on a target of one frame is answered in the next.
class Gui {
 public:
  explicit Gui(Canvas& canvas) : canvas_(canvas) {}

  // A frame
  void begin(double now, float scale, Lang lang, bool reduced_motion);
  /// True if another frame is needed.
  bool end();
  [[nodiscard]] Canvas& canvas() { return canvas_; }
  [[nodiscard]] const Theme& theme() const { return canvas_.theme(); }
  [[nodiscard]] double now() const { return now_; }
  [[nodiscard]] float elapsed() const { return elapsed_; }  ///< milliseconds since the last frame, 50 at the most
  [[nodiscard]] Lang lang() const { return lang_; }
  [[nodiscard]] bool reduced_motion() const { return reduced_motion_; }
  /// Points times the size of text chosen.
  [[nodiscard]] float em(float points) const { return points * scale_; }
  /// Something moves: draw again.
  void animate() { again_ = true; }

  // Targets
  /// Registers a target; true if it was clicked.
  /// `chosen` tells of one of several whether it is the one.
  bool target(std::string_view id, std::string_view label, Rect rect, bool enabled = true,
              std::optional<bool> chosen = {});
  /// From here on only what comes now can be clicked: the rest lies behind a panel.
  void cover();
  [[nodiscard]] bool hovered(std::string_view id) const;
  [[nodiscard]] bool pressed(std::string_view id) const;
  [[nodiscard]] bool focused(std::string_view id) const { return show_focus_ && focus_ == id; }
  void focus_ring(std::string_view id, Rect rect, float radius);
  /// A click that hit no target in the last frame.
  [[nodiscard]] bool clicked_nothing() const { return clicked_nothing_; }
  /// True once if that key was hit.
  bool take(Key key);
  /// The number key that was hit, once: 1 to 9.
  std::optional<int> take_number();

  // Scrolling
  /// What is drawn until end_scroll() is clipped to `view`; gives the top of the content.
  float begin_scroll(std::string_view id, Rect view, bool arrow_keys = false);
  void end_scroll(float content_height);
  /// Scrolls so that this height of the content comes to the top.
  void scroll_to(std::string_view id, float y);

  // Input, between frames. True if a frame is needed.
  bool handle(const SDL_Event& event, float event_scale);
  void activate(std::string_view id);
  /// Gives a target the focus of the keyboard; it is shown to be so only if `visible`.
  void focus(std::string_view id, bool visible);
  [[nodiscard]] const std::vector<Target>& targets() const { return targets_; }
  /// All of the frame drawn last, in reading order: what can be pressed, and the texts beside it.
  [[nodiscard]] std::vector<MirrorItem> mirror() const;
  [[nodiscard]] const std::string& focus_id() const { return focus_; }
  /// Everything on the screen has been there long enough to be pressed.
  [[nodiscard]] bool ready() const;

 private:
  struct Scroll {
    float offset = 0;
    float height = 0;
    float velocity = 0;
    Rect view;
    bool arrow_keys = false;
    bool seen = false;
    [[nodiscard]] float most() const { return height > view.h + 0.5F ? height - view.h : 0; }
  };
  /// A target with what the keyboard needs to know: it may be scrolled out of sight.
  struct Place {
    Target target;  ///< what of it is in sight
    Rect whole;
    std::string scroll;
    std::size_t texts_before = 0;
  };

  bool pointer_down(Point at, Uint32 time);
  [[nodiscard]] bool just_come(std::string_view id, Uint32 time) const;
  bool pointer_moved(Point at, bool touch);
  bool pointer_up(Point at);
  bool key_down(const SDL_Keysym& key);
  bool scroll_by(float dy);
  void move_focus(int step);
  void move_focus_towards(Point direction);
  void focus_on(const Place& place);
  [[nodiscard]] const Place* find(std::string_view id) const;
  [[nodiscard]] std::string target_at(Point at) const;
  [[nodiscard]] Scroll* scroll_at(Point at);
  void glide();

  Canvas& canvas_;
  double now_ = 0;
  float elapsed_ = 0;
  float scale_ = 1;
  Lang lang_{};
  bool reduced_motion_ = false;
  bool again_ = false;

  std::vector<Place> places_;                         ///< of this frame, in the order of drawing
  std::vector<Target> targets_;                       ///< those in sight, once the frame is drawn
  std::map<std::string, Uint32, std::less<>> since_;  ///< SDL's time at which each target was first drawn
  std::optional<Rect> clip_;
  std::string scrolling_;  ///< the area being drawn
  std::map<std::string, Scroll, std::less<>> scrolls_;

  Point pointer_{-1, -1};
  bool hovering_ = false;
  std::string hovered_;
  std::string pressed_;
  std::string clicked_;
  bool clicked_nothing_ = false;
  bool nothing_pending_ = false;
  std::string click_pending_;
  bool down_ = false;
  bool dragging_ = false;
  Point down_at_;
  std::string drag_scroll_;
  double drag_time_ = 0;

  std::string focus_;
  bool show_focus_ = false;
  Key key_ = Key::none;
  std::optional<int> number_;
};

}  // namespace tapete
