#include "ui/ui.hpp"

#include <SDL.h>

#include <algorithm>

#include "ui/canvas/draw_frame.hpp"
#include "ui/screens/code_on_demand.hpp"
#include "ui/screens/views.hpp"

namespace tapete {
namespace {

/// Milliseconds that a frame may spend on rendering cards from SVG.
constexpr double kCardsBudget = 4;

}  // namespace

bool FetchedPictures::retry(std::string_view name) {
  const bool missing = files_.get(name).state == File::State::missing;
  if (missing) files_.retry(name);
  return missing;
}

Ui::Ui(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels, std::string_view late_code)
    : window_(window),
      renderer_(renderer),
      app_(app),
      canvas_(renderer),
      pictures_(app.pages().files()),
      cards_(renderer, pictures_),
      gui_(canvas_),
      table_(late_code),
      late_code_(late_code),
      keeps_pixels_(keeps_pixels) {
  int width = 0;
  int height = 0;
  SDL_GetWindowSize(window_, &width, &height);
  int pixels = width;
  SDL_GetRendererOutputSize(renderer_, &pixels, nullptr);
  resized(static_cast<float>(width), static_cast<float>(height),
          static_cast<float>(pixels) / static_cast<float>(std::max(1, width)));
}

void Ui::resized(float width, float height, float pixel_ratio) {
  width_ = std::max(1.0F, width);
  height_ = std::max(1.0F, height);
  pixel_ratio_ = std::max(0.1F, pixel_ratio);
  partial_.forget();  // resizing empties the window
  app_.host().request_frame();
}

void Ui::handle(const SDL_Event& event) {
  bool changed = event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET;
  if (changed) {
    canvas_.forget_cloth();
    partial_.forget();
  }
  if (editor_.handle(event, app_)) {
    changed = true;
  } else {
    int window_width = 0;
    SDL_GetWindowSize(window_, &window_width, nullptr);
    changed = gui_.handle(event, width_ / static_cast<float>(std::max(1, window_width))) || changed;
  }
  if (changed) app_.host().request_frame();
}

void Ui::activate(std::string_view id) {
  gui_.pointer().click(id);
  app_.host().request_frame();
}

void Ui::back() {
  if (app_.messages().dialog() || !shows_table(app_.navigation().screen()) || !table_.close()) app_.back();
  app_.host().request_frame();
}

void Ui::focus(std::string_view id, bool visible) {
  if (const DrawnTarget* const place = gui_.targets().find(id)) {
    gui_.focus().set(*place, visible);
    gui_.scrolling().reveal(place->scroll_area, place->whole);
  }
  app_.host().request_frame();
}

void Ui::edit_line(int id, std::string_view title, std::string_view value) {
  editor_.open(id, title, value);
  app_.host().request_frame();
}

void Ui::frame(double now) {
  app_.tick(now);
  draw(now);
  show();
  const bool unfinished = cards_.work(kCardsBudget);
  const bool again = gui_.end() || unfinished || cards_.fresh();
  drawn_ = !again;
  if (again) app_.host().request_frame();
}

void Ui::show() {
  // Dear ImGui's coordinates are points; without this scale SDL would take them for pixels.
  SDL_RenderSetScale(renderer_, pixel_ratio_, pixel_ratio_);
  ImDrawData& frame = canvas_.end();
  if (!keeps_pixels_ || partial_.cut(frame, canvas_.epoch() + cards_.epoch())) {
    SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 255);
    SDL_RenderClear(renderer_);
  }
  render(renderer_, frame);
  SDL_RenderPresent(renderer_);
}

void Ui::draw(double now) {
  theme_ = theme({app_.preferences().dark(), app_.preferences().strong_contrast(), app_.preferences().settings().cloth,
                  app_.preferences().first().accent});
  canvas_.begin({0, 0, width_, height_}, pixel_ratio_, theme_);
  gui_.begin(now, page_em(width_, height_, text_factor(app_.preferences().settings().text_size)),
             app_.preferences().lang(), app_.preferences().reduced_motion());
  cards_.choose(app_.preferences().settings().face, app_.preferences().settings().back, now);
  AppContext context{{gui_, canvas_, cards_}, app_};
  draw_screen(context);
  if (app_.messages().dialog()) {
    // The dialog is drawn from a copy, because an answer removes App's dialog during the drawing.
    const Dialog dialog = *app_.messages().dialog();
    draw_dialog(context, dialog);
  }
  editor_.draw(context);
  if (app_.messages().toast() && !table_.shows_menu())
    draw_toast(context, app_.messages().toast()->text, height_ * 0.66F);
}

void Ui::draw_screen(AppContext& context) {
  drawn_screen_ = app_.navigation().screen();
  if (!shows_table(app_.navigation().screen())) table_.forget();
  switch (app_.navigation().screen()) {
    case Screen::home:
      return draw_home(context);
    case Screen::draw:
      return draw_dealer_draw(context);
    case Screen::table:
      return table_.draw(context);
    case Screen::lesson:
      if (!app_.lessons().is_loaded()) return draw_lesson_waiting(context);
      [[fallthrough]];
    case Screen::replay:
      if (draw_until_code(context, late_code_)) table_.draw(context);
      return;
    case Screen::player:
      return draw_player(context);
    case Screen::setup:
    case Screen::matches:
    case Screen::settings:
    case Screen::diagnostics:
    case Screen::sayings:
    case Screen::rules:
    case Screen::glossary:
    case Screen::about:
      if (draw_until_code(context, late_code_)) draw_page(context);
      return;
  }
}

}  // namespace tapete
