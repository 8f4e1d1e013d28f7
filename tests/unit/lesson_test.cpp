// Lessons: their format, their translations, how they are finished, and their stored state.
#include <catch_amalgamated.hpp>

#include "app/home_games.hpp"
#include "app/lesson.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::TestHost;
using Task = LessonStep::Task;
using StepState = LessonController::StepState;

std::string page_of(const GameInfo& game, std::string_view lang) {
  return std::string{on_demand("texts/" + std::string{game.id} + "/lesson." + std::string{lang} + ".md")};
}

std::vector<const GameInfo*> taught() {
  std::vector<const GameInfo*> all;
  for (const GameInfo* game : games())
    if (game->lesson_minutes > 0) all.push_back(game);
  return all;
}

std::vector<LessonStep> lesson_of(const GameInfo& game, std::string_view lang) {
  const auto lesson = parse_lesson(page_of(game, lang));
  INFO(game.id << ' ' << lang << ": " << (lesson ? std::string{} : lesson.error()));
  REQUIRE(lesson);
  return *lesson;
}

std::vector<std::string> events_of(const LessonStep& step) {
  std::vector<std::string> lines;
  for (const Event& event : step.position.events) lines.push_back(event.text);
  return lines;
}

std::string error_of(std::string_view page) {
  const auto lesson = parse_lesson(page);
  return lesson ? std::string{} : lesson.error();
}

/// Chooses this game on the home screen and starts its lesson.
void begin(App& app, TestHost& host, const GameInfo& game) {
  app.preferences().choose_game(game);
  app.lessons().begin();
  host.run(app);
  REQUIRE(app.lessons().is_loaded());
}

/// Gives the right answer to the current step. Afterwards the step is done, or the lesson has gone on by itself
/// (kGoOn).
void do_right(App& app, TestHost& host) {
  LessonController& learning = app.lessons();
  const std::size_t at = learning.index();
  const LessonStep step = learning.step();
  INFO(step.title);
  if (step.task == Task::words) learning.answer(step.answer);
  for (int i = 0;
       step.task != Task::words && learning.step_state() != StepState::done && learning.index() == at && i < 300; ++i) {
    const auto& options = app.match().watching().match()->scene().options;
    const auto wanted = [&](const Option& option) { return step.right.empty() || option.action == step.right.front(); };
    const auto option = std::find_if(options.begin(), options.end(), wanted);
    REQUIRE(option != options.end());
    REQUIRE(app.match().watching().match()->can_act());
    app.choose(static_cast<int>(option - options.begin()));
    host.run(app);
  }
  host.run(app);
  const bool goes_on = std::ranges::any_of(step.replies, [](const LessonReply& reply) { return reply.words == kGoOn; });
  REQUIRE(learning.index() == at + (goes_on ? 1 : 0));
  REQUIRE((goes_on || learning.step_state() == StepState::done));
}

TEST_CASE("every step of a lesson has a legal position and legal answers", "[lesson]") {
  REQUIRE_FALSE(taught().empty());
  for (const GameInfo* game : taught())
    for (const LessonStep& step : lesson_of(*game, "es")) {
      INFO(game->id << ": " << step.title);
      const auto table = replay(step.position);
      REQUIRE(table);
      CHECK((*table)->info().id == game->id);
      if (step.task == Task::words) {
        CHECK(step.replies.size() > 1);
        continue;
      }
      CHECK((*table)->turn().decider == 0);
      const auto legal = (*table)->legal();
      for (const std::string& action : step.right) CHECK(std::find(legal.begin(), legal.end(), action) != legal.end());
      for (const LessonReply& reply : step.replies)
        CHECK((reply.answer == "*" || std::find(legal.begin(), legal.end(), reply.answer) != legal.end()));
    }
}

