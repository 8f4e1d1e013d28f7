#pragma once
#include <memory>
#include <string_view>
#include <vector>

#include <SDL.h>

#include "app/app.hpp"
#include "ui/canvas/written.hpp"
#include "ui/gui/target.hpp"

namespace tapete {

class Screens;

/// The whole picture: draws what App holds, with Dear ImGui's draw lists on an SDL renderer, and turns touches and keys
/// into calls of App.
class Ui {
 public:
  /// `keeps_pixels`: the window keeps the pixels of the last frame where nothing is drawn. Then only changes are drawn.
  Ui(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels = false);
  ~Ui();
  Ui(const Ui&) = delete;
  Ui& operator=(const Ui&) = delete;

  void handle(const SDL_Event& event);
  /// Size in points (CSS pixels), and device pixels per point.
  void resized(int width, int height, float pixel_ratio);
  void frame(double now);

  /// What can be clicked in the last frame.
  [[nodiscard]] const std::vector<Target>& targets() const;
  /// Everything that the last frame shows, in reading order.
  [[nodiscard]] std::vector<MirrorItem> mirror() const;
  [[nodiscard]] const std::vector<Written>& texts() const;
  [[nodiscard]] const std::string& focus_id() const;
  /// Moves the keyboard focus. Its ring is drawn only if `visible`.
  void focus(std::string_view id, bool visible);
  /// Whether scrolling by `dy` points there would move something.
  [[nodiscard]] bool scrolls(float x, float y, float dy);
  /// Clicks a target, wherever it is. Takes effect in the next frame, which is requested.
  void activate(std::string_view id);
  /// Closes what is open over the table, or goes back to the last screen.
  void back();
  /// For platforms without a text field of their own: lets the player edit a line, and answers with
  /// App::text_entered().
  void edit_line(int id, std::string_view title, std::string_view value);
  /// Whether nothing moves and every picture is fully sharp.
  [[nodiscard]] bool drawn() const;
  /// Whether it is drawn() and every target can be pressed: nothing can before it has been seen for a moment.
  [[nodiscard]] bool settled() const;

 private:
  std::unique_ptr<Screens> screens_;
};

}  // namespace tapete
