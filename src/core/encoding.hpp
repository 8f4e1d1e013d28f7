#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// Decodes a file that is in UTF-8, or in UTF-16 with a byte order mark. Returns UTF-8 without a byte order mark, or no
/// value if the bytes are not well-formed.
std::optional<std::string> text_of_file(std::string_view bytes);

/// Returns the text with a line feed in place of each CR LF and each single CR.
std::string with_line_feeds(std::string_view text);

}  // namespace tapete
