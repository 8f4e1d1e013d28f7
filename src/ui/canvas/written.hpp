#pragma once
#include <string>

#include "ui/canvas/geometry.hpp"

namespace tapete {

enum class Font : unsigned char { regular, bold };

/// A text that has been drawn, for screen readers and for checks.
struct Written {
  std::string text;  ///< the whole text, even if it was cut
  Rect rect;         ///< the place that the text was given
  float size = 0;
  Font font = Font::regular;
  bool cut = false;        ///< whether a part could not be shown
  float left = 0;          ///< the left edge of its letters
  float width = 0;         ///< the width of its letters; 0: scrolled out of sight
  bool described = false;  ///< whether a description replaces this text in the accessibility tree
};

}  // namespace tapete
