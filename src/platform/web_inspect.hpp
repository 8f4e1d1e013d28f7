#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/target.hpp"

namespace tapete {

/// For tests, and for the page's mirror of the table: [{"id","label","x","y","width","height","enabled"}], in CSS
/// pixels of the canvas.
std::string to_json(const std::vector<Target>& targets);

/// `start`, `table`, ...
std::string_view name(Screen screen);

}  // namespace tapete
