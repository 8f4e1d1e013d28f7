#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/hindsight.hpp"
#include "app/judge_queue.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Explanation of an action. In a watched match, the judge knows what the acting seat knew. In a hand under way, the
/// judge knows only what the viewer knows, so that nothing hidden is revealed.
class Why final : public JudgeListener {
 public:
  Why(JudgeQueue& judge, const Preferences& preferences, Messages& messages, MatchController& match,
      Hindsight& hindsight)
      : judge_(judge), preferences_(preferences), messages_(messages), match_(match), hindsight_(hindsight) {}

  /// Tells the player whether the last action of the watched match was the best, and why.
  void ask();
  /// Explains the effect of a card that `seat` has played to the trick on the table. `action_text` describes the play
  /// in words.
  void ask_of(Seat seat, Card card, std::string_view action_text);
  /// Explains what call number `call` of the auction shows, counted from 0. `action_text` describes the call in words.
  void ask_of_call(int call, std::string_view action_text);
  /// Explains what option number `option` of the scene, a call of the viewer, would show.
  void ask_of_option(int option);

 private:
  void judged(std::string_view text) override;
  void ask_about_last(const std::vector<std::string>& known, Seat seat, std::string_view action_text);
  void look_at_all_cards(bool blamed);
  /// Returns whether the watched match still shows the action that ask() has asked about.
  [[nodiscard]] bool shows_asked() const;

  JudgeQueue& judge_;
  const Preferences& preferences_;
  Messages& messages_;
  MatchController& match_;
  Hindsight& hindsight_;
  std::string action_text_;   ///< the action to explain, in words; empty: the last action of the watched match
  std::size_t asked_at_ = 0;  ///< number of events of the watched match when its last action was asked about
};

}  // namespace tapete
