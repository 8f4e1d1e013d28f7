#pragma once
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host/machine.hpp"
#include "app/session/match_source.hpp"

namespace tapete {

/// The position of a lesson: the lesson plays events, and the options that the learner chooses are answers to it.
class LessonSource final : public MatchSource {
 public:
  explicit LessonSource(const Machine& machine) : machine_(machine) {}

  /// Called with the option that the learner chooses. Nothing has been played yet.
  using Answer = std::function<void(const Option&)>;

  /// Waits for an answer; an empty function asks no more.
  void ask(Answer answer) { answer_ = std::move(answer); }
  /// Plays an event.
  void follow(std::string_view line);
  /// Plays an option of the scene for the learner.
  void play(const Option& option);

 private:
  void begin(MatchDriver& driver) override { driver_ = &driver; }
  [[nodiscard]] bool takes_choices() const override { return answer_ != nullptr; }
  void choose(const std::vector<Option>& options) override;

  const Machine& machine_;
  MatchDriver* driver_ = nullptr;
  Answer answer_;
};

}  // namespace tapete
