#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "game/problem.hpp"

namespace tapete {

/// Computes the trace of a record, as the specification of records defines it: the legal actions before each action,
/// the results of each finished hand, and the event that is due next. Calls `line` for each line of the trace. Returns
/// the problem at which the record stops being valid; the lines before it are valid.
std::optional<Problem> trace(std::string_view text, const std::function<void(std::string_view)>& line);

}  // namespace tapete
