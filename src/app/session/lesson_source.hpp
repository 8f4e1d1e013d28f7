#pragma once
#include <string_view>

#include "app/host/clock_and_entropy.hpp"
#include "app/session/match_source.hpp"

namespace tapete {

/// Source of a lesson's position. LessonController plays the events; an option that the learner chooses is an answer to
/// the lesson's question.
class LessonSource final : public AskingSource {
 public:
  explicit LessonSource(const ClockAndEntropy& clock) : clock_(clock) {}

  /// Plays an event.
  void follow(std::string_view line);
  /// Plays an option of the scene for the learner.
  void play(const Option& option);

 private:
  void begin(MatchDriver& driver) override { driver_ = &driver; }

  const ClockAndEntropy& clock_;
  MatchDriver* driver_ = nullptr;
};

}  // namespace tapete
