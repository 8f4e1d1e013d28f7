#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/canvas/written.hpp"
#include "ui/gui/targets.hpp"

namespace tapete {

/// For tests, and for the page's mirror of the table for screen readers:
/// [{"id","label","x","y","width","height","enabled"}], in CSS pixels of the canvas.
std::string to_json(const std::vector<Target>& targets);

/// [{"id","name","players":[],"rules":[{"key","label","normal","choices":[{"value","label"}]}]}] in that language.
/// Numbers are listed as choices too.
std::string to_json(std::span<const GameInfo* const> games, Lang lang);
/// What the screen shows, in reading order: [{"text","heading"} | {"id","label",...,"chosen"?}].
std::string to_json(const std::vector<MirrorItem>& items);

/// The texts of a frame: [{"text","x","y","width","height","size","cut"}], in points.
std::string to_json(const std::vector<Written>& texts);

/// The screen's name for tests: `start`, `table`, ...
std::string_view name(Screen screen);

}  // namespace tapete
