#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "game/problem.hpp"

namespace tapete {

/// What a bot is asked: it gets the redacted record and nothing else.
struct BotRequest {
  std::string_view record;  ///< as `tapete redact` writes it, for the seat that is to act
  std::string_view level;
  std::uint64_t seed = 0;  ///< the bot's own chance; has nothing to do with the shuffle
};

/// Names of the levels, weakest first.
const std::vector<std::string_view>& bot_levels();

/// The action, as a record line without its seat. Problems: those of the record, level_unknown, no_seat.
Result<std::string, Problem> ask_bot(const BotRequest& request);

}  // namespace tapete
