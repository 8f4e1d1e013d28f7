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

/// The pictures' files among those that App has fetched.
class FetchedPictures final : public PictureFiles {
 public:
  explicit FetchedPictures(Files& files) : files_(files) {}
  std::string_view bytes(std::string_view name) override { return files_.get(name).bytes; }
  [[nodiscard]] bool asked(std::string_view name) const override { return files_.asked(name); }
  bool retry(std::string_view name) override;

 private:
  Files& files_;
};

/// The whole picture: draws what App holds, with Dear ImGui's draw lists on an SDL renderer, and turns touches and keys
/// into calls of App.
class Ui {
 public:
  /// `keeps_pixels`: the window keeps the pixels of the last frame where nothing is drawn. Then only changes are drawn.
  Ui(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels = false);

  void handle(const SDL_Event& event);
  /// Size in points (CSS pixels), and device pixels per point.
  void resized(float width, float height, float pixel_ratio);
  void frame(double now);

  /// What can be clicked in the last frame.
  [[nodiscard]] const std::vector<Target>& targets() const { return gui_.targets().in_sight(); }
  /// Everything that the last frame shows, in reading order.
  [[nodiscard]] std::vector<MirrorItem> mirror() const { return gui_.mirror(); }
  [[nodiscard]] const std::vector<Written>& texts() const { return canvas_.written(); }
  [[nodiscard]] const std::string& focus_id() { return gui_.focus().id(); }
  /// Moves the keyboard focus. Its ring is drawn only if `visible`.
  void focus(std::string_view id, bool visible);
  /// Whether scrolling by `dy` points there would move something.
  [[nodiscard]] bool scrolls(Point point, float dy) { return gui_.scrolling().scrolls(point, dy); }
  /// Clicks a target, wherever it is. Takes effect in the next frame, which is requested.
  void activate(std::string_view id);
  /// Closes what is open over the table, or goes back to the last screen.
  void back();
  /// For platforms without a text field of their own: lets the player edit a line, and answers with
  /// App::text_entered().
  void edit_line(int id, std::string_view title, std::string_view value);
  /// Whether nothing moves and every picture is fully sharp.
  [[nodiscard]] bool drawn() const { return drawn_; }
  /// Whether it is drawn() and every target can be pressed: nothing can before it has been seen for a moment.
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
  LineEditor editor_;
  PartialFrame partial_;
  bool keeps_pixels_;  ///< whether the window keeps the pixels that a frame does not draw
  float width_ = 0;
  float height_ = 0;
  float pixel_ratio_ = 1;
  bool drawn_ = false;
};

}  // namespace tapete
