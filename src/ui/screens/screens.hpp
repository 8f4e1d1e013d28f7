#pragma once
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

/// The inside of Ui: draws one frame after the other, with whichever screen is shown.
class Screens {
 public:
  Screens(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels);

  void resized(float width, float height, float pixel_ratio);
  void handle(const SDL_Event& event);
  void frame(double now);
  void activate(std::string_view id);
  void back();
  void edit_line(int id, std::string_view title, std::string_view value);
  void focus(std::string_view id, bool visible);
  [[nodiscard]] const std::vector<Target>& targets() const { return gui_.targets().in_sight(); }
  [[nodiscard]] std::vector<MirrorItem> mirror() const { return gui_.mirror(); }
  [[nodiscard]] const std::vector<Written>& texts() const { return canvas_.written(); }
  [[nodiscard]] const std::string& focus_id() { return gui_.focus().id(); }
  [[nodiscard]] bool scrolls(Point point, float dy) { return gui_.scrolling().scrolls(point, dy); }
  [[nodiscard]] bool drawn() const { return drawn_; }
  [[nodiscard]] bool settled() const;

 private:
  void draw(double now);
  void show();
  void draw_screen(AppStage& stage);

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
