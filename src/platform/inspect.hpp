#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/target.hpp"
#include "ui/written.hpp"

namespace tapete {

/// For tests, and for the page's mirror of the table: [{"id","label","x","y","width","height","enabled"}], in CSS
/// pixels of the canvas.
std::string to_json(const std::vector<Target>& targets);

/// What the screen shows, in reading order: [{"text","heading"} | {"id","label",...,"chosen"?}].
std::string to_json(const std::vector<MirrorItem>& items);

/// The texts of a frame: [{"text","x","y","width","height","size","cut"}], in points.
std::string to_json(const std::vector<Written>& texts);

/// `start`, `table`, ...
std::string_view name(Screen screen);

}  // namespace tapete
