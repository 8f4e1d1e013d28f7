#include "core/text.hpp"

namespace tapete {

std::string fill(std::string_view text, std::string_view first, std::string_view second) {
  std::string out;
  std::string_view value = first;
  for (const char c : text) {
    if (c != '@') {
      out += c;
      continue;
    }
    out += value;
    value = second;
  }
  return out;
}

}  // namespace tapete
