#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

enum class Lang : unsigned char { es, en };

/// One phrase in every language of the product.
struct Text {
  std::string_view es;
  std::string_view en;
  constexpr std::string_view operator()(Lang lang) const { return lang == Lang::es ? es : en; }
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
