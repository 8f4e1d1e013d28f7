#include "app/looking_back.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "match/action_line.hpp"

namespace tapete {
namespace {

/// The match after so many of these events.
std::unique_ptr<Table> table_after(const Header& header, const std::vector<std::string>& events, std::size_t count) {
  auto table = open_table(header);
  if (!table) return nullptr;
  for (std::size_t i = 0; i < count; ++i) (*table)->play(events[i]);
  return std::move(*table);
}

/// The count of the hand in which a match that is watched stands.
std::optional<Sheet> end_of_hand(const Session& watched, Lang lang) {
  const Replay& replay = *watched.replay();
  auto table = table_after(watched.header(), replay.events(), replay.position());
  for (std::size_t i = replay.position(); i < replay.length() && table->in_hand(); ++i) table->play(replay.events()[i]);
  return table->sheet(watched.viewer(), lang);
}

}  // namespace

void LookingBack::tick() {
  if (!playing_.looking()) review_.follow(playing_.session());
}

void LookingBack::begin() {
  if (review_.moments().empty()) return;
  std::size_t back = 0;
  if (const Session* const watched = playing_.watched()) {
    back = watched->replay()->position();
  } else {
    const auto record = parse_record(playing_.record());
    auto table = replay(*record);
    if (!table) return;
    playing_.watch(record->header, std::move(*table));
  }
  exercises_.clear();
  moments_ = review_.moments();
  playing_.look(Looking{.back = back});
  look_at(0);
}

void LookingBack::practise(const std::vector<OwnExercise>& exercises) {
  exercises_ = exercises;
  std::erase_if(exercises_, [this](const OwnExercise& each) { return !open_exercise(each); });
  if (exercises_.empty()) return changed_();
  trail_.go(Screen::replay);
  look_at(0);
}

/// Puts the position on the table, after what was done there; false if it cannot be found any more.
bool LookingBack::open_exercise(const OwnExercise& exercise) {
  for (const std::string_view folder : {kDone, kUnderWay}) {
    const auto record = parse_record(host_.load(std::string{folder} + exercise.match).value_or(""));
    auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
    if (!table || exercise.before + 1 > record->events.size() || exercise.before == 0) continue;
    const Seat decider = (*table)->decider(exercise.before);
    playing_.practise(record->header, std::move(*table));
    if (decider == playing_.watched()->viewer()) return true;
    playing_.end_watching();
  }
  return false;
}

const Moment* LookingBack::moment() const {
  const std::size_t index = practises() ? 0 : playing_.looking()->index;
  return index < moments_.size() ? &moments_[index] : nullptr;
}

void LookingBack::look_at(std::size_t moment) {
  if (!practises()) return show(moment, moments_[moment].before, Looking::Told::nothing);
  moments_.clear();
  const OwnExercise& exercise = exercises_[moment];
  if (!open_exercise(exercise)) return;
  const Session& watched = *playing_.watched();
  show(moment, exercise.before, Looking::Told::trying);
  const auto table = table_after(watched.header(), watched.replay()->events(), exercise.before + 1);
  const auto known = table->redacted(watched.viewer());
  judge_.ask(
      {bare_record(watched.header(), known), watched.viewer(), count_actions(table->info(), known), choices_.lang()},
      *this);
}

void LookingBack::show(std::size_t moment, std::size_t before, Looking::Told told) {
  hindsight_.forget();
  Session& watched = *playing_.watched();
  const std::size_t back = playing_.looking() ? playing_.looking()->back : 0;
  playing_.look(Looking{.index = moment, .back = back, .told = told});
  watched.let_choose(false);
  watched.open_hands(false);
  watched.seek(before);
  changed_();
}

void LookingBack::tell(Looking::Told told) {
  hindsight_.forget();
  Looking looking = *playing_.looking();
  looking.told = told;
  playing_.look(looking);
  Session& watched = *playing_.watched();
  if (watched.hands_open()) watched.open_hands(false);
  watched.let_choose(told == Looking::Told::trying || told == Looking::Told::again);
  changed_();
}

void LookingBack::choose(const std::vector<int>& indices) {
  const int option = indices.front();
  const Session& watched = *playing_.watched();
  const auto& options = watched.scene().options;
  if (moment() == nullptr || !watched.can_act() || option < 0 || option >= static_cast<int>(options.size())) return;
  const auto& best = moment()->opinion.best;
  const bool good = std::find(best.begin(), best.end(), options[static_cast<std::size_t>(option)].action) != best.end();
  const bool missed_before = playing_.looking()->told == Looking::Told::again;
  tell(good ? Looking::Told::found : missed_before ? Looking::Told::all : Looking::Told::again);
}

void LookingBack::play_on() {
  Session& watched = *playing_.watched();
  watched.let_choose(false);
  real_end_ = end_of_hand(watched, choices_.lang());
  host_.announce("What if? This does not count, and is not kept."_text(choices_.lang()));
  playing_.play_what_if();
}

void LookingBack::end_what_if() {
  playing_.end_what_if();
  changed_();
}

void LookingBack::open_cards() {
  tell(Looking::Told::open);
  answer_.reset();
  Session& watched = *playing_.watched();
  watched.open_hands(true);
  const Replay& replay = *watched.replay();
  const auto table = table_after(watched.header(), replay.events(), replay.position() + 1);
  const std::string_view done = parse_action_line(replay.next_event())->action;
  hindsight_.ask(watched.header(), *table, moment()->opinion.other == done, [this](const Hindsight::Answer& answer) {
    answer_ = answer;
    host_.announce(answer.words);
  });
  changed_();
}

/// Stores the review of a hand of the match on the table.
void LookingBack::keep_result() {
  const Session* const match = playing_.at_table();
  if (review_.failed() || match == nullptr || review_.result().match != match->id()) return;
  if (review_.result().decisions == 0) return;
  const std::string key = judged_key(match->table().info());
  const auto before = parse_judged(host_.load(key).value_or(""));
  host_.store({{key, judged_text(merge_judged(before, {review_.result()}))}});
}

/// What was asked about an exercise.
void LookingBack::judged(std::string_view text) {
  if (!practises() || !playing_.looking()) return;
  const auto opinion = parse_opinion(text);
  if (!opinion) return;
  moments_ = {{exercises_[playing_.looking()->index].before, *opinion}};
  tell(playing_.looking()->told);
}

void LookingBack::end() {
  hindsight_.forget();
  Session& watched = *playing_.watched();
  const std::size_t back = playing_.looking()->back;
  playing_.look({});
  watched.let_choose(false);
  watched.open_hands(false);
  watched.seek(back);
  changed_();
}

}  // namespace tapete
