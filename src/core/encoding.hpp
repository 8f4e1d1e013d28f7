#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// The text of a file: UTF-8, or UTF-16 with a byte order mark, as UTF-8 without the mark. Every line break, also a
/// carriage return by itself, becomes a line feed. Nothing if the bytes are not well-formed.
std::optional<std::string> text_of_file(std::string_view bytes);

}  // namespace tapete
