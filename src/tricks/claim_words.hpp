#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// How a claim ended, as a redacted record tells it after `claim`: the accused seats that had broken a duty, a bit
/// each, as " 1 3", or " -" for none.
std::string offender_words(unsigned seats);
/// Reads what offender_words writes, without its first space; nothing if it is not exactly that.
std::optional<unsigned> parse_offenders(std::string_view words);

}  // namespace tapete
