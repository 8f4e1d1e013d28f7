#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/target.hpp"

namespace tapete {

/// For tests, and for the page's mirror of the table: [{"id","label","x","y","width","height","enabled"}], in CSS
/// pixels of the canvas.
std::string to_json(const std::vector<Target>& targets);

/// [{"id","name","players":[],"rules":[{"key","label","normal","choices":[{"value","label"}]}]}], in that language.
/// Numbers are choices too.
std::string to_json(std::span<const GameInfo* const> games, Lang lang);

/// `start`, `table`, ...
std::string_view name(Screen screen);

}  // namespace tapete
