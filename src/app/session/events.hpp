#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "match/table.hpp"

/// What a match's events tell, which are the lines of its record.
namespace tapete {

/// Whether this line is the chance event that starts a hand.
bool starts_hand(const GameInfo& game, std::string_view line);
/// The last line that starts a hand, as it stands in the record. Empty before the first one, and where nothing is
/// hidden in it.
std::string deal_line(const Table& table);
int count_chance(const Table& table);
/// The place of this seat's last action that can be taken back, unless chance has acted since.
std::optional<std::size_t> last_own_action(const Table& table, Seat seat);

}  // namespace tapete
