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

/// What a bot is asked: it gets the redacted record and nothing else.
struct BotRequest {
  std::string_view record;  ///< as `tapete redact` writes it, for the seat that is to act
  std::string_view level;
  std::uint64_t seed = 0;  ///< the bot's own chance; has nothing to do with the shuffle
  Budget budget{};         ///< none: what it does depends on record and seed alone
};

/// How long a player who waits for it should let a bot of this level think: mostly it needs far less.
Budget patience(std::string_view level);

/// Names of the levels, weakest first.
const std::vector<std::string_view>& bot_levels();
/// The same in a line: `random | beginner | ...`
std::string level_names();

/// The action, as a record line without its seat. Problems: those of the record, level_unknown, no_seat,
/// no_deal_fits.
Result<std::string, Problem> ask_bot(const BotRequest& request);

/// Why this cannot be the redacted record of `seat`, one of its players; nothing if it can.
std::optional<Problem> check_redacted(const Record& record, Seat seat);

/// The record as `seat`, one of its players, may know it; one that tells no more than that stays as it is. Problems:
/// those of replay() and of check_redacted().
Result<Record, Problem> redact(Record record, Seat seat);

}  // namespace tapete
