#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/canvas/drawn_text.hpp"
#include "ui/gui/targets.hpp"

namespace tapete {

/// Returns the targets of the screen as JSON, for tests and for the page:
/// [{"id","label","x","y","width","height","chosen"?,"enabled"}], in CSS pixels of the canvas.
std::string to_json(const std::vector<Target>& targets);

/// Returns the games as JSON in the language `lang`, with a choice for each value of a numeric rule:
/// [{"id","name","players":[],"rules":[{"key","label","normal","choices":[{"value","label"}]}]}].
std::string to_json(std::span<const GameInfo* const> games, Lang lang);
/// Returns the accessibility tree of the screen as JSON, in reading order: [{"text","heading"} | {"id","label",...}].
std::string to_json(const std::vector<AccessibilityItem>& items);

/// Returns the texts of a frame as JSON: [{"text","x","y","width","height","left","wide","size","cut"}], in points.
/// `left` and `wide` are DrawnText::left and DrawnText::width.
std::string to_json(const std::vector<DrawnText>& texts);

/// Returns the screen's name for tests: `home`, `table`, ...
std::string_view name(Screen screen);

}  // namespace tapete
