#include "core/text.hpp"

#include <algorithm>

namespace tapete {

std::optional<Lang> find_lang(std::string_view code) {
  const auto* const found = std::find(kLangs.begin(), kLangs.end(), code);
  if (found == kLangs.end()) return std::nullopt;
  return static_cast<Lang>(found - kLangs.begin());
}

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
