#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/table.hpp"

namespace tapete {

class BotTurn;
class MatchDriver;

/// Source of a match's events, and receiver of the options that the viewer chooses. Each kind of match has its own
/// source, which MatchDriver calls.
class MatchSource {
 public:
  virtual ~MatchSource() = default;

  /// Called once, before the match is shown. `driver` lives longer than this source.
  virtual void begin(MatchDriver& driver) = 0;
  /// Returns whether the viewer may choose options of the scene.
  [[nodiscard]] virtual bool takes_choices() const = 0;
  /// Returns whether chosen options are played. If so, the viewer may also choose several options together, and make
  /// calls out of turn.
  [[nodiscard]] virtual bool plays_choices() const { return false; }
  /// Returns whether nobody at this screen has to play.
  [[nodiscard]] virtual bool allows_onlooker() const { return false; }
  /// Called when the viewer has chosen these options of the scene, at least one, in this order.
  virtual void choose(const std::vector<Option>& options) = 0;

  /// Called with an event that has been played, before its steps are shown, and with the trace lines of the hand or
  /// match that ended with it, such as `hand 75 55`.
  virtual void played(std::string_view /*line*/, const std::vector<std::string>& /*ended*/) {}
  /// Called when the position of the match has changed: asks a bot for its action, or turns to the person who decides.
  virtual void advance() {}
  /// Returns whether the source has another event, which next() returns. That event is played once all steps have been
  /// shown.
  [[nodiscard]] virtual bool has_next() const { return false; }
  virtual std::string next() { return {}; }
  /// Called when the score sheet of a hand has opened.
  virtual void sheet_opened() {}

  virtual void tick(double /*now*/) {}
  /// Returns the time at which the next tick is needed, in milliseconds as ClockAndEntropy::now_ms(); no value if no
  /// tick is needed.
  [[nodiscard]] virtual std::optional<double> next_tick_time() const { return std::nullopt; }
  /// Returns the earliest time, not before `moment`, at which the events played so far may be shown.
  [[nodiscard]] virtual double may_show_at(double moment) const { return moment; }
  /// Returns the table as `viewer` sees it.
  [[nodiscard]] virtual Scene scene(const Table& table, Seat viewer, Lang lang) const {
    return table.scene(viewer, lang);
  }
  /// Returns the steps of the last event as `viewer` sees them.
  [[nodiscard]] virtual std::vector<Step> steps(const Table& table, Seat viewer, Lang lang) const {
    return table.steps(viewer, lang);
  }
  /// Returns whether this step stays until the viewer goes on.
  [[nodiscard]] virtual bool holds(const Step& /*step*/) const { return false; }
  /// Returns the current turn of a bot; nullptr if the match has no bots.
  virtual BotTurn* bot() { return nullptr; }
};

/// Source of a match that nobody plays. The options that the viewer chooses are answers to a question, if one has been
/// asked.
class AskingSource : public MatchSource {
 public:
  /// Called with the chosen option, which is not played.
  using Answer = std::function<void(const Option&)>;
  /// Passes every option that the viewer chooses from now on to `answer`. An empty function ends the question.
  void ask(Answer answer) { answer_ = std::move(answer); }

 private:
  [[nodiscard]] bool takes_choices() const override { return answer_ != nullptr; }
  void choose(const std::vector<Option>& options) override {
    const Answer answer = answer_;  // a copy, because the call may replace answer_
    answer(options.front());
  }

  Answer answer_;
};

}  // namespace tapete
