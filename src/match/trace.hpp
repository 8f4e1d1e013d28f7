#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "game/problem.hpp"

namespace tapete {

/// Retells a record line by line, in the form that the record's specification defines: the legal actions before each
/// action, what ends with a hand, and what is due next. Returns the problem at which it stopped; what was retold before
/// that stands.
std::optional<Problem> trace(std::string_view text, const std::function<void(std::string_view)>& line);

}  // namespace tapete
