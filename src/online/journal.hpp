#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Changes of a redacted record, for the journal of a seat. A change is a new line, or an old line that now shows more:
/// a `deal` line shows a card once the seat has drawn it, and the cards given to a neighbour are shown once all
/// players have given their cards.
namespace tapete::online {

/// Returns the changes of a redacted record as `P LINE | P LINE ...`: the new and the changed lines, each with its
/// place, from 1. Empty if nothing has changed. A record never gets shorter.
std::string changes(const std::vector<std::string>& before, const std::vector<std::string>& after);

/// A line of a redacted record with its place, from 1.
struct Change {
  std::size_t place = 0;
  std::string line;
};
/// Parses the result of changes(). Returns nothing for any other text.
std::optional<std::vector<Change>> parse_changes(std::string_view text);

/// Returns whether `line` differs from `known` only in words that `known` hides (`??`, or `?` for a suit).
bool tells_more(std::string_view known, std::string_view line);

/// Applies the changes to `record`. Returns false, and changes nothing, if a line would contradict the old one or leave
/// a gap.
bool follow(std::vector<std::string>& record, const std::vector<Change>& changes);

}  // namespace tapete::online
