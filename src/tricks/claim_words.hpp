#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// The outcome of a claim, which a redacted record writes after `claim`: the accused seats that had broken a duty (a
/// bit each) as " 1 3", or " -" for none.
std::string offender_words(unsigned seats);
/// Parses what offender_words() writes, without its leading space; nothing if the words are anything else.
std::optional<unsigned> parse_offenders(std::string_view words);

}  // namespace tapete