TEST_CASE("a lesson has the same positions and answers in every language", "[lesson]") {
  for (const GameInfo* game : taught()) {
    const auto lesson = lesson_of(*game, "en");
    for (const std::string_view lang : {"es", "en"}) {
      const auto other = lesson_of(*game, lang);
      REQUIRE(other.size() == lesson.size());
      for (std::size_t i = 0; i < lesson.size(); ++i) {
        INFO(game->id << ' ' << lang << ": " << other[i].title);
        const auto& a = lesson[i];
        const auto& b = other[i];
        CHECK(a.position.header_lines == b.position.header_lines);
        CHECK(events_of(a) == events_of(b));
        CHECK((a.task == b.task && a.right == b.right && a.answer == b.answer));
        REQUIRE(a.replies.size() == b.replies.size());
        for (std::size_t r = 0; r < a.replies.size() && a.task == Task::act; ++r)
          CHECK(a.replies[r].answer == b.replies[r].answer);
      }
    }
  }
}

TEST_CASE("the reply to the right answer of a question agrees, and no other reply does", "[lesson]") {
  for (const GameInfo* game : taught())
    for (const auto& [lang, yes, this_is_it] : {std::tuple{"es", "Sí", "Eso es"}, std::tuple{"en", "Yes", "That's "}})
      for (const LessonStep& step : lesson_of(*game, lang)) {
        if (step.task != Task::words) continue;
        for (std::size_t i = 0; i < step.replies.size(); ++i) {
          const std::string& words = step.replies[i].words;
          CAPTURE(game->id, lang, step.title, words);
          CHECK((words.starts_with(yes) || words.starts_with(this_is_it)) == (i == step.answer));
        }
      }
}

TEST_CASE("the texts of a step are short", "[lesson]") {
  constexpr std::size_t kLongest = 270;  // bytes
  for (const GameInfo* game : taught())
    for (const std::string_view lang : {"es", "en"})
      for (const LessonStep& step : lesson_of(*game, lang)) {
        INFO(game->id << ' ' << lang << ": " << step.title);
        std::size_t length = 0;
        for (const std::string& each : step.text) length += each.size();
        CHECK(length <= kLongest);
        for (const LessonReply& reply : step.replies) CHECK(reply.words.size() <= kLongest);
      }
}

TEST_CASE("a finished lesson leads to the home screen and stores no match", "[lesson]") {
  for (const GameInfo* game : taught()) {
    TestHost host;
    App app{host};
    begin(app, host, *game);
    LessonController& learning = app.lessons();
    while (true) {
      const std::size_t at = learning.index();
      do_right(app, host);
      if (learning.index() != at) continue;
      if (learning.index() + 1 == learning.steps().size()) break;
      learning.go(learning.index() + 1);
      host.run(app);
    }
    learning.finish();
    CHECK(app.navigation().screen() == Screen::home);
    CHECK(app.match().session() == nullptr);
    CHECK(host.keys("match/").empty());
    CHECK(host.told.empty());
    CHECK_FALSE(learning.courses().is_new(*game));
  }
}

TEST_CASE("a wrong answer is explained, and the player may answer again", "[lesson]") {
  TestHost host;
  App app{host};
  const GameInfo& game = *taught().front();
  begin(app, host, game);
  LessonController& learning = app.lessons();
  bool words = false;
  bool cards = false;
  for (std::size_t i = 0; i < learning.steps().size(); ++i) {
    learning.go(i);
    host.run(app);
    const LessonStep step = learning.step();
    const auto events = app.match().watching().match()->table().events().size();
    if (step.task == Task::words) {
      const std::size_t wrong = step.answer == 0 ? 1 : 0;
      learning.answer(wrong);
      CHECK(learning.said() == step.replies[wrong].words);
      CHECK(learning.mistakes.replies == 1U << wrong);
      words = true;
    } else if (!step.right.empty()) {
      const auto& options = app.match().watching().match()->scene().options;
      const auto wrong = std::find_if(options.begin(), options.end(), [&](const Option& option) {
        return std::find(step.right.begin(), step.right.end(), option.action) == step.right.end();
      });
      if (wrong == options.end()) continue;
      app.choose(static_cast<int>(wrong - options.begin()));
      CHECK_FALSE(learning.said().empty());
      cards = true;
    } else {
      continue;
    }
    CHECK(learning.step_state() == StepState::missed);
    CHECK(learning.mistakes.count == 1);
    CHECK(app.match().watching().match()->table().events().size() == events);
    do_right(app, host);
  }
  CHECK((words && cards));
}

