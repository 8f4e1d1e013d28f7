// Exercises: their files are complete, their positions contain no hidden cards, and the judge agrees with their
// answers.
#include <catch_amalgamated.hpp>

#include <cstdlib>

#include "app/dates.hpp"
#include "app/exercises.hpp"
#include "match/complete_record.hpp"
#include "match/review.hpp"
#include "match/sampled_deals.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::TestHost;
using StepState = LessonController::StepState;
using Kind = Course::Kind;

std::string file_of(const GameInfo& game, std::string_view name) {
  return std::string{on_demand("texts/" + std::string{game.id} + '/' + std::string{name})};
}
std::vector<FoundPosition> exercises_of(const GameInfo& game, std::string_view name) {
  auto exercises = parse_exercises(file_of(game, name));
  INFO(game.id << ' ' << name);
  REQUIRE(exercises);
  return std::move(*exercises);
}
/// Returns the games that have this kind of exercises.
std::vector<const GameInfo*> with(bool GameInfo::*what) {
  std::vector<const GameInfo*> all;
  for (const GameInfo* game : games())
    if (game->*what) all.push_back(game);
  return all;
}
/// Returns every exercise of every game.
std::vector<FoundPosition> all_exercises() {
  std::vector<FoundPosition> all;
  for (const auto& [what, name] : {std::pair{&GameInfo::maxims, "maxims.txt"}, {&GameInfo::days, "days.txt"}})
    for (const GameInfo* game : with(what))
      for (FoundPosition& each : exercises_of(*game, name)) all.push_back(std::move(each));
  return all;
}
std::vector<std::string> events_of(const Record& record) {
  std::vector<std::string> lines;
  for (const Event& event : record.events) lines.push_back(event.text);
  return lines;
}
/// Returns whether to check every position with all its wrong answers (TAPETE_EXERCISES=1), instead of a few positions
/// with one wrong answer each.
bool all_wanted() { return std::getenv("TAPETE_EXERCISES") != nullptr; }

/// Starts a course from the home screen.
void begin(App& app, TestHost& host, Course course) {
  app.lessons().begin(std::move(course));
  host.run(app);
  REQUIRE(app.lessons().is_loaded());
}
void choose(App& app, TestHost& host, std::string_view action) {
  const auto& options = app.match().watching().match()->scene().options;
  const auto wanted = [&](const Option& option) { return option.action == action; };
  const auto option = std::find_if(options.begin(), options.end(), wanted);
  REQUIRE(option != options.end());
  app.choose(static_cast<int>(option - options.begin()));
  host.run(app);
}

TEST_CASE("each exercise hides the cards that its seat does not know, and its position can be replayed",
          "[exercises]") {
  for (const FoundPosition& each : all_exercises()) {
    INFO(each.known.events.front().text << ' ' << each.date << ' ' << each.maxim);
    const auto deals = sampled_deals(each.known, 0);
    REQUIRE(deals);
    const auto whole = complete_record(each.known, 0, *deals);
    REQUIRE(whole);
    const auto record = parse_record(*whole);
    REQUIRE(record);
    const auto table = replay(*record);
    REQUIRE(table);
    CHECK((*table)->turn().seat == 0);
    CHECK((*table)->redacted(0) == events_of(each.known));
    const auto legal = (*table)->legal();
    REQUIRE(legal.size() == each.worths.size());
    for (const ActionWorth& worth : each.worths)
      CHECK(std::find(legal.begin(), legal.end(), worth.action) != legal.end());
    CHECK(std::is_sorted(each.worths.begin(), each.worths.end(),
                         [](const ActionWorth& a, const ActionWorth& b) { return a.chance > b.chance; }));
  }
}

TEST_CASE("the judge agrees with the answers in the exercise files", "[exercises][strength]") {
  const auto all = all_exercises();
  for (std::size_t i = 0; i < all.size(); i += all_wanted() ? 1 : 90) {
    const FoundPosition& each = all[i];
    INFO(each.known.events.front().text << ' ' << each.date << ' ' << each.maxim);
    int number = 1;
    for (const Event& event : each.known.events) number += event.text.starts_with("deal") ? 0 : 1;
    for (const ActionWorth& worth : each.worths) {
      if (is_good(each.worths, worth.action)) continue;
      Record asked = each.known;
      asked.events.push_back({"0 " + worth.action, 0});
      const auto said = review(asked, 0, {.checks = 400, .only = number});
      REQUIRE(said);
      REQUIRE(said->size() == 1);
      CHECK(is_good(each.worths, said->front().top));
      if (!all_wanted()) break;
    }
  }
}

TEST_CASE("each saying has five positions in which it holds and two in which it does not", "[exercises]") {
  for (const GameInfo* game : with(&GameInfo::maxims))
    for (const std::string_view lang : {"es", "en"}) {
      const auto sayings = parse_sayings(file_of(*game, "maxims." + std::string{lang} + ".md"));
      const auto exercises = exercises_of(*game, "maxims.txt");
      REQUIRE_FALSE(sayings.empty());
      std::size_t told = 0;
      for (const Saying& saying : sayings) {
        INFO(saying.id << ' ' << lang);
        CHECK_FALSE(saying.title.empty());
        CHECK(saying.text.size() == 2);
        const auto count = [&](bool holds) {
          return std::count_if(exercises.begin(), exercises.end(),
                               [&](const FoundPosition& e) { return e.maxim == saying.id && e.holds == holds; });
        };
        CHECK(count(true) == 5);
        CHECK(count(false) == 2);
        told += 7;
      }
      CHECK(told == exercises.size());
    }
}

