#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// Decodes a file in UTF-8, or in UTF-16 with a byte order mark, to UTF-8 without the mark. Returns no value if the
/// bytes are not well-formed.
std::optional<std::string> text_of_file(std::string_view bytes);

/// Replaces every line break (CR LF, or CR alone) by a line feed.
std::string with_line_feeds(std::string_view text);

}  // namespace tapete
