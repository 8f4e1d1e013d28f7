#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.hpp"

/// Queries on the events of a match, which are the lines of its record.
namespace tapete {

/// Returns whether this line is the chance event that starts a hand.
bool starts_hand(const GameInfo& game, std::string_view line);
/// Returns the last line of the record that starts a hand. Empty before the first hand, and in games in which nobody
/// has hidden cards.
std::string deal_line(const Table& table);
int count_chance(const Table& table);
/// Returns the index of the last action that this seat has chosen and can take back (GameInfo::undoable). If undo takes
/// back a whole row of actions (GameInfo::in_a_row), returns the index of the first one. No value if a chance event or
/// an action that revealed cards to the seat (GameInfo::reveals) has followed.
std::optional<std::size_t> last_own_action(const Table& table, Seat seat);

/// Counts the lines that are actions, not chance events.
int count_actions(const GameInfo& game, const std::vector<std::string>& lines);
/// Returns the words, or else the label, of the option with this action; the action itself if there is none.
std::string label_of(const Scene& scene, std::string_view action);
/// Returns label_of() for use in a sentence: in quotation marks, unless the action is a card.
std::string quoted_label(const Scene& scene, std::string_view action, Lang lang);
/// Returns the actions that the option plays, in order.
std::vector<std::string> actions_of(const Option& option);
/// Returns the match after the first `count` of these events; nullptr if the header is not valid.
std::unique_ptr<Table> table_after(const Header& header, const std::vector<std::string>& events, std::size_t count);
/// Returns a record of these lines without names, dates and notes, which bots and the judge do not need.
std::string bare_record(const Header& header, const std::vector<std::string>& lines);

}  // namespace tapete
