#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "game/budget.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// A question to a bot. The redacted record is all that the bot learns of the match.
struct BotRequest {
  std::string_view record;  ///< redacted for the seat that decides, as `tapete redact` writes it
  std::string_view level;
  std::uint64_t seed = 0;  ///< seed of the bot's random choices; independent of the shuffle
  Budget budget{};         ///< time limit; none by default, so that the answer depends only on the other fields
};

/// Returns the longest time that a bot of this level may think. Bots usually need far less.
Budget patience(std::string_view level);

/// Returns the names of the levels, the weakest first.
const std::vector<std::string_view>& bot_levels();
bool is_level(std::string_view name);
/// Returns the names of the levels in one line: `random | beginner | ...`
std::string level_names();

/// Returns the bot's action, as a record line without its seat. Problems: any in the record, level_unknown, no_seat,
/// no_deal_fits.
Result<std::string, Problem> ask_bot(const BotRequest& request);

/// Returns why `record` cannot be a record redacted for `seat`, one of its players; nothing if it can be one.
std::optional<Problem> check_redacted(const Record& record, Seat seat);

/// Returns the actions, sorted by bytes, that `seat` may choose at the end of the record redacted for it; empty if
/// `seat` cannot be the one to decide. The record does not always show whether `seat` is to decide, because
/// passes of other seats are hidden. `seat` must be a player of the match. Problems: any of check_redacted(),
/// no_deal_fits.
Result<std::vector<std::string>, Problem> known_legal(const Record& record, Seat seat);

/// Returns the seat that chose the action in `line`, as far as `seat` knows; kNobody if the line is no action. `line`
/// comes next after `record`, which is redacted for `seat`.
Seat decider_of_line(const Record& record, Seat seat, std::string_view line);

/// Returns the record redacted for `seat`, one of its players, and without its seed. The events of a record that is
/// already redacted for `seat` stay as they are. Problems: any of replay() and check_redacted().
Result<Record, Problem> redact(Record record, Seat seat);

}  // namespace tapete
