#pragma once
#include <cstddef>

namespace tapete {

/// A small number that is not negative, as an index of the standard library's containers.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace tapete
