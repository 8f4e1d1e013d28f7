#include "core/utf8.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace tapete {
namespace {

/// A range of code points.
struct Range {
  char32_t first, last;
};

constexpr std::array kBlank{Range{0x09, 0x0D},     Range{0x20, 0x20},     Range{0x85, 0x85},     Range{0xA0, 0xA0},
                            Range{0x1680, 0x1680}, Range{0x2000, 0x200A}, Range{0x2028, 0x2029}, Range{0x202F, 0x202F},
                            Range{0x205F, 0x205F}, Range{0x2800, 0x2800}, Range{0x3000, 0x3000}, Range{0x3164, 0x3164},
                            Range{0xFFA0, 0xFFA0}, Range{0x115F, 0x1160}};

constexpr std::array kUnseen{Range{0x00, 0x1F},       Range{0x7F, 0x9F},      Range{0xAD, 0xAD},
                             Range{0x34F, 0x34F},     Range{0x61C, 0x61C},    Range{0x17B4, 0x17B5},
                             Range{0x180B, 0x180F},   Range{0x200B, 0x200F},  Range{0x202A, 0x202E},
                             Range{0x2060, 0x206F},   Range{0xFE00, 0xFE0F},  Range{0xFEFF, 0xFEFF},
                             Range{0xFFF0, 0xFFFB},   Range{0xFFFE, 0xFFFF},  Range{0x1BCA0, 0x1BCA3},
                             Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF}};

constexpr std::array kJoiners{Range{0x200C, 0x200D}, Range{0xFE00, 0xFE0F}};

bool is_in(std::span<const Range> ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(), [c](Range range) { return c >= range.first && c <= range.last; });
}

/// A form of well-formed code points in UTF-8 (Unicode, table 3-7).
struct Form {
  unsigned char first, last;  // range of the first byte
  unsigned char low, high;    // range of the second byte
  std::size_t length;         // number of bytes
};

constexpr std::array kForms{
    Form{0x00, 0x7F, 0, 0, 1},       Form{0xC2, 0xDF, 0x80, 0xBF, 2}, Form{0xE0, 0xE0, 0xA0, 0xBF, 3},
    Form{0xE1, 0xEC, 0x80, 0xBF, 3}, Form{0xED, 0xED, 0x80, 0x9F, 3}, Form{0xEE, 0xEF, 0x80, 0xBF, 3},
    Form{0xF0, 0xF0, 0x90, 0xBF, 4}, Form{0xF1, 0xF3, 0x80, 0xBF, 4}, Form{0xF4, 0xF4, 0x80, 0x8F, 4}};

}  // namespace

CodePoint first_code_point(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  for (const Form& form : kForms) {
    if (text.empty() || byte(0) < form.first || byte(0) > form.last) continue;
    if (form.length > text.size()) return {};
    char32_t value = form.length == 1 ? byte(0) : byte(0) & (0x7FU >> form.length);
    for (std::size_t i = 1; i < form.length; ++i) {
      if (byte(i) < (i == 1 ? form.low : 0x80) || byte(i) > (i == 1 ? form.high : 0xBF)) return {};
      value = value << 6 | (byte(i) & 0x3FU);
    }
    return {value, form.length};
  }
  return {};
}

bool is_blank(char32_t c) { return is_in(kBlank, c); }
bool is_unseen(char32_t c) { return is_in(kUnseen, c) && !is_blank(c); }
bool is_joiner(char32_t c) { return is_in(kJoiners, c); }

}  // namespace tapete
