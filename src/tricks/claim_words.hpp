#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// Returns the text after `claim` in a redacted record, which tells the outcome of the claim: the accused seats that
/// had broken a duty (`seats`, a bit each), such as " 1 3", or " -" if there is none.
std::string offender_words(unsigned seats);
/// Parses the result of offender_words() without its leading space; returns no value for any other text.
std::optional<unsigned> parse_offenders(std::string_view words);

}  // namespace tapete
