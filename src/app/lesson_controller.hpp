#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/courses.hpp"
#include "app/game_loader.hpp"
#include "app/judge_queue.hpp"
#include "app/lesson.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/pages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Lessons at the table: the learner goes through a course step by step. A course is the game's lesson, the positions
/// of a saying, or the position of the day. The progress is stored.
class LessonController final : public JudgeListener {
 public:
  LessonController(Host& host, JudgeQueue& judge, Preferences& preferences, Pages& pages, MatchController& match,
                   Messages& messages, GameLoader& loader, NavigationStack& navigation, const Changed& changed)
      : host_(host),
        judge_(judge),
        preferences_(preferences),
        match_(match),
        messages_(messages),
        loader_(loader),
        navigation_(navigation),
        changed_(changed),
        courses_(host, preferences, pages, match) {}

  /// Returns the courses and the progress in them.
  Courses& courses() { return courses_; }
  /// Starts a course of the chosen game, by default its lesson, at the step where the learner last left the course.
  void begin(Course course = {});
  /// Leaves the course; it can be continued later.
  void end();
  /// Ends the lesson after its last step. The next time, the lesson starts from its first step.
  void finish();
  /// Returns whether a course is shown, or will be once it is loaded.
  [[nodiscard]] bool shown() const { return navigation_.screen() == Screen::lesson; }
  /// Returns whether the course is loaded. step(), go() and answer() require a loaded course.
  [[nodiscard]] bool is_loaded() const { return !steps_.empty() && completed_ == steps_.size(); }
  [[nodiscard]] const Course& course() const { return course_; }
  /// Fetches again the files of the course that could not be fetched.
  void retry();

  /// State of a step: not answered yet, last answer wrong, or completed.
  enum class StepState : unsigned char { asked, missed, done };
  /// Wrong answers to a step.
  struct Mistakes {
    int count = 0;
    unsigned replies = 0;  ///< the wrong indices in LessonStep::replies, as bits
    bool shown = false;    ///< whether the learner has asked to be shown the right answer
  };
  Mistakes mistakes;  ///< the wrong answers to this step
  [[nodiscard]] StepState step_state() const { return step_state_; }
  [[nodiscard]] const LessonStep& step() const { return steps_[at_]; }
  [[nodiscard]] std::size_t index() const { return at_; }
  [[nodiscard]] const std::vector<LessonStep>& steps() const { return steps_; }
  /// Returns the reply to the learner's last answer; empty before the first one.
  [[nodiscard]] const std::string& said() const { return said_; }
  /// Returns the learner's choice in a step of Task::judged; empty before the choice.
  [[nodiscard]] const std::string& chosen() const { return chosen_; }

  /// Shows another step.
  void go(std::size_t step);
  // Answers that are not options of the scene
  /// Takes an answer in words: an index in LessonStep::replies.
  void answer(std::size_t reply);
  /// Replies to the learner's attempt to play an illegal card. `why` is the reason why the card is illegal.
  void try_illegal(std::string_view why);

  /// Parses the steps when the files of the course have arrived, and again when the language has changed.
  void update_steps();
  /// Completes a step of Task::hand once the hand has been scored.
  void tick();

 private:
  void judged(std::string_view text) override;
  void choose(const Option& chosen);
  void complete_next_position();
  void complete_position(std::string_view text);
  void start();
  void show();
  void tell(StepState step_state, std::string said);
  void keep_step();
  void settle(std::string_view action);
  void ask_why();
  void give_up();
  [[nodiscard]] std::string verdict() const;
  [[nodiscard]] std::string compared_action() const;
  [[nodiscard]] std::string reply_to(std::string_view action) const;

  Host& host_;
  JudgeQueue& judge_;
  Preferences& preferences_;
  MatchController& match_;
  Messages& messages_;
  GameLoader& loader_;
  NavigationStack& navigation_;
  const Changed& changed_;
  Courses courses_;
  Course course_;
  Lang lang_{};  ///< the language of the steps
  std::vector<LessonStep> steps_;
  std::vector<Record> known_;  ///< the position of each step as seat 0 knows it, without the hidden cards
  /// Number of steps whose positions contain all cards. The judge adds the hidden cards, except in lessons, whose
  /// positions contain them from the start.
  std::size_t completed_ = 0;
  std::size_t at_ = 0;
  StepState step_state_{};
  std::string said_;
  std::string chosen_;
  int question_ = 0;
};

}  // namespace tapete
