#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.hpp"

/// What can be read from a match's events, which are the lines of its record.
namespace tapete {

/// Whether this line is the chance event that starts a hand.
bool starts_hand(const GameInfo& game, std::string_view line);
/// The last line of the record that starts a hand. Empty before the first one, and in games in which that line hides
/// nothing.
std::string deal_line(const Table& table);
int count_chance(const Table& table);
/// The index of the last action that this seat has chosen and can take back; nothing if a chance event has followed it.
std::optional<std::size_t> last_own_action(const Table& table, Seat seat);

/// How many of these lines are actions of seats.
int count_actions(const GameInfo& game, const std::vector<std::string>& lines);
/// The label of the option that does this action; the action itself if no option does.
std::string label_of(const Scene& scene, std::string_view action);
/// The label of the option by which the deciding seat chooses this action; the action itself if no option has it.
std::string option_label(const Table& table, std::string_view action, Lang lang);
/// The actions that choosing an option does, in order.
std::vector<std::string> actions_of(const Option& option);
/// The match after the first `count` of these events; nullptr if the header is not valid.
std::unique_ptr<Table> table_after(const Header& header, const std::vector<std::string>& events, std::size_t count);
/// These lines as a record for bots and the judge, which need not know who plays.
std::string bare_record(const Header& header, const std::vector<std::string>& lines);

}  // namespace tapete
