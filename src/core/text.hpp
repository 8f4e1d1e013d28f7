#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/languages.hpp"

namespace tapete {

/// The language of a code ("es"); nothing if it is none of ours.
std::optional<Lang> find_lang(std::string_view code);
/// "es"
constexpr std::string_view lang_code(Lang lang) { return kLangs[static_cast<std::size_t>(lang)]; }

/// One phrase in every language. Sources hold its English, languages/*.json all others; one that is not there does not
/// compile.
class Text {
 public:
  constexpr Text() = default;  ///< says nothing
  // NOLINTNEXTLINE(google-explicit-constructor): a phrase stands where a Text is wanted
  consteval Text(const char* english) : at_(find(english)) {}
  [[nodiscard]] std::string_view operator()(Lang lang) const { return phrases::text(lang, at_); }

 private:
  static void this_phrase_is_in_no_language_file() {}  // no constant: what calls it does not compile
  static consteval std::uint16_t find(std::string_view english) {
    const auto* const found = std::lower_bound(phrases::kKeys.begin(), phrases::kKeys.end(), english);
    if (found == phrases::kKeys.end() || *found != english) this_phrase_is_in_no_language_file();
    return static_cast<std::uint16_t>(found - phrases::kKeys.begin());
  }

  std::uint16_t at_ = 0;
};

/// `text` with its first `@` replaced by `first` and every other by `second`.
std::string fill(std::string_view text, std::string_view first, std::string_view second = {});

/// Takes the text up to the next `separator` off the front of `rest`; nothing once `rest` is used up.
/// An empty text has no words, `a  b` has three (the middle one is empty), as has `a b `.
class Splitter {
 public:
  constexpr Splitter(std::string_view text, char separator) : rest_(text), separator_(separator), done_(text.empty()) {}
  constexpr std::optional<std::string_view> next() {
    if (done_) return std::nullopt;
    const auto at = rest_.find(separator_);
    const std::string_view part = rest_.substr(0, at);
    if (at == std::string_view::npos)
      done_ = true;
    else
      rest_.remove_prefix(at + 1);
    return part;
  }
  /// All that has not been taken yet.
  [[nodiscard]] constexpr std::string_view rest() const { return done_ ? std::string_view{} : rest_; }

 private:
  std::string_view rest_;
  char separator_;
  bool done_;
};

/// The text up to the first space.
constexpr std::string_view first_word(std::string_view line) { return line.substr(0, line.find(' ')); }

/// A whole number in plain digits without sign or leading zeros, at most `high`; nothing else is accepted.
constexpr std::optional<int> parse_number(std::string_view text, int high) {
  if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  if (value > high) return std::nullopt;
  return value;
}

}  // namespace tapete
