#pragma once
#include <string_view>

#include "app/host/clock_and_entropy.hpp"
#include "app/session/match_source.hpp"

namespace tapete {

/// The position of a lesson: the lesson plays events, and the options that the learner chooses are answers to it.
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
