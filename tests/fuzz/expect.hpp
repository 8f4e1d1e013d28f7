#pragma once

namespace tapete::doors {

/// Ends the program, so that the fuzzer keeps the input.
inline void expect(bool holds) {
  if (!holds) __builtin_trap();
}

}  // namespace tapete::doors
