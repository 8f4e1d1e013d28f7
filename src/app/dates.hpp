#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace tapete {

// Moments are stored as the local date and time with the zone: `2026-11-24 15:04 +01:00`. Version 0.2 stored no zone.

/// The number of bytes of the local date and time, without the zone.
inline constexpr std::size_t kLocalDateLength = 16;

/// Days from 1970-01-01 to a date such as `2026-11-24 15:04`; nothing if the text does not begin with a date.
std::optional<int> day_number(std::string_view date);
/// Minutes from 1970-01-01 00:00 UTC to a stored moment, by which moments are sorted. A moment without zone counts as
/// UTC, and one without time as midnight; nothing if the text does not begin with a date.
std::optional<std::int64_t> minute_number(std::string_view moment);
/// The length of the moment with which `text` begins, with its zone if it has one. At most the whole text.
std::size_t moment_length(std::string_view text);

}  // namespace tapete
