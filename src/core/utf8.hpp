#pragma once
#include <cstddef>
#include <string_view>

namespace tapete {

/// One character of a text in UTF-8.
struct CodePoint {
  char32_t value = 0;
  std::size_t length = 0;  ///< bytes; 0: the text does not begin with well-formed UTF-8
};

/// The character at the front of `text` (Unicode, table 3-7: neither overlong forms nor surrogates).
CodePoint first_code_point(std::string_view text);

/// Spaces of every kind and width, line and paragraph separators, and controls that stand for one, as a tab does.
bool is_blank(char32_t c);
/// What shows nothing itself, but hides in a text, joins or turns what stands around it: other controls, marks of
/// direction, characters without width, fillers, tags.
bool is_unseen(char32_t c);
/// Those of the unseen ones with which several writings and pictures are spelt: joiners and variation selectors.
bool is_joiner(char32_t c);

}  // namespace tapete
