#pragma once
#include <string>

#include "ui/canvas/geometry.hpp"

namespace tapete {

enum class Font : unsigned char { regular, bold };

/// A text that has been drawn, for those who do not see it and for checks.
struct Written {
  std::string text;  ///< whole, even where it was cut
  Rect rect;         ///< the place that it was given
  float size = 0;
  Font font = Font::regular;
  bool cut = false;  ///< not all of it could be shown
  float left = 0;    ///< where its letters begin
  float width = 0;   ///< how far they go; 0: scrolled out of sight
};

}  // namespace tapete
