#include "core/text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tapete {
namespace {

/// Returns whether words for this count are in the singular.
bool is_one(long count) { return count == 1 || count == -1; }

}  // namespace

std::optional<Lang> find_lang(std::string_view code) {
  const auto* const found = std::find(kLangs.begin(), kLangs.end(), code);
  if (found == kLangs.end()) return std::nullopt;
  return static_cast<Lang>(found - kLangs.begin());
}

Lang base_of(Lang lang) {
  const std::string_view code = lang_code(lang);
  return find_lang(code.substr(0, code.find('-'))).value_or(lang);
}

std::optional<Lang> dialect_of(Lang lang) {
  for (std::size_t i = 0; i < kLangs.size(); ++i)
    if (const auto each = static_cast<Lang>(i); each != lang && base_of(each) == lang) return each;
  return std::nullopt;
}

std::string fill(std::string_view text, std::initializer_list<std::string_view> values) {
  std::string out;
  const auto* value = values.begin();
  for (const char c : text) {
    if (c != '@') {
      out += c;
      continue;
    }
    out += *value;
    if (value + 1 != values.end()) ++value;
  }
  return out;
}

// Inlining would make every caller larger.
[[gnu::noinline]] std::string fill(std::string_view text, std::string_view first, std::string_view second) {
  return fill(text, {first, second});
}

std::string as_sentence(std::string text) {
  constexpr std::array<std::string_view, 4> kMarks{".", "!", "?", "…"};
  const bool ends = std::ranges::any_of(kMarks, [&text](std::string_view mark) { return text.ends_with(mark); });
  if (!text.empty() && !ends) text += '.';
  return text;
}

std::string number_words(long number) { return (number < 0 ? "−" : "") + std::to_string(std::abs(number)); }

std::string count_words(long count, Text one, Text many, Lang lang) {
  return fill((is_one(count) ? one : many)(lang), number_words(count));
}

std::string count_words(long count, Reason one, Reason many, Lang lang) {
  return fill((is_one(count) ? one : many)(lang), number_words(count));
}

}  // namespace tapete
