#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "game/problem.hpp"

namespace tapete {

/// Writes the trace of a record, in the form that the specification of records defines: the legal actions before each
/// action, the results of each finished hand, and the event that is due next. Calls `line` for each line. Returns the
/// problem at which it stopped; the lines before it are valid.
std::optional<Problem> trace(std::string_view text, const std::function<void(std::string_view)>& line);

}  // namespace tapete
