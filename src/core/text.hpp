#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/languages.hpp"

namespace tapete {

/// Returns the language with a code such as "es", or no value if Tapete does not have it.
std::optional<Lang> find_lang(std::string_view code);
/// Returns the code of a language, such as "es".
constexpr std::string_view lang_code(Lang lang) { return kLangs[static_cast<std::size_t>(lang)]; }

/// Returns the language that `lang` is a dialect of (English for "en-ES"), or `lang` itself if it is no dialect.
Lang base_of(Lang lang);
/// Returns the dialect of a language; no value if Tapete has no dialect of this language.
std::optional<Lang> dialect_of(Lang lang);

/// Returns the number of a phrase: a hash of its English text (FNV-1a). tools/languages.py computes the same hash and
/// checks that no two phrases have the same number.
constexpr std::uint16_t phrase_number(std::string_view english) {
  std::uint32_t hash = 2166136261;
  for (const char c : english) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619;
  return static_cast<std::uint16_t>(hash);
}
/// Returns the phrase with this number in a language; an empty text if no phrase has this number.
std::string_view phrase(std::uint16_t number, Lang lang);
/// Returns the reason with this number, see Reason.
std::string_view reason_phrase(std::uint16_t number, Lang lang);

/// A phrase in every language. `kFind` finds it in the list that contains it.
template <std::string_view (*kFind)(std::uint16_t, Lang)>
class PhraseIn {
 public:
  constexpr PhraseIn() = default;  ///< the empty phrase
  PhraseIn(const char*) = delete;  ///< a phrase is written "…"_text or "…"_reason
  /// Returns the phrase with this English text.
  static consteval PhraseIn of(std::string_view english) { return PhraseIn{phrase_number(english)}; }
  [[nodiscard]] std::string_view operator()(Lang lang) const { return kFind(number_, lang); }
  friend constexpr bool operator==(const PhraseIn&, const PhraseIn&) = default;

 private:
  explicit constexpr PhraseIn(std::uint16_t number) : number_(number) {}

  std::uint16_t number_ = 0;
};

/// A phrase of any program, such as "Declare the forty"_text. Source files contain the English text, and
/// languages/*.json contain the translations. `@` marks the place of a value. The build fails if a source file uses a
/// phrase that is in no language file (tools/languages.py).
using Text = PhraseIn<phrase>;
consteval Text operator""_text(const char* english, std::size_t size) { return Text::of({english, size}); }

/// A phrase that only the judge says, such as "This wins the trick."_reason. These phrases have a list of their own,
/// which is not part of the page's program, because nothing there uses it.
using Reason = PhraseIn<reason_phrase>;
consteval Reason operator""_reason(const char* english, std::size_t size) { return Reason::of({english, size}); }

/// Returns `text` with each `@` replaced by the next of the values, and every `@` after these by the last value. There
/// must be a value.
std::string fill(std::string_view text, std::initializer_list<std::string_view> values);
/// Returns `text` with the first `@` replaced by `first`, and every later `@` by `second`.
std::string fill(std::string_view text, std::string_view first, std::string_view second = {});
/// Returns the small letter for a capital of the English alphabet, otherwise the same byte.
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

/// Returns a text with a full stop, unless it is empty or ends with a mark already.
std::string as_sentence(std::string text);

/// Returns a number for players, with a minus sign as wide as the plus sign: "−5".
std::string number_words(long number);
/// Returns `one` if `count` is 1 or -1, otherwise `many`, with `@` replaced by `count`.
std::string count_words(long count, Text one, Text many, Lang lang);
std::string count_words(long count, Reason one, Reason many, Lang lang);

/// Returns the texts of all parts, separated by `between`. `text_of(part)` is the text of a part.
template <class Parts, class TextOf = std::identity>
std::string joined(const Parts& parts, std::string_view between, const TextOf& text_of = {}) {
  std::string out;
  for (const auto& part : parts) {
    if (!out.empty()) out += between;
    out += std::invoke(text_of, part);
  }
  return out;
}

/// Splits a text at a separator. next() returns the parts one by one, and no value at the end. An empty text has no
/// parts. With a space as separator, `a  b` and `a b ` both have three parts, one of them empty.
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
  /// Returns the text after the parts that next() has returned.
  [[nodiscard]] constexpr std::string_view rest() const { return done_ ? std::string_view{} : rest_; }

 private:
  std::string_view rest_;
  char separator_;
  bool done_;
};

/// Returns the text up to the first space.
constexpr std::string_view first_word(std::string_view line) { return line.substr(0, line.find(' ')); }

/// Parses a whole number from 0 to `high` in decimal digits. Returns no value for any other text, such as a number with
/// a sign or leading zeros.
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
