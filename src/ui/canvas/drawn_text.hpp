#pragma once
#include <string>

#include "ui/canvas/geometry.hpp"

namespace tapete {

enum class Font : unsigned char { regular, bold };

/// A text that has been drawn, recorded for screen readers and tests.
struct DrawnText {
  std::string text;  ///< the complete text, even if only a part was drawn
  Rect rect;         ///< rectangle that was given for the text
  float size = 0;    ///< font size in points
  Font font = Font::regular;
  bool cut = false;        ///< whether a part could not be shown
  float left = 0;          ///< left edge of the drawn text
  float width = 0;         ///< width of the drawn text; 0: scrolled out of sight
  bool described = false;  ///< whether a description replaces this text in the accessibility tree
};

}  // namespace tapete
