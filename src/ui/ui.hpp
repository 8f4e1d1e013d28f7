#pragma once
#include <SDL_timer.h>

#include "app/app.hpp"
#include "ui/canvas/cards.hpp"
#include "ui/canvas/partial_frame.hpp"
#include "ui/gui/gui.hpp"
#include "ui/screens/line_editor.hpp"
#include "ui/screens/table_screen.hpp"

struct SDL_Window;
struct SDL_Renderer;

namespace tapete {

/// Adapter that reads picture files through App's file cache.
class FetchedPictures final : public PictureFiles {
 public:
  explicit FetchedPictures(Files& files) : files_(files) {}
  std::string_view bytes(std::string_view name) override { return files_.get(name).bytes; }
  [[nodiscard]] bool asked(std::string_view name) const override { return files_.asked(name); }
  bool retry(std::string_view name) override;

 private:
  Files& files_;
};

/// The user interface: draws the state of App with Dear ImGui's draw lists on an SDL renderer, and turns touches and
/// keys into calls to App.
class Ui {
 public:
  /// If `keeps_pixels`, the window keeps the pixels of the last frame, and a frame redraws only the changed part.
  /// `late_code` is the parameter `code` of draw_until_code().
  Ui(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels = false, std::string_view late_code = {});

  void handle(const SDL_Event& event);
  /// Sets the window's size in points (CSS pixels) and the number of device pixels per point.
  void resized(float width, float height, float pixel_ratio);
  /// Advances App to the time `now` and draws a frame. `now` is the host's clock in milliseconds.
  void frame(double now);

  /// Returns the visible targets of the last frame.
  [[nodiscard]] const std::vector<Target>& targets() const { return gui_.targets().in_sight(); }
  /// Returns the accessibility tree of the last frame, in reading order.
  [[nodiscard]] std::vector<AccessibilityItem> accessibility_tree() const { return gui_.accessibility_tree(); }
  [[nodiscard]] const std::vector<DrawnText>& texts() const { return canvas_.drawn_texts(); }
  [[nodiscard]] const std::string& focus_id() { return gui_.focus().id(); }
  /// Moves the keyboard focus. The focus ring is drawn only if `visible`.
  void focus(std::string_view id, bool visible);
  /// Returns whether scrolling by `dy` points at `point` would move something.
  [[nodiscard]] bool scrolls(Point point, float dy) { return gui_.scrolling().scrolls(point, dy); }
  /// Clicks a target, even one that is scrolled out of sight, and requests the frame that reports the click.
  void activate(std::string_view id);
  /// Closes the panel that is open over the table. If no panel is open, calls App::back().
  void back();
  /// Lets the player edit a line of text on platforms without a native text field. The result goes to
  /// App::text_entered().
  void edit_line(int id, std::string_view title, std::string_view value);
  /// Returns whether nothing moves and every picture is rendered at its final size.
  [[nodiscard]] bool drawn() const { return drawn_; }
  /// Returns the screen that the last frame showed. The frame itself may have led to another one.
  [[nodiscard]] Screen drawn_screen() const { return drawn_screen_; }
  /// Returns whether drawn() is true and every target accepts presses. A new target ignores presses for a short time.
  [[nodiscard]] bool settled() const { return drawn_ && gui_.targets().ready(SDL_GetTicks()); }

 private:
  void draw(double now);
  void show();
  void draw_screen(AppContext& context);

  SDL_Window* window_;
  SDL_Renderer* renderer_;
  App& app_;
  Theme theme_;
  Canvas canvas_;
  FetchedPictures pictures_;
  Cards cards_;
  Gui gui_;
  TableScreen table_;
  Screen drawn_screen_ = Screen::home;
  LineEditor editor_;
  PartialFrame partial_;
  std::string_view late_code_;
  bool keeps_pixels_;
  float width_ = 0;
  float height_ = 0;
  float pixel_ratio_ = 1;
  bool drawn_ = false;
};

}  // namespace tapete
