#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// The text of a file: UTF-8, or UTF-16 with a byte order mark, as UTF-8 without the mark. Nothing if the bytes are not
/// well-formed.
std::optional<std::string> text_of_file(std::string_view bytes);

/// The text with a line feed for each line break, also for a carriage return by itself.
std::string with_line_feeds(std::string_view text);

}  // namespace tapete
