#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "game/problem.hpp"

namespace tapete {

/// Retells a record line by line, as the record's specification says: the legal actions before each action, what ends
/// with a hand, and what is due next. Gives the problem at which it stopped; what was retold before it stands.
std::optional<Problem> trace(std::string_view text, const std::function<void(std::string_view)>& line);

}  // namespace tapete
