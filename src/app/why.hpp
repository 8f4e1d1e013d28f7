#pragma once
#include <string>
#include <string_view>

#include "app/hindsight.hpp"
#include "app/judge_queue.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Explains what somebody has done: in a match that is watched, by what the seat knew that did it; in a hand under way,
/// by what the viewer knows, so that nothing hidden is told.
class Why final : public JudgeListener {
 public:
  Why(JudgeQueue& judge, const Preferences& preferences, Messages& messages, MatchController& match,
      Hindsight& hindsight)
      : judge_(judge), preferences_(preferences), messages_(messages), match_(match), hindsight_(hindsight) {}

  /// Tells what speaks for or against the last action of the match that is watched.
  void ask();
  /// Tells what that seat's card has brought, of a trick that lies open. `deed`: who has played which card, in words.
  void ask_of(Seat seat, Card card, std::string_view deed);

 private:
  void judged(std::string_view text) override;
  void look_at_all_cards(bool blamed);

  JudgeQueue& judge_;
  const Preferences& preferences_;
  Messages& messages_;
  MatchController& match_;
  Hindsight& hindsight_;
  std::string deed_;  ///< the action to explain, in words; empty: the last action of the watched match
};

}  // namespace tapete
