#include "app/lesson_controller.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "match/complete_record.hpp"
#include "match/opinion.hpp"

namespace tapete {
namespace {

using Task = LessonStep::Task;

constexpr int kMostSteps = 99;  // limit of a stored index of a step

/// Returns how many events of the position the match has already played; no value if the match has played any other
/// event.
std::optional<std::size_t> behind(const MatchView& match, const Record& position) {
  const auto& done = match.table().events();
  const auto same = [](const std::string& line, const Event& event) { return line == event.text; };
  const bool on_the_way =
      done.size() <= position.events.size() && std::equal(done.begin(), done.end(), position.events.begin(), same);
  return on_the_way ? std::optional{done.size()} : std::nullopt;
}

}  // namespace

void LessonController::begin(Course course) {
  loader_.when_loaded(*match_.setup().game, [this, course = std::move(course)] {
    course_ = course;
    steps_.clear();
    navigation_.go(Screen::lesson);
  });
}

void LessonController::retry() {
  courses_.retry(course_);
  changed_();
}

void LessonController::update_steps() {
  if (!shown() || (!steps_.empty() && lang_ == preferences_.lang())) return;
  if (courses_.state(course_) != File::State::loaded) return;
  auto steps = courses_.steps(course_);
  if (!steps) return give_up();
  const bool begins = !is_loaded();
  steps_ = std::move(*steps);
  lang_ = preferences_.lang();
  if (!begins && course_.kind == Course::Kind::lesson) return;
  host_.expect_game(match_.setup().game->id);
  completed_ = 0;
  known_.clear();
  for (const LessonStep& step : steps_) known_.push_back(step.position);
  complete_next_position();
}

/// Completes the positions one by one. Except in lessons, a position contains only what seat 0 knows, so the judge
/// samples the hidden cards.
void LessonController::complete_next_position() {
  if (course_.kind == Course::Kind::lesson) completed_ = steps_.size();
  if (completed_ == steps_.size()) return start();
  const Record& known = known_[completed_];
  question_ = judge_.ask({record_text(known.header, texts_of(known.events)), 0, kDeals, lang_}, *this);
}

void LessonController::complete_position(std::string_view text) {
  const auto whole = complete_record(known_[completed_], 0, text);
  if (!whole) return give_up();
  auto record = parse_record(*whole);
  if (!record) return give_up();
  steps_[completed_++].position = std::move(*record);
  complete_next_position();
}

void LessonController::start() {
  if (course_.kind == Course::Kind::saying) {
    const std::size_t step = courses_.progress(course_.saying).step;
    return go(step < steps_.size() ? step : 0);
  }
  const std::string stored = host_.load(lesson_key(*match_.setup().game)).value_or("");
  go(course_.kind == Course::Kind::day ? 0 : static_cast<std::size_t>(parse_number(stored, kMostSteps).value_or(0)));
  // A learner who has already answered today sees the result.
  if (course_.kind == Course::Kind::day && courses_.played_today()) settle(courses_.days().chosen);
}

/// Leaves the course with a message, because its files are malformed or a position cannot be completed.
void LessonController::give_up() {
  steps_.clear();
  navigation_.back();
  messages_.tell("Learn"_text, "This could not be loaded. Are you connected to the internet?"_text);
}

void LessonController::go(std::size_t step) {
  at_ = std::min(step, steps_.size() - 1);
  step_state_ = this->step().task == Task::read ? StepState::done : StepState::asked;
  said_.clear();
  mistakes = {};
  chosen_.clear();
  judge_.forget(question_);
  show();
  keep_step();
  for (std::string words : this->step().text) {
    std::erase(words, '*');
    host_.announce(words);
  }
  changed_();
}

void LessonController::keep_step() {
  if (course_.kind == Course::Kind::lesson) host_.store({{lesson_key(*match_.setup().game), std::to_string(at_)}});
  if (course_.kind != Course::Kind::saying) return;
  SayingProgress progress = courses_.progress(course_.saying);
  progress.step = at_ + 1 == steps_.size() ? 0 : at_;
  courses_.keep(course_.saying, progress);
}

/// Puts the step's position on the table. If this position continues the one on the table, plays only the events that
/// follow.
void LessonController::show() {
  const Record& position = step().position;
  Watching& watching = match_.watching();
  const auto done = watching.lesson() != nullptr ? behind(*watching.match(), position) : std::nullopt;
  if (!done) {
    auto table = replay(position);
    if (!table) return;
    watching.teach(position.header, std::move(*table));
  }
  LessonSource& lesson = *watching.lesson();
  for (std::size_t i = done.value_or(position.events.size()); i < position.events.size(); ++i)
    lesson.follow(position.events[i].text);
  const bool asks = step().task == Task::act || step().task == Task::judged;
  lesson.ask(asks ? [this](const Option& option) { choose(option); } : LessonSource::Answer{});
  if (step().task == Task::hand) watching.play_lesson();
}

std::string LessonController::reply_to(std::string_view action) const {
  const auto& replies = step().replies;
  for (const std::string_view wanted : {action, std::string_view{"*"}})
    for (const LessonReply& reply : replies)
      if (reply.answer == wanted) return reply.words;
  return {};
}

void LessonController::tell(StepState step_state, std::string said) {
  step_state_ = step_state;
  if (step_state == StepState::missed) ++mistakes.count;
  said_ = std::move(said);
  host_.announce(said_);
  changed_();
}

void LessonController::choose(const Option& chosen) {
  if (step().task == Task::judged) return settle(chosen.action);
  const auto& right = step().right;
  if (!right.empty() && std::find(right.begin(), right.end(), chosen.action) == right.end())
    return tell(StepState::missed, reply_to(chosen.action));
  LessonSource& lesson = *match_.watching().lesson();
  lesson.ask({});
  lesson.play(chosen);
  const std::string reply = reply_to(chosen.action);
  if (reply == kGoOn && at_ + 1 < steps_.size()) return go(at_ + 1);
  tell(StepState::done, reply);
}

/// Takes the learner's only choice in a step of Task::judged: stores it and shows the verdict.
void LessonController::settle(std::string_view action) {
  chosen_ = action;
  match_.watching().lesson()->ask({});
  if (course_.kind == Course::Kind::day) courses_.keep_day(action);
  if (course_.kind == Course::Kind::saying) {
    SayingProgress progress = courses_.progress(course_.saying);
    const unsigned bit = 1U << at_;
    progress.answered |= bit;
    progress.right = is_good(step().worths, action) ? progress.right | bit : progress.right & ~bit;
    courses_.keep(course_.saying, progress);
  }
  tell(StepState::done, verdict());
  ask_why();
}

/// Returns the action to compare with the best one: the chosen action or, if it is good, the best of the actions that
/// are not good. Empty if all are good.
std::string LessonController::compared_action() const {
  const auto& worths = step().worths;
  if (!is_good(worths, chosen_)) return chosen_;
  for (const ActionWorth& each : worths)
    if (!is_good(worths, each.action)) return each.action;
  return {};
}

std::string LessonController::verdict() const {
  const Scene& scene = match_.watching().match()->scene();
  if (compared_action().empty()) return std::string{"Here it makes no difference what you play."_text(lang_)};
  if (compared_action() == chosen_)
    return fill("Better: @."_text(lang_), quoted_label(scene, step().worths.front().action, lang_));
  return std::string{"That's it!"_text(lang_)} + ' ' +
         fill("Better than @."_text(lang_), quoted_label(scene, compared_action(), lang_));
}

/// Asks the judge for the reason of the verdict, given what seat 0 knows.
void LessonController::ask_why() {
  if (compared_action().empty()) return;
  const Record& known = known_[at_];
  std::vector<std::string> events = texts_of(known.events);
  events.push_back("0 " + compared_action());
  const int number = count_actions(*match_.setup().game, events);
  question_ = judge_.ask({record_text(known.header, events), 0, number, lang_, Sight::exercise}, *this);
}

void LessonController::judged(std::string_view text) {
  if (!shown() || steps_.empty()) return;
  if (!is_loaded()) return complete_position(text);
  // The reason is shown only if the best action of the judge is also good according to the file of exercises.
  const auto opinion = parse_opinion(text);
  if (!opinion || !is_good(step().worths, opinion->top)) return;
  const Scene& scene = match_.watching().match()->scene();
  tell(StepState::done, verdict() + ' ' + all_reasons(*opinion, quoted_label(scene, opinion->other, lang_)));
}

void LessonController::answer(std::size_t reply) {
  if (reply != step().answer) mistakes.replies |= 1U << reply;
  tell(reply == step().answer ? StepState::done : StepState::missed, step().replies[reply].words);
}

void LessonController::try_illegal(std::string_view why) { tell(StepState::missed, std::string{why} + '.'); }

void LessonController::tick() {
  if (!shown() || !is_loaded() || step().task != Task::hand || step_state_ == StepState::done) return;
  const auto& sheet = match_.watching().match()->sheet();
  if (sheet) tell(StepState::done, reply_to({}));
}

void LessonController::end() {
  steps_.clear();
  match_.watching().end();
}

void LessonController::finish() {
  host_.store({{lesson_key(*match_.setup().game), "0"}});
  end();
  navigation_.back();
}

}  // namespace tapete
