#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/bots.hpp"
#include "app/host/clock_and_entropy.hpp"
#include "match/table.hpp"

namespace tapete {

/// The turn of a bot. The bot is asked until it answers with a legal action. A bot whose files could not be loaded has
/// no answer; it is asked again after a pause, or on the player's request.
class BotTurn {
 public:
  BotTurn(Bots& bots, ClockAndEntropy& clock, const Header& header, const Table& table)
      : bots_(bots), clock_(clock), header_(header), table_(table) {}

  /// Asks a bot of that level to act for the seat to act.
  void begin(const std::string& level);
  /// The seat has acted: a later answer of the bot is ignored.
  void end();
  /// The answer to Bots::ask_bot().
  void answered(int id, std::string_view action);
  /// Asks the bot again if its time is over or the pause after a failure has passed.
  void tick(double now);
  /// Asks the bot again now, if it has failed.
  void retry();
  /// Whether the bot has been thinking for more than five seconds.
  [[nodiscard]] bool slow() const { return slow_; }
  /// Whether the bot has failed to answer.
  [[nodiscard]] bool failed() const { return failed_; }
  /// When the next tick is needed; nothing if no bot is asked.
  [[nodiscard]] std::optional<double> next_moment() const;
  /// The bot's action, once it has answered.
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
  bool waiting_ = false;  ///< whether its answer is still to come
  bool slow_ = false;
  bool failed_ = false;
  double since_ = 0;  ///< when it was asked, or had no answer
  int refused_ = 0;   ///< number of illegal answers in this turn
  std::optional<std::string> action_;
};

}  // namespace tapete
