#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/lesson.hpp"
#include "app/messages.hpp"
#include "app/pages.hpp"
#include "app/playing.hpp"
#include "app/trail.hpp"

namespace tapete {

/// Teaches a game at the table: the learner goes through its lesson step by step. How far is stored.
class Learning {
 public:
  Learning(Host& host, Choices& choices, Pages& pages, Playing& playing, Trail& trail, const Changed& changed)
      : host_(host), choices_(choices), pages_(pages), playing_(playing), trail_(trail), changed_(changed) {}

  /// Whether neither its lesson nor a match of it has been begun here, so that the lesson is worth an offer.
  [[nodiscard]] bool is_new(const GameInfo& game) const;

  /// To the lesson of the chosen game, where it was left.
  void begin();
  /// Leaves it; it is gone on with another time.
  void end();
  /// After its last step: it is done, and there is help at the table from now on.
  void finish();
  /// A lesson is shown, or will be as soon as it has come.
  [[nodiscard]] bool shown() const { return trail_.screen() == Screen::lesson; }
  /// It has come, and the following hold.
  [[nodiscard]] bool here() const { return !steps_.empty(); }

  enum class Stand : unsigned char { asked, missed, done };
  [[nodiscard]] Stand stand() const { return stand_; }
  [[nodiscard]] const LessonStep& step() const { return steps_[at_]; }
  [[nodiscard]] std::size_t index() const { return at_; }
  [[nodiscard]] std::size_t count() const { return steps_.size(); }
  /// What was said to the last answer; empty before the first one.
  [[nodiscard]] const std::string& said() const { return said_; }

  /// Shows another step.
  void go(std::size_t step);
  // What the learner does
  /// That option of the scene.
  void choose(int option);
  /// That answer in words.
  void answer(std::size_t reply);
  /// A card that may not be played, and why.
  void try_illegal(std::string_view why);

  /// Takes up a lesson that has come, in the language that is chosen now.
  void follow();
  /// Sees whether a hand that is played to its end has been counted.
  void tick();

 private:
  void show();
  void tell(Stand stand, std::string said);
  [[nodiscard]] std::string reply_to(std::string_view action) const;

  Host& host_;
  Choices& choices_;
  Pages& pages_;
  Playing& playing_;
  Trail& trail_;
  const Changed& changed_;
  Lang lang_{};  ///< of the steps
  std::vector<LessonStep> steps_;
  std::size_t at_ = 0;
  Stand stand_{};
  std::string said_;
};

}  // namespace tapete
