#include "app/courses.hpp"

#include <algorithm>

#include "app/archive.hpp"
#include "app/dates.hpp"

namespace tapete {
namespace {

constexpr int kLargest = 1 << 20;  ///< largest stored number that is accepted

LessonStep step_of(const FoundPosition& exercise, std::string title, Lang lang) {
  LessonStep step;
  step.title = std::move(title);
  step.position = exercise.known;
  step.task = LessonStep::Task::judged;
  step.text = {"**" + std::string{"What would you play?"_text(lang)} + "**"};
  step.worths = exercise.worths;
  return step;
}

/// Returns a step for each position of the saying, and a last step that explains the saying.
std::vector<LessonStep> steps_of(const Saying& saying, const std::vector<FoundPosition>& exercises, Lang lang) {
  std::vector<LessonStep> steps;
  int holds = 0;
  for (const FoundPosition& each : exercises) {
    if (each.maxim != saying.id) continue;
    steps.push_back(step_of(each, saying.title, lang));
    holds += each.holds ? 1 : 0;
  }
  if (steps.empty()) return steps;
  LessonStep end;
  end.title = saying.title;
  end.position = steps.back().position;
  end.task = LessonStep::Task::read;
  end.text = saying.text;
  end.text.push_back(
      fill("Positions in which it held: @ of @."_text(lang), std::to_string(holds), std::to_string(steps.size())));
  steps.push_back(std::move(end));
  return steps;
}

}  // namespace

std::string Courses::file(std::string_view name) const { return pages_.folder() + std::string{name} + ".txt"; }
std::string Courses::page() const { return pages_.folder() + "maxims." + pages_.text_code() + ".md"; }
std::string Courses::key(std::string_view what) const {
  return std::string{what} + '.' + std::string{match_.setup().game->id};
}

std::vector<std::string> Courses::files(const Course& course) const {
  if (course.kind == Course::Kind::saying) return {page(), file("maxims")};
  if (course.kind == Course::Kind::day) return {file("days")};
  return {pages_.page_name(Screen::lesson)};
}

File::State Courses::state(const Course& course) {
  File::State state = File::State::loaded;
  for (const std::string& name : files(course)) {
    const File::State one = pages_.files().get(name).state;
    if (one != File::State::loaded && state != File::State::missing) state = one;
  }
  return state;
}

bool Courses::is_new(const GameInfo& game) const { return game.lesson_minutes > 0 && !host_.load(lesson_key(game)); }

void Courses::mark_known(const GameInfo& game) {
  if (is_new(game)) host_.store({{lesson_key(game), "0"}});
}

void Courses::retry(const Course& course) {
  for (const std::string& name : files(course)) pages_.files().retry(name);
}

std::optional<std::vector<LessonStep>> Courses::steps(const Course& course) {
  const Lang lang = preferences_.lang();
  if (course.kind == Course::Kind::lesson) {
    auto lesson = parse_lesson(pages_.with_card_names(Screen::lesson, pages_.page(Screen::lesson).bytes));
    return lesson ? std::optional{std::move(*lesson)} : std::nullopt;
  }
  const bool day = course.kind == Course::Kind::day;
  const auto exercises = parse_exercises(pages_.files().get(file(day ? "days" : "maxims")).bytes);
  if (!exercises) return std::nullopt;
  if (day)
    return std::vector{
        step_of(exercise_of(*exercises, day_number(today()).value_or(0)),
                std::string{"A minute a day"_text(lang)} + " · " + std::string{match_.setup().game->name(lang)}, lang)};
  for (const Saying& each : sayings())
    if (each.id == course.saying)
      if (auto steps = steps_of(each, *exercises, lang); !steps.empty()) return steps;
  return std::nullopt;
}

std::vector<Saying> Courses::sayings() {
  return parse_sayings(pages_.with_card_names(Screen::sayings, pages_.files().get(page()).bytes));
}

/// Parses the stored text, which has a line for each saying: the saying's id and the numbers of SayingProgress.
SayingProgress Courses::progress(std::string_view saying) const {
  const std::string kept = host_.load(key("maxims")).value_or("");
  Splitter lines{kept, '\n'};
  while (const auto line = lines.next()) {
    Splitter words{*line, ' '};
    if (words.next() != saying) continue;
    const auto number = [&words] {
      return static_cast<unsigned>(parse_number(words.next().value_or(""), kLargest).value_or(0));
    };
    SayingProgress out;
    out.step = number();
    out.answered = number();
    out.right = number();
    return out;
  }
  return {};
}

void Courses::keep(std::string_view saying, const SayingProgress& progress) {
  const std::string kept = host_.load(key("maxims")).value_or("");
  std::string text;
  Splitter lines{kept, '\n'};
  while (const auto line = lines.next())
    if (!line->empty() && first_word(*line) != saying) text += std::string{*line} + '\n';
  text += std::string{saying} + ' ' + std::to_string(progress.step) + ' ' + std::to_string(progress.answered) + ' ' +
          std::to_string(progress.right) + '\n';
  host_.store({{key("maxims"), text}});
}

/// Parses the stored text `2026-11-24 IN_ROW ALL ACTION`.
DaysPlayed Courses::days() const {
  const std::string kept = host_.load(key("days")).value_or("");
  Splitter words{kept, ' '};
  const auto last = words.next();
  if (!last || !day_number(*last)) return {};
  DaysPlayed out;
  out.last = *last;
  out.in_row = parse_number(words.next().value_or(""), kLargest).value_or(1);
  out.all = parse_number(words.next().value_or(""), kLargest).value_or(1);
  out.chosen = words.rest();
  return out;
}

void Courses::keep_day(std::string_view action) {
  constexpr int kLongestStep = 2;  // largest number of days between two days in a row: one missed day is allowed
  const DaysPlayed before = days();
  const auto now = day_number(today());
  const auto last = day_number(before.last);
  if (!now || (last && *last >= *now)) return;
  const bool goes_on = last && *now - *last <= kLongestStep;
  host_.store({{key("days"), today() + ' ' + std::to_string(goes_on ? before.in_row + 1 : 1) + ' ' +
                                 std::to_string(before.all + 1) + ' ' + std::string{action}}});
}

}  // namespace tapete
