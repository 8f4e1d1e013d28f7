#pragma once
#include <string>
#include <string_view>

namespace tapete {

/// Returns the SHA-256 (FIPS 180-4) of a text as 64 hexadecimal digits in lower case.
std::string sha256(std::string_view text);

}  // namespace tapete
