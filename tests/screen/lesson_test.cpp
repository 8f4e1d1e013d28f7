// The panel of a lesson on a phone.
#include <catch_amalgamated.hpp>

#include <algorithm>

#include "core/index.hpp"
#include "core/text.hpp"
#include "match/games.hpp"
#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

/// Starts the lesson of a game at a step.
void begin_lesson(ShownApp& shown, std::string_view game, std::size_t step) {
  shown.app.preferences().choose_game(*find_game(game));
  shown.app.lessons().begin();
  shown.host.run(shown.app);
  REQUIRE(shown.app.lessons().is_loaded());
  shown.app.lessons().go(step);
  shown.tree();
}

/// Returns whether every word of a text is drawn inside the window.
bool is_in_sight(const ShownApp& shown, std::string_view text) {
  std::string drawn;
  for (const DrawnText& each : shown.ui.texts())
    if (each.width > 0) drawn += each.text + ' ';
  Splitter words{text, ' '};
  while (const auto word = words.next()) {
    std::string plain{*word};
    std::erase(plain, '*');
    if (drawn.find(plain) == std::string::npos) return false;
  }
  return true;
}

TEST_CASE("lesson: after an error its explanation, the text and the task are in sight") {
  ShownApp shown;
  for (const auto& [step, wrong] : {std::pair{1, "card:play 3c"}, std::pair{2, "card:play Qs"}}) {
    begin_lesson(shown, "corazones", at(step));
    shown.press(wrong);
    const LessonController& lessons = shown.app.lessons();
    REQUIRE(lessons.step_state() == LessonController::StepState::missed);
    CHECK(is_in_sight(shown, lessons.said()));
    for (const std::string& text : lessons.step().text) CHECK(is_in_sight(shown, text));
  }
}

}  // namespace
}  // namespace tapete
