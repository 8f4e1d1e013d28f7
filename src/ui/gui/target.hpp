#pragma once
#include <optional>
#include <string>

#include "ui/canvas/geometry.hpp"

namespace tapete {

/// Something on the screen that can be clicked, in the last frame.
struct Target {
  std::string id;     ///< `card:play Ao`, `option:pass`, `button:new_match`
  std::string label;  ///< in the player's language
  Rect rect;
  bool enabled = true;           ///< if false, the target only says why it does nothing now
  std::optional<bool> chosen{};  ///< for one of several choices: whether it is the chosen one
};

/// One element of the accessibility tree: a target, a text, or a table.
struct MirrorItem {
  std::optional<Target> target{};
  std::string text{};  ///< of a table: rows end with line feeds and cells with tabs; the first ones are headings
  bool heading = false;
};

}  // namespace tapete
