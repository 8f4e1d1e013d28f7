#pragma once

namespace tapete::doors {

/// Ends the program if the condition does not hold, so that the fuzzer keeps the input.
inline void expect(bool holds) {
  if (!holds) __builtin_trap();
}

}  // namespace tapete::doors
