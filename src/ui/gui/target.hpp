#pragma once
#include <optional>
#include <string>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// Something on the screen that can be clicked, in the frame drawn last.
struct Target {
  std::string id;     ///< `card:play Ao`, `option:pass`, `button:new_match`
  std::string label;  ///< in the player's language
  Rect rect;
  bool enabled = true;           ///< false: there, but it does nothing now except to say why
  std::optional<bool> chosen{};  ///< of one of several: whether it is the one
};

/// What the screen shows, for those who do not see it: a target, or a text.
struct MirrorItem {
  std::optional<Target> target;
  std::string text;
  bool heading = false;
};

}  // namespace tapete
