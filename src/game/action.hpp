#pragma once
#include <cstdint>

#include "core/fixed_list.hpp"

namespace tapete {

/// An action of a seat, or of chance inside a hand. Only the game interprets the bytes; all other code compares actions
/// and passes them back to the game.
struct Action {
  std::uint8_t kind = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

using ActionList = FixedList<Action, 64>;

}  // namespace tapete
