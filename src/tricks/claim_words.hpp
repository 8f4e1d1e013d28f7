#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// Returns the outcome of a claim, which a redacted record contains after `claim`: the accused seats that had broken a
/// duty (a bit each) as " 1 3", or " -" for none.
std::string offender_words(unsigned seats);
/// Parses the result of offender_words() without its leading space; returns no value for any other text.
std::optional<unsigned> parse_offenders(std::string_view words);

}  // namespace tapete
