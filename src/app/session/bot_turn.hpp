#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/bots.hpp"
#include "app/host/clock_and_entropy.hpp"
#include "match/table.hpp"

namespace tapete {

/// A bot's turn: asks the bot for a legal action. If the bot's files could not be loaded, asks again after a pause, or
/// when the player wants to retry.
class BotTurn {
 public:
  BotTurn(Bots& bots, ClockAndEntropy& clock, const Header& header, const Table& table)
      : bots_(bots), clock_(clock), header_(header), table_(table) {}

  /// Asks a bot of that level to choose the next action.
  void begin(const std::string& level);
  /// Ends the turn after the seat has acted. A later answer of the bot is ignored.
  void end();
  /// Receives the answer to Bots::ask_bot().
  void answered(int id, std::string_view action);
  /// Notices when the bot is slow or has failed, and asks the bot again after the pause that follows a failure.
  void tick(double now);
  /// Asks the bot again now, if it has failed.
  void retry();
  /// Returns whether the bot has been thinking for more than five seconds.
  [[nodiscard]] bool slow() const { return slow_; }
  /// Returns whether the bot has failed to answer.
  [[nodiscard]] bool failed() const { return failed_; }
  /// Returns the time at which the next tick is needed; no value if no bot is asked.
  [[nodiscard]] std::optional<double> next_tick_time() const;
  /// Returns the bot's action, once it has answered.
  [[nodiscard]] const std::optional<std::string>& action() const { return action_; }

 private:
  void ask();
  void refuse();

  Bots& bots_;
  ClockAndEntropy& clock_;
  const Header& header_;
  const Table& table_;
  std::string level_;
  int asked_ = 0;         ///< id of the last question
  bool waiting_ = false;  ///< whether the answer to question `asked_` is still expected
  bool slow_ = false;
  bool failed_ = false;
  double since_ = 0;  ///< time of the last question or failure, in milliseconds
  int refused_ = 0;   ///< number of illegal answers in this turn
  std::optional<std::string> action_;
};

}  // namespace tapete
