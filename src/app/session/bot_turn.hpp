#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/host/bots.hpp"
#include "app/host/machine.hpp"
#include "match/table.hpp"

namespace tapete {

/// The turn of a bot, which is asked until it gives an action that can be played.
class BotTurn {
 public:
  BotTurn(Bots& bots, Machine& machine, const Header& header, const Table& table)
      : bots_(bots), machine_(machine), header_(header), table_(table) {}

  /// Asks a bot of that level for whoever is to act.
  void begin(const std::string& level);
  /// Somebody has acted: whatever a bot still answers comes too late.
  void end();
  /// The answer to Bots::ask_bot.
  void answered(int id, std::string_view action);
  /// Asks again a bot that has said nothing for long.
  void tick(double now);
  /// The moment of the next tick that is needed; none: nobody is asked.
  [[nodiscard]] std::optional<double> next_moment() const;
  /// What the bot does, once it has said so.
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
  bool waiting_ = false;  ///< its answer is due
  double asked_at_ = 0;
  int refused_ = 0;  ///< answers of this turn that were of no use
  std::optional<std::string> action_;
};

}  // namespace tapete
