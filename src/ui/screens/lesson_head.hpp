#pragma once
#include <string>
#include <vector>

#include "ui/screens/app_context.hpp"

namespace tapete {

/// Button that was pressed in the panel of a lesson.
enum class LessonPress : unsigned char {
  none,
  back,    ///< to the step before
  on,      ///< to the next step
  close,   ///< leave the lesson
  answer,  ///< an answer in words
  show,    ///< light up the right answer
};

/// First row of the panel of a lesson: the number and the title of the step, the progress, and buttons to go back, to
/// be shown the right answer or skip the step, and to leave.
class LessonHead {
 public:
  static constexpr float kApart = 8;  ///< distance between buttons, in points

  explicit LessonHead(AppContext& context)
      : context_(context), lessons_(context.app.lessons()), step_(lessons_.step()) {}

  /// Returns the title as a paragraph above the text if it does not fit between the buttons of a row of this size.
  [[nodiscard]] std::vector<std::string> title_above(float width, float height) const;
  /// Draws the row. The bar of the progress is `gap` points below it.
  LessonPress draw(Rect row, float gap);

 private:
  LessonPress draw_skip(Rect& room);
  void draw_progress(Rect bar);
  [[nodiscard]] std::string number() const;
  [[nodiscard]] std::string title() const;
  [[nodiscard]] bool can_show() const;
  [[nodiscard]] float skip_width() const;

  AppContext& context_;
  const LessonController& lessons_;
  const LessonStep& step_;
};

}  // namespace tapete
