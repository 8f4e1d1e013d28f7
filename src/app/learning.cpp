#include "app/learning.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"

namespace tapete {
namespace {

using Task = LessonStep::Task;

constexpr int kMostSteps = 99;

/// How many of these events the match has behind it; nothing if it has gone another way.
std::optional<std::size_t> behind(const Session* session, const Record& position) {
  if (session == nullptr || session->replay() == std::nullopt) return std::nullopt;
  const auto& done = session->table().events();
  const auto same = [](const std::string& line, const Event& event) { return line == event.text; };
  const bool on_the_way =
      done.size() <= position.events.size() && std::equal(done.begin(), done.end(), position.events.begin(), same);
  return on_the_way ? std::optional{done.size()} : std::nullopt;
}

}  // namespace

bool Learning::is_new(const GameInfo& game) const { return game.lesson_minutes > 0 && !host_.load(lesson_key(game)); }

void Learning::begin() {
  steps_.clear();
  trail_.go(Screen::lesson);
}

void Learning::follow() {
  if (!shown() || (here() && lang_ == choices_.lang())) return;
  const File& page = pages_.page(Screen::lesson);
  if (page.state != File::State::here) return;
  auto lesson = parse_lesson(page.bytes);
  if (!lesson) return;
  const bool begins = !here();
  steps_ = std::move(*lesson);
  lang_ = choices_.lang();
  if (!begins) return;
  host_.expect_bots(playing_.game().id);
  const std::string stored = host_.load(lesson_key(playing_.game())).value_or("");
  go(static_cast<std::size_t>(parse_number(stored, kMostSteps).value_or(0)));
}

void Learning::go(std::size_t step) {
  at_ = std::min(step, steps_.size() - 1);
  stand_ = Stand::asked;
  said_.clear();
  show();
  host_.store({{lesson_key(playing_.game()), std::to_string(at_)}});
  for (std::string words : this->step().text) {
    std::erase(words, '*');
    host_.announce(words);
  }
  changed_();
}

/// Puts the step on the table: as what follows there, if it does.
void Learning::show() {
  const Record& position = step().position;
  const auto done = behind(playing_.watched(), position);
  if (!done) {
    auto table = replay(position);
    if (!table) return;
    playing_.practise(position.header, std::move(*table));
  }
  Session& match = *playing_.watched();
  if (!done) match.seek(position.events.size());
  for (std::size_t i = done.value_or(position.events.size()); i < position.events.size(); ++i)
    match.follow(position.events[i].text);
  match.let_choose(step().task == Task::act);
  if (step().task == Task::hand) match.play_on();
}

std::string Learning::reply_to(std::string_view action) const {
  const auto& replies = step().replies;
  for (const std::string_view wanted : {action, std::string_view{"*"}})
    for (const LessonReply& reply : replies)
      if (reply.answer == wanted) return reply.words;
  return {};
}

void Learning::tell(Stand stand, std::string said) {
  stand_ = stand;
  said_ = std::move(said);
  host_.announce(said_);
  changed_();
}

void Learning::choose(int option) {
  Session& match = *playing_.watched();
  const auto& options = match.scene().options;
  if (!match.can_act() || option < 0 || option >= static_cast<int>(options.size())) return;
  if (step().task == Task::hand) {
    match.choose(option);
    return changed_();
  }
  const Option chosen = options[static_cast<std::size_t>(option)];
  const auto& right = step().right;
  if (!right.empty() && std::find(right.begin(), right.end(), chosen.action) == right.end())
    return tell(Stand::missed, reply_to(chosen.action));
  match.let_choose(false);
  const std::string seat = std::to_string(match.viewer()) + ' ';
  match.follow(seat + chosen.action);
  for (const std::string& action : chosen.then) match.follow(seat + action);
  tell(Stand::done, reply_to(chosen.action));
}

void Learning::answer(std::size_t reply) {
  tell(reply == step().answer ? Stand::done : Stand::missed, step().replies[reply].words);
}

void Learning::try_illegal(std::string_view why) { tell(Stand::missed, std::string{why}); }

void Learning::tick() {
  if (!shown() || !here() || step().task != Task::hand || stand_ == Stand::done) return;
  const auto& sheet = playing_.watched()->sheet();
  if (sheet) tell(Stand::done, reply_to({}));
}

void Learning::end() {
  steps_.clear();
  playing_.end_watching();
}

void Learning::finish() {
  host_.store({{lesson_key(playing_.game()), "0"}});
  end();
  trail_.back();
  Settings settings = choices_.settings();
  settings.help = Switch::on;
  choices_.change_settings(settings);
}

}  // namespace tapete
