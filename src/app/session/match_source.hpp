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
  /// Whether the viewer may choose options of the scene.
  [[nodiscard]] virtual bool takes_choices() const = 0;
  /// Whether the options that the viewer chooses are played, also several at once and calls out of turn.
  [[nodiscard]] virtual bool plays_choices() const { return false; }
  /// The viewer has chosen these options of the scene, at least one, in this order.
  virtual void choose(const std::vector<Option>& options) = 0;

  /// Called with an event that has been played, before its steps are shown, and with the trace lines of everything that
  /// ended with it.
  virtual void played(std::string_view /*line*/, const std::vector<std::string>& /*ended*/) {}
  /// Called when the position of the match has changed: asks a bot, or calls the person who decides.
  virtual void advance() {}
  /// Whether the source has another event, to be played once everything has been shown; next() returns this event.
  [[nodiscard]] virtual bool has_next() const { return false; }
  virtual std::string next() { return {}; }
  /// Called when the count of a hand has opened.
  virtual void counted() {}

  virtual void tick(double /*now*/) {}
  /// When the next tick is needed, in milliseconds as ClockAndEntropy::now_ms(); nothing if none is.
  [[nodiscard]] virtual std::optional<double> next_moment() const { return std::nullopt; }
  /// The earliest time, not before `moment`, at which what has been played may be shown.
  [[nodiscard]] virtual double may_show_at(double moment) const { return moment; }
  /// The table as `viewer` sees it.
  [[nodiscard]] virtual Scene scene(const Table& table, Seat viewer, Lang lang) const {
    return table.scene(viewer, lang);
  }
  /// The bots of the match; nullptr if it has none.
  virtual BotTurn* bot() { return nullptr; }
};

/// Source of a match that nobody plays: the option that the viewer chooses is the answer to a question, or nothing.
class AskingSource : public MatchSource {
 public:
  /// Called with the chosen option, which is not played.
  using Answer = std::function<void(const Option&)>;
  /// Waits for an answer; an empty function asks no more.
  void ask(Answer answer) { answer_ = std::move(answer); }

 private:
  [[nodiscard]] bool takes_choices() const override { return answer_ != nullptr; }
  void choose(const std::vector<Option>& options) override {
    const Answer answer = answer_;  // the answer may change the question
    answer(options.front());
  }

  Answer answer_;
};

}  // namespace tapete
