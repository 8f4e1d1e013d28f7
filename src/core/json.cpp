#include "core/json.hpp"

#include <cmath>
#include <cstdlib>

namespace tapete {

void JsonWriter::begin_list() {
  value_begins();
  out_ += '[';
}

void JsonWriter::begin_object() {
  value_begins();
  out_ += '{';
}

JsonWriter& JsonWriter::key(std::string_view name) {
  value_begins();
  quoted(name);
  out_ += ':';
  return *this;
}

void JsonWriter::text(std::string_view value) {
  value_begins();
  quoted(value);
}

void JsonWriter::number(std::int64_t value) {
  value_begins();
  out_ += std::to_string(value);
}

void JsonWriter::figure(double value) {
  value_begins();
  constexpr int kPlaces = 4;
  const long long parts = std::llround(value * 10'000);
  std::string digits = std::to_string(std::abs(parts));
  if (digits.size() <= kPlaces) digits.insert(0, kPlaces + 1 - digits.size(), '0');
  out_ += parts < 0 ? "-" : "";
  out_ += digits.insert(digits.size() - kPlaces, 1, '.');
}

void JsonWriter::flag(bool value) {
  value_begins();
  out_ += value ? "true" : "false";
}

/// Writes a comma before a value, except after an opening bracket or a colon. A text ends with a quotation mark, so the
/// last character of `out_` is never inside a text.
void JsonWriter::value_begins() {
  constexpr std::string_view kBefore = "[{:";
  if (!out_.empty() && kBefore.find(out_.back()) == std::string_view::npos) out_ += ',';
}

void JsonWriter::quoted(std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  out_ += '"';
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < 0x20) {
      out_ += "\\u00";
      out_ += kHex[static_cast<unsigned char>(c) >> 4];
      out_ += kHex[c & 15];
      continue;
    }
    if (c == '"' || c == '\\') out_ += '\\';
    out_ += c;
  }
  out_ += '"';
}

}  // namespace tapete
