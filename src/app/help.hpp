#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/host/speaker.hpp"
#include "app/judge_queue.hpp"
#include "app/match_controller.hpp"
#include "app/preferences.hpp"
#include "game/scene.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// Returns sentences that say why cards of the hand of the seat to act may not be played, with a space before each.
std::string refusals_of(const Scene& scene);

/// One step of help, shown on the table.
struct HelpStep {
  std::string text;
  std::vector<int> lit{};  ///< the options of the scene that are lit up, by their indices
};

/// Help for a player at the table whose turn it is: recommends one action with a reason, or several if they are
/// confirmed together, or names the only legal action. A step is shown until the next request, end(), or an action.
class Help final : public JudgeListener {
 public:
  Help(JudgeQueue& judge, const Preferences& preferences, Speaker& speaker, MatchController& match,
       const Changed& changed)
      : judge_(judge), preferences_(preferences), speaker_(speaker), match_(match), changed_(changed) {}

  /// Returns whether help can be offered now.
  [[nodiscard]] bool offered() const;
  /// Returns the step that is shown; nullptr if there is none.
  [[nodiscard]] const HelpStep* step() const;
  /// Shows the next step. After the last one, shows none.
  void ask();
  /// Shows no step any more.
  void end();

 private:
  enum class Stage : unsigned char { none, judging, best };
  static constexpr std::size_t kMostReasons = 2;  ///< for several actions together
  void show(Stage stage, HelpStep step);
  void begin();
  void ask_judge();
  void judged(std::string_view text) override;
  [[nodiscard]] const Scene& scene() const { return match_.at_table()->scene(); }

  JudgeQueue& judge_;
  const Preferences& preferences_;
  Speaker& speaker_;
  MatchController& match_;
  const Changed& changed_;
  Stage stage_ = Stage::none;
  HelpStep step_;
  std::vector<std::string> picked_;   ///< recommended actions that are confirmed together, as far as they are known
  std::vector<std::string> reasons_;  ///< reasons for them, each only once
  std::size_t asked_at_ = 0;          ///< number of the match's events when the step was shown
};

}  // namespace tapete