TEST_CASE("a lesson shows as its reply, not as a toast, why an action is refused", "[lesson]") {
  TestHost host;
  App app{host};
  begin(app, host, *taught().front());
  const LessonController& learning = app.lessons();
  app.tell_refusal("why");
  CHECK(learning.said() == "why.");
  CHECK_FALSE(app.messages().toast());
}

TEST_CASE("a lesson announces its text, its question and its reply", "[lesson]") {
  TestHost host;
  App app{host};
  begin(app, host, *taught().front());
  const LessonStep step = app.lessons().step();
  std::string asked = step.text.back();
  std::erase(asked, '*');
  for (const std::string& words : {step.text.front(), asked})
    CHECK(std::count(host.heard.begin(), host.heard.end(), words) == 1);
  do_right(app, host);
  CHECK(std::count(host.heard.begin(), host.heard.end(), app.lessons().said()) == 1);
}

TEST_CASE("a lesson resumes where it was left, in any language", "[lesson]") {
  TestHost host;
  {
    App app{host};
    const GameInfo& game = *taught().front();
    CHECK(app.lessons().courses().is_new(game));
    begin(app, host, game);
    do_right(app, host);
    app.lessons().go(1);
    host.run(app);
    const std::string title = app.lessons().step().title;
    Settings settings = app.preferences().settings();
    settings.lang = settings.lang == Lang::es ? Lang::en : Lang::es;
    app.preferences().change_settings(settings);
    host.run(app);
    CHECK(app.lessons().index() == 1);
    CHECK(app.lessons().step().title != title);
    app.back();
    CHECK(app.navigation().screen() == Screen::home);
    CHECK_FALSE(app.lessons().courses().is_new(game));
  }
  App app{host};
  begin(app, host, *taught().front());
  CHECK(app.lessons().index() == 1);
}

TEST_CASE("the lesson of a game is not offered after a match of that game has begun", "[lesson]") {
  TestHost host;
  App app{host};
  const GameInfo& game = *taught().front();
  CHECK(app.lessons().courses().is_new(game));
  test::start_match(app, host, game.players.front(), game.id);
  CHECK_FALSE(app.lessons().courses().is_new(game));
}

TEST_CASE("cards passed in a lesson do not change the current match", "[lesson]") {
  TestHost host;
  App app{host};
  const std::string record = test::some_match(host, app, 3);
  app.back();
  app.preferences().choose_game(*find_game("corazones"));
  app.lessons().begin();
  app.lessons().update_steps();
  // A lesson for this test replaces the real one: a hand that begins with passing three cards.
  std::string page = page_of(*find_game("corazones"), "es");
  page.replace(page.find("rules pass=none\n"), std::string_view{"rules pass=none\n"}.size(), "");
  page.replace(page.find("ask words 2"), std::string_view{"ask words 2"}.size(), "ask hand");
  for (const std::string& name : std::exchange(host.wanted, {}))
    app.pages().fetched(name, page.substr(0, page.find("\n## ", page.find("\n## ") + 1)));
  host.run(app);
  REQUIRE(app.lessons().is_loaded());
  const MatchDriver& hand = *app.match().watching().match();
  REQUIRE(hand.can_act());
  REQUIRE(hand.scene().multi_select.count == 3);
  app.choose(std::vector{0, 1, 2});
  host.run(app);
  const std::string given = hand.record();
  CHECK(given.find("\n0 give ") != std::string::npos);
  CHECK(hand.scene().multi_select.count == 0);
  CHECK(record_at_table(app.match()) == record);
}

TEST_CASE("a malformed lesson is refused", "[lesson]") {
  CHECK(error_of("") == "no step");
  CHECK(error_of("Words\n## A\n") == "before the first step: Words");
  CHECK(error_of("## A\n```\nask any\n```\nText\n") == "no record comes before this: ask any");
  CHECK(error_of("## A\nText\n") == "not a whole step: A");
  CHECK(error_of("## A\n```\nask words 0\n```\n").find("no record") == 0);
}

}  // namespace
}  // namespace tapete
