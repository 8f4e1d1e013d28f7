#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Changes of a redacted record, for the journal of a seat. A change is a new line, or an old line that shows more than
/// before. For example, a `deal` line shows a card from the time when the seat has drawn it, and the cards that a
/// player gives to a neighbour are shown when all players have given their cards.
namespace tapete::online {

/// Returns the changes of a redacted record as `P LINE | P LINE ...`: the new and the changed lines, each after its
/// place, counted from 1. Empty if nothing has changed. `after` must not be shorter than `before`.
std::string changes(const std::vector<std::string>& before, const std::vector<std::string>& after);

/// A new or changed line of a redacted record.
struct Change {
  std::size_t place = 0;  ///< counted from 1
  std::string line;
};
/// Parses the result of changes(). Returns no value for any other text.
std::optional<std::vector<Change>> parse_changes(std::string_view text);

/// Returns whether `line` differs from `known` only in words that `known` hides (`??`, or `?` for a suit).
bool tells_more(std::string_view known, std::string_view line);

/// Applies the changes to `record`. If a line contradicts the line that it replaces, or would leave a gap, returns
/// false and changes nothing.
bool follow(std::vector<std::string>& record, const std::vector<Change>& changes);

}  // namespace tapete::online
