#pragma once
#include <string>

#include "ui/geometry.hpp"

namespace tapete {

/// Something on the screen that can be clicked, in the frame drawn last.
struct Target {
  std::string id;     ///< `card:play Ao`, `option:pass`, `button:new_match`
  std::string label;  ///< in the player's language
  Rect rect;
  bool enabled = true;  ///< false: there, but it does nothing now except to say why
};

}  // namespace tapete
