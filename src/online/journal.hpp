#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The journal of a seat tells how its redacted record grows. A redacted record is not only added to: a `deal` line
/// shows a card once the seat has drawn it, a gift once all have given.
namespace tapete::online {

/// What has become of a redacted record, as `P LINE | P LINE ...`: the lines that are new or read otherwise, each with
/// its place, from 1. Empty if nothing has changed. A record never gets shorter.
std::string changes(const std::vector<std::string>& before, const std::vector<std::string>& after);

/// A line of a redacted record with its place, from 1.
struct Change {
  std::size_t place = 0;
  std::string line;
};
/// Reads what changes() writes; nothing if it is anything else.
std::optional<std::vector<Change>> parse_changes(std::string_view text);

/// Whether `line` says what `known` does, and perhaps more where that hides something (`??`, or `?` for a suit).
bool tells_more(std::string_view known, std::string_view line);

/// Makes the changes in `record`. False, and nothing done, if a line would contradict what it said before or leave a
/// gap.
bool follow(std::vector<std::string>& record, const std::vector<Change>& changes);

}  // namespace tapete::online
