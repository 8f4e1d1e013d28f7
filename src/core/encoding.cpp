#include "core/encoding.hpp"

#include "core/utf8.hpp"

namespace tapete {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";    ///< byte order mark of UTF-8
constexpr std::string_view kLittleMark = "\xFF\xFE";  ///< byte order mark of UTF-16, low byte first
constexpr std::string_view kBigMark = "\xFE\xFF";     ///< byte order mark of UTF-16, high byte first

void append(std::string& out, char32_t c) {
  const auto byte = [&out](char32_t value) { out += static_cast<char>(static_cast<unsigned char>(value)); };
  const auto following = [&byte, c](unsigned shift) { byte(0x80U | (c >> shift & 0x3FU)); };
  if (c < 0x80) return byte(c);
  if (c < 0x800) {
    byte(0xC0U | c >> 6U);
  } else if (c < 0x10000) {
    byte(0xE0U | c >> 12U);
    following(6);
  } else {
    byte(0xF0U | c >> 18U);
    following(12);
    following(6);
  }
  following(0);
}

/// Converts UTF-16 to UTF-8. Returns no value if the number of bytes is odd or a surrogate is unpaired.
std::optional<std::string> from_utf16(std::string_view bytes, bool big) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  const auto unit = [bytes, big](std::size_t at) {
    const auto byte = [bytes](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(bytes[i])); };
    return big ? byte(at) << 8U | byte(at + 1) : byte(at + 1) << 8U | byte(at);
  };
  std::string out;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    char32_t c = unit(at);
    if (c >= 0xD800 && c <= 0xDFFF) {
      const char32_t next = at + 2 < bytes.size() ? unit(at + 2) : 0;
      if (c > 0xDBFF || next < 0xDC00 || next > 0xDFFF) return std::nullopt;
      c = 0x10000 + ((c & 0x3FFU) << 10U | (next & 0x3FFU));
      at += 2;
    }
    append(out, c);
  }
  return out;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = first_code_point(text).length;
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace

std::optional<std::string> text_of_file(std::string_view bytes) {
  if (bytes.starts_with(kLittleMark) || bytes.starts_with(kBigMark)) {
    return from_utf16(bytes.substr(kBigMark.size()), bytes.starts_with(kBigMark));
  }
  if (bytes.starts_with(kMark)) bytes.remove_prefix(kMark.size());
  if (!is_utf8(bytes)) return std::nullopt;
  return std::string{bytes};
}

std::string with_line_feeds(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r')
      out += text[i];
    else if (i + 1 == text.size() || text[i + 1] != '\n')
      out += '\n';
  }
  return out;
}

}  // namespace tapete
