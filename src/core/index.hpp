#pragma once
#include <cstddef>

namespace tapete {

/// Converts a number that is not negative to an index for containers of the standard library.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace tapete
