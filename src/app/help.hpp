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

/// Help for a player at the table whose turn it is. Each further question gets a more specific answer: what is allowed
/// and why, then what matters, and only then what is best.
class Help final : public JudgeListener {
 public:
  Help(JudgeQueue& judge, const Preferences& preferences, Messages& messages, MatchController& match)
      : judge_(judge), preferences_(preferences), messages_(messages), match_(match) {}

  /// Whether help can be offered now.
  [[nodiscard]] bool offered() const;
  /// Says what is allowed, or goes a step further.
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
  std::size_t asked_at_ = 0;  ///< number of the match's events when it was asked
};

}  // namespace tapete
