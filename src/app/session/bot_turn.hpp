#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/bots.hpp"
#include "app/host/machine.hpp"
#include "match/table.hpp"

namespace tapete {

/// The turn of a bot. The bot is asked until it answers with a legal action.
class BotTurn {
 public:
  BotTurn(Bots& bots, Machine& machine, const Header& header, const Table& table)
      : bots_(bots), machine_(machine), header_(header), table_(table) {}

  /// Asks a bot of that level to act for the seat to act.
  void begin(const std::string& level);
  /// The seat has acted: a later answer of the bot is ignored.
  void end();
  /// The answer to Bots::ask_bot().
  void answered(int id, std::string_view action);
  /// Asks a bot again that has not answered for long.
  void tick(double now);
  /// When the next tick is needed; nothing if no bot is asked.
  [[nodiscard]] std::optional<double> next_moment() const;
  /// The bot's action, once it has answered.
  [[nodiscard]] const std::optional<std::string>& action() const { return action_; }

 private:
  void ask();
  void refuse();

  Bots& bots_;
  Machine& machine_;
  const Header& header_;
  const Table& table_;
  std::string level_;
  int asked_ = 0;         ///< id of the last question
  bool waiting_ = false;  ///< whether its answer is still to come
  double asked_at_ = 0;
  int refused_ = 0;  ///< number of useless answers in this turn
  std::optional<std::string> action_;
};

}  // namespace tapete
