#include "ui/canvas/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace tapete {

Canvas::Canvas(SDL_Renderer* renderer) : ShapePainter(renderer), cloth_(renderer) { load_fonts(frame_.fonts()); }

void Canvas::begin(Rect window, float pixel_ratio, const Theme& theme) {
  window_ = window;
  pixel_ratio_ = pixel_ratio;
  ImDrawList& list = frame_.begin({window.w, window.h}, pixel_ratio);
  draw_into(list, theme, pixel_ratio);
  write_into(list, pixel_ratio);
}

void Canvas::cloth() {
  const auto pixels = [this](float points) { return std::max(1, static_cast<int>(std::ceil(points * pixel_ratio_))); };
  SDL_Texture* painted = cloth_.painted(pixels(window_.w), pixels(window_.h), theme());
  if (painted == nullptr) return fill(window_, theme().cloth_dark);
  image({painted}, {window_.center(), window_.w, window_.h});
}

}  // namespace tapete
