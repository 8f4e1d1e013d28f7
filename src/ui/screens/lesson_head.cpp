#include "ui/screens/lesson_head.hpp"

#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/table/board_layout.hpp"

namespace tapete {
namespace {

using Task = LessonStep::Task;
using StepState = LessonController::StepState;

}  // namespace

std::string LessonHead::number() const {
  return std::to_string(lessons_.index() + 1) + "/" + std::to_string(lessons_.steps().size());
}

/// Returns the title of the step, after its number if there are several steps.
std::string LessonHead::title() const {
  return lessons_.steps().size() > 1 ? number() + "  ·  " + step_.title : step_.title;
}

std::vector<std::string> LessonHead::title_above(float width, float height) const {
  constexpr float kShrunk = 0.84F;
  float room = width - height - kApart;
  if (lessons_.index() > 0) room -= height + kApart;
  if (step_.task != Task::words && lessons_.steps().size() > 1) room -= skip_width() + kApart;
  if (kShrunk * context_.canvas.text_width(title(), context_.em(type::kLead), Font::bold) <= room) return {};
  return {"**" + step_.title + "**"};
}

/// Returns whether the learner can be shown the right answer, instead of skipping the step. Boards always show it.
bool LessonHead::can_show() const {
  const MatchDriver* const lesson = context_.app.match().session();
  return step_.task == Task::act && !step_.right.empty() && !lessons_.mistakes.shown && lesson != nullptr &&
         !has_boards(lesson->scene());
}

float LessonHead::skip_width() const {
  float words = 0;
  for (const Text text : {"Show me#the right card"_text, "Skip"_text})
    words = std::max(words, context_.canvas.text_width(context_.say(text), context_.em(type::kBody), Font::regular));
  return std::max(46.0F, words + 2 * space::kSmall + 2);
}

LessonPress LessonHead::draw(Rect row, float gap) {
  LessonPress press = LessonPress::none;
  Rect text = row;
  if (lessons_.index() > 0) {
    if (icon_button(context_.gui, {row.x, row.y, row.h, row.h}, "lesson:back", context_.say("Back#a step"_text),
                    Icon::back, false))
      press = LessonPress::back;
    text = {row.x + row.h + kApart, row.y, row.w - row.h - kApart, row.h};
  }
  text.w -= row.h + kApart;
  if (icon_button(context_.gui, {row.right() - row.h, row.y, row.h, row.h}, "button:leave",
                  context_.say("Leave table"_text), Icon::close, false))
    press = LessonPress::close;
  if (step_.task != Task::words && lessons_.step_state() != StepState::done && lessons_.steps().size() > 1)
    if (const LessonPress skip = draw_skip(text); skip != LessonPress::none) press = skip;
  const std::string shown = title_above(row.w, row.h).empty() ? title()
                            : lessons_.steps().size() > 1     ? number()
                                                              : std::string{};
  context_.text(shown, text, type::kLead, context_.theme().accent, Font::bold);
  if (lessons_.steps().size() > 1) draw_progress({row.x, row.bottom() + gap, row.w, 4});
  return press;
}

/// Draws the button that shows the right answer or skips the step, at the right end of `room`, which it shortens.
LessonPress LessonHead::draw_skip(Rect& room) {
  const bool shows = can_show();
  const float skip = skip_width();
  const Rect place{room.right() - skip, room.y, skip, room.h};
  room.w -= skip + kApart;
  const Text words = shows ? "Show me#the right card"_text : "Skip"_text;
  if (!button(context_.gui, place, shows ? "lesson:show" : "lesson:on", context_.say(words), ButtonStyle::soft))
    return LessonPress::none;
  return shows ? LessonPress::show : LessonPress::on;
}

void LessonHead::draw_progress(Rect bar) {
  context_.canvas.fill(bar, context_.theme().soft, 2);
  const auto done = static_cast<float>(lessons_.index() + (lessons_.step_state() == StepState::done ? 1 : 0));
  context_.canvas.fill({bar.x, bar.y, bar.w * done / static_cast<float>(lessons_.steps().size()), bar.h},
                       context_.theme().accent, 2);
}

}  // namespace tapete
