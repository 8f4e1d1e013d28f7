#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/languages.hpp"

namespace tapete {

/// The language of a code ("es"); nothing if there is no such language here.
std::optional<Lang> find_lang(std::string_view code);
/// The code of a language, as "es".
constexpr std::string_view lang_code(Lang lang) { return kLangs[static_cast<std::size_t>(lang)]; }

/// The number that stands for a phrase, by its English (FNV-1a, as in tools/languages.py, which sees that no two are
/// equal).
constexpr std::uint16_t phrase_number(std::string_view english) {
  std::uint32_t hash = 2166136261;
  for (const char c : english) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619;
  return static_cast<std::uint16_t>(hash);
}
/// The phrase of a number; nothing if no phrase has it.
std::string_view phrase(std::uint16_t number, Lang lang);

/// One phrase in every language: "Sing the forty"_text. Sources hold its English, languages/*.json all others; `@`
/// stands for a value. The build stops where a source says a phrase that is in no file (tools/languages.py).
class Text {
 public:
  constexpr Text() = default;  ///< says nothing
  Text(const char*) = delete;  ///< a phrase is written "…"_text
  [[nodiscard]] std::string_view operator()(Lang lang) const { return phrase(number_, lang); }
  friend constexpr bool operator==(const Text&, const Text&) = default;

 private:
  friend consteval Text operator""_text(const char* english, std::size_t size);
  explicit constexpr Text(std::uint16_t number) : number_(number) {}

  std::uint16_t number_ = 0;
};
consteval Text operator""_text(const char* english, std::size_t size) { return Text{phrase_number({english, size})}; }

/// `text` with its first `@` replaced by `first` and every other by `second`.
std::string fill(std::string_view text, std::string_view first, std::string_view second = {});

/// The texts of these parts, separated by `between`.
template <class Parts, class TextOf = std::identity>
std::string joined(const Parts& parts, std::string_view between, const TextOf& text_of = {}) {
  std::string out;
  for (const auto& part : parts) {
    if (!out.empty()) out += between;
    out += std::invoke(text_of, part);
  }
  return out;
}

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