TEST_CASE("the exercise of each day has one clear answer, and the dates ascend", "[exercises]") {
  for (const GameInfo* game : with(&GameInfo::days)) {
    const auto days = exercises_of(*game, "days.txt");
    CHECK(days.size() >= 365);
    int last = 0;
    for (const FoundPosition& each : days) {
      INFO(each.date);
      const auto number = day_number(each.date);
      REQUIRE(number);
      CHECK(*number > last);
      last = *number;
      // In thousandths: ten percentage points, less a rounding error.
      CHECK(each.worths[0].chance - each.worths[1].chance >= 99);
    }
  }
}

TEST_CASE("a day keeps its exercise when exercises are added to the list", "[exercises]") {
  const auto dated = [](const std::vector<std::string_view>& dates) {
    std::vector<FoundPosition> list;
    for (const auto date : dates) list.emplace_back().date = date;
    return list;
  };
  const auto shorter = dated({"2026-11-24", "2026-11-25", "2026-11-26"});
  const auto longer = dated({"2026-11-24", "2026-11-25", "2026-11-26", "2026-12-24", "2026-12-25"});
  const int first = *day_number("2026-11-24");
  for (int day = first - 3; day < *day_number("2026-12-24"); ++day)
    CHECK(exercise_of(shorter, day).date == exercise_of(longer, day).date);
  CHECK(exercise_of(shorter, first + 1).date == "2026-11-25");
  CHECK(exercise_of(shorter, first + 3).date == "2026-11-24");  // after its end the list starts again
  CHECK(exercise_of(shorter, first + 4).date == "2026-11-25");
  CHECK(exercise_of(longer, *day_number("2026-12-25")).date == "2026-12-25");
  CHECK(exercise_of(longer, *day_number("2026-12-26")).date == "2026-11-24");
}

TEST_CASE("an invalid exercise file is refused", "[exercises]") {
  const std::string good = file_of(*with(&GameInfo::days).front(), "days.txt");
  const std::string one = good.substr(0, good.find("tapete 1\n", 1));
  CHECK(parse_exercises(one));
  CHECK_FALSE(parse_exercises(""));
  CHECK_FALSE(parse_exercises("nothing"));
  CHECK_FALSE(parse_exercises(one.substr(0, one.find("note worth"))));
  std::string wrong = one;
  wrong.replace(wrong.find("note worth ") + 11, 1, "x");
  CHECK_FALSE(parse_exercises(wrong));
}

TEST_CASE("a course on a saying explains the answers and resumes where it was left", "[exercises]") {
  const GameInfo& game = *with(&GameInfo::maxims).front();
  TestHost host;
  host.judges = true;
  App app{host};
  app.preferences().choose_game(game);
  const auto exercises = exercises_of(game, "maxims.txt");
  const std::string id = exercises.front().maxim;
  begin(app, host, {Kind::saying, id});
  LessonController& learning = app.lessons();
  REQUIRE(learning.steps().size() == 8);
  CHECK(host.keys("match/").empty());

  // Chooses the best card in the first exercise, and the worst card in the second.
  choose(app, host, learning.step().worths.front().action);
  CHECK(learning.step_state() == StepState::done);
  CHECK(learning.said().find(std::string{"That's it!"_text(Lang::es)}) == 0);
  learning.go(1);
  host.run(app);
  choose(app, host, learning.step().worths.back().action);
  CHECK(learning.said().find("Mejor ") == 0);
  CHECK(learning.said().size() > 40);  // with the judge's reason
  CHECK(learning.courses().progress(id).answered == 0b11);
  CHECK(learning.courses().progress(id).right == 0b01);
  learning.go(2);
  app.back();
  CHECK(app.navigation().screen() == Screen::home);
  CHECK(app.match().session() == nullptr);

  App again{host};
  again.preferences().choose_game(game);
  begin(again, host, {Kind::saying, id});
  CHECK(again.lessons().index() == 2);
  again.lessons().go(7);
  CHECK(again.lessons().step_state() == StepState::done);
  CHECK(again.lessons().step().text.back().find('7') != std::string::npos);
}

TEST_CASE("each day's exercise is answered once, and days in a row are counted", "[exercises]") {
  const GameInfo& game = *with(&GameInfo::days).front();
  TestHost host;
  host.judges = true;
  const auto play = [&](std::string_view today) {
    host.today = std::string{today} + " 09:00";
    App app{host};
    app.preferences().choose_game(game);
    begin(app, host, {Kind::day, {}});
    LessonController& learning = app.lessons();
    CHECK(learning.steps().size() == 1);
    CHECK(learning.step().worths.front().action ==
          exercise_of(exercises_of(game, "days.txt"), *day_number(today)).worths.front().action);
    if (learning.step_state() == StepState::asked) choose(app, host, learning.step().worths.back().action);
    CHECK(learning.step_state() == StepState::done);
    CHECK(app.lessons().courses().played_today());
    return learning.courses().days();
  };
  CHECK(play("2026-11-24").in_row == 1);
  const DaysPlayed same = play("2026-11-24");
  CHECK((same.in_row == 1 && same.all == 1));
  CHECK(play("2026-11-25").in_row == 2);
  CHECK(play("2026-11-27").in_row == 3);  // one missed day does not end a row of days
  const DaysPlayed late = play("2026-12-05");
  CHECK((late.in_row == 1 && late.all == 4));
}

TEST_CASE("an exercise that cannot be loaded is reported", "[exercises]") {
  TestHost host;  // its judge, which must sample the hidden cards, does not answer
  App app{host};
  app.preferences().choose_game(*with(&GameInfo::days).front());
  app.lessons().begin({Kind::day, {}});
  host.run(app);
  CHECK_FALSE(app.lessons().is_loaded());
  CHECK(app.navigation().screen() == Screen::home);
  CHECK(app.messages().dialog());
}

}  // namespace
}  // namespace tapete
