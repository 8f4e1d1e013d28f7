#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace tapete {

// Moments (timestamps) are stored as the local date and time with the zone: `2026-11-24 15:04 +01:00`. Version 0.2
// stored no zone.

/// The number of bytes of the local date and time, without the zone.
inline constexpr std::size_t kLocalDateLength = 16;

/// Returns the number of days from 1970-01-01 to a date such as `2026-11-24 15:04`; no value if the text does not begin
/// with a date.
std::optional<int> day_number(std::string_view date);
/// Returns the number of minutes from 1970-01-01 00:00 UTC to a stored moment, for sorting. A moment without a zone
/// counts as UTC, and a moment without a time as midnight. No value if the text does not begin with a date.
std::optional<std::int64_t> minute_number(std::string_view moment);
/// Returns the length in bytes of the moment with which `text` begins, including its zone if it has one; at most the
/// length of `text`.
std::size_t moment_length(std::string_view text);

}  // namespace tapete
