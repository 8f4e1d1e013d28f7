#pragma once
#include <imgui.h>

#include "ui/canvas/cloth_picture.hpp"
#include "ui/canvas/draw_frame.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/canvas/shape_painter.hpp"
#include "ui/canvas/text_painter.hpp"
#include "ui/canvas/theme.hpp"

struct SDL_Renderer;

namespace tapete {

/// Drawing surface of the window. Coordinates are in points.
class Canvas : public ShapePainter, public TextPainter {
 public:
  explicit Canvas(SDL_Renderer* renderer);

  void begin(Rect window, float pixel_ratio, const Theme& theme);
  /// Returns everything drawn since begin(). Valid until the next begin().
  ImDrawData& end() { return frame_.end(); }
  [[nodiscard]] Rect window() const { return window_; }
  [[nodiscard]] float pixel_ratio() const { return pixel_ratio_; }

  /// Draws the cloth of the table as the background of the whole window.
  void cloth();
  /// Drops the painted cloth, because the contents of render targets were lost.
  void forget_cloth() { cloth_.forget(); }
  /// Returns a number that changes whenever the cloth's texture was lost or replaced.
  [[nodiscard]] int epoch() const { return cloth_.epoch(); }

 private:
  DrawFrame frame_;
  ClothPicture cloth_;
  Rect window_;
  float pixel_ratio_ = 1;
};

}  // namespace tapete
