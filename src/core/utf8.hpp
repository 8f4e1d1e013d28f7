#pragma once
#include <cstddef>
#include <string_view>

namespace tapete {

/// One Unicode code point of a text in UTF-8.
struct CodePoint {
  char32_t value = 0;
  std::size_t length = 0;  ///< in bytes; 0: the text does not begin with well-formed UTF-8
};

/// Returns the first code point of `text`. Overlong forms and surrogates are not well-formed (Unicode, table 3-7).
CodePoint first_code_point(std::string_view text);

/// Returns whether a code point is a space of any kind or width, a line or paragraph separator, or a control character
/// that is used as a space, such as a tab.
bool is_blank(char32_t c);
/// Returns whether a code point has no visible form but may change the text around it: control characters that are not
/// blank, direction marks, zero-width characters, fillers, tags.
bool is_unseen(char32_t c);
/// Returns whether a code point is invisible but needed by some scripts and emoji: joiners and variation selectors.
bool is_joiner(char32_t c);

}  // namespace tapete
