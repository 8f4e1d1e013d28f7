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

/// A question to a bot: the redacted record and nothing else.
struct BotRequest {
  std::string_view record;  ///< redacted for the seat that decides, as `tapete redact` writes it
  std::string_view level;
  std::uint64_t seed = 0;  ///< of the bot's own randomness; independent of the shuffle
  Budget budget{};         ///< no limit by default: the answer then depends on record and seed alone
};

/// The longest time that a bot of this level may keep a player waiting; it usually needs far less.
Budget patience(std::string_view level);

/// The names of the levels, the weakest first.
const std::vector<std::string_view>& bot_levels();
bool is_level(std::string_view name);
/// The same names in one line: `random | beginner | ...`
std::string level_names();

/// The bot's action, as a record line without its seat. Problems: those of the record, level_unknown, no_seat,
/// no_deal_fits.
Result<std::string, Problem> ask_bot(const BotRequest& request);

/// Why this cannot be a record redacted for `seat`, one of its players; nothing if it can.
std::optional<Problem> check_redacted(const Record& record, Seat seat);

/// The actions, sorted by bytes, that `seat` may choose at the end of the record redacted for it; empty if `seat`
/// cannot be the one to decide. The record does not always tell whether it is, because passes of other seats are
/// hidden. `seat` must be a player of the match. Problems: those of check_redacted(), no_deal_fits.
Result<std::vector<std::string>, Problem> known_legal(const Record& record, Seat seat);

/// The seat that chose the action in `line`, the next one after a record redacted for `seat`, as far as that seat
/// knows. kNobody if the line is no action.
Seat decider_of_line(const Record& record, Seat seat, std::string_view line);

/// The record redacted for `seat`, one of its players. A record that reveals no more than that comes back unchanged.
/// Problems: those of replay() and of check_redacted().
Result<Record, Problem> redact(Record record, Seat seat);

}  // namespace tapete
