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

/// The whole picture: draws what App holds with Dear ImGui's draw lists on an SDL renderer, and turns touches and keys
/// into calls of App.
class Ui {
 public:
  /// `keeps_pixels`: the window still shows the frame before where nothing is drawn. Then only what changes is drawn.
  Ui(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels = false);
  ~Ui();
  Ui(const Ui&) = delete;
  Ui& operator=(const Ui&) = delete;

  void handle(const SDL_Event& event);
  /// Size in points (CSS pixels), and device pixels a point.
  void resized(int width, int height, float pixel_ratio);
  void frame(double now);

  /// What can be clicked in the frame drawn last.
  [[nodiscard]] const std::vector<Target>& targets() const;
  /// All that the frame drawn last shows, in reading order.
  [[nodiscard]] std::vector<MirrorItem> mirror() const;
  [[nodiscard]] const std::vector<Written>& texts() const;
  [[nodiscard]] const std::string& focus_id() const;
  /// Moves the keyboard's focus; the ring is drawn only if `visible`.
  void focus(std::string_view id, bool visible);
  /// Clicks a target, wherever it is. Takes effect in the next frame, which is asked for.
  void activate(std::string_view id);
  /// Closes what is open over the table, or goes back to the screen before.
  void back();
  /// For platforms without a text field of their own: edits a line, and answers by App::text_entered.
  void edit_line(int id, std::string_view title, std::string_view value);
  /// Nothing moves, every picture is there in its full sharpness, and what can be pressed answers.
  [[nodiscard]] bool settled() const;

 private:
  std::unique_ptr<Screens> screens_;
};

}  // namespace tapete
