#include <bit>

#include "ui/screens/form.hpp"
#include "ui/screens/views.hpp"

/// Learning screen of a game: its lesson, the position of the day, and its sayings, each with positions to practise.
namespace tapete {

void draw_sayings(AppContext& context) {
  const Lang lang = context.app.preferences().lang();
  const GameInfo& game = *context.app.match().setup().game;
  LessonController& lessons = context.app.lessons();
  const Rect content = draw_page_frame(context, context.say("Learn"_text));
  Form form{context, "sayings", content};
  std::optional<Course> chosen;
  const std::string minutes = fill("Learn in @ min"_text(lang), std::to_string(game.lesson_minutes));
  if (form.link("course:lesson", minutes)) chosen = Course{};
  if (game.days && form.link("course:day", "A minute a day"_text(lang))) chosen = Course{Course::Kind::day, {}};
  form.heading("Sayings"_text(lang));
  form.note(
      "Traditional advice, with positions from real play. It does not always hold: judge for "
      "yourself."_text(lang));
  if (lessons.courses().state({Course::Kind::saying, {}}) != File::State::loaded) form.note("Loading…"_text(lang));
  for (const Saying& each : lessons.courses().sayings()) {
    const SayingProgress progress = lessons.courses().progress(each.id);
    std::string label = each.title;
    if (progress.answered != 0)
      label += " · " + fill("@ of @"_text(lang), std::to_string(std::popcount(progress.right)),
                            std::to_string(std::popcount(progress.answered)));
    if (form.link("saying:" + each.id, label)) chosen = Course{Course::Kind::saying, each.id};
  }
  form.end();
  if (chosen) lessons.begin(std::move(*chosen));
}

}  // namespace tapete
