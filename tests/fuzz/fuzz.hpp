#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

/// Ends the program, so that the fuzzer keeps the input.
inline void expect(bool holds) {
  if (!holds) __builtin_trap();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}
