#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "app/judge_queue.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/preferences.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// Help for a player at the table whose turn it is. The first request tells the legal actions, the second a reason for
/// the best action, and only the third names that action.
class Help final : public JudgeListener {
 public:
  Help(JudgeQueue& judge, const Preferences& preferences, Messages& messages, MatchController& match)
      : judge_(judge), preferences_(preferences), messages_(messages), match_(match) {}

  /// Returns whether help can be offered now.
  [[nodiscard]] bool offered() const;
  /// Tells the player which actions are legal, and offers more help.
  void ask();

 private:
  void ask_judge();
  void judged(std::string_view text) override;
  void tell(const Opinion& opinion);
  [[nodiscard]] std::string allowed(const Scene& scene) const;

  JudgeQueue& judge_;
  const Preferences& preferences_;
  Messages& messages_;
  MatchController& match_;
  std::size_t asked_at_ = 0;  ///< number of the match's events when the judge was asked
};

}  // namespace tapete
