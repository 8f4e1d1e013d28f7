#include "app/looking_back.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "match/action_line.hpp"

namespace tapete {
namespace {

/// The count of the hand in which a match that is watched stands.
std::optional<Sheet> end_of_hand(const MatchView& watched, const ReplaySource& replay, Lang lang) {
  auto table = table_after(watched.header(), replay.events(), replay.position());
  for (std::size_t i = replay.position(); i < replay.length() && table->in_hand(); ++i) table->play(replay.events()[i]);
  return table->sheet(watched.viewer(), lang);
}

}  // namespace

void LookingBack::tick() {
  if (watching_.looking()) return;
  const MatchView* const match = match_.session();
  const bool stored = match != nullptr && match == match_.at_table();
  review_.follow(match, stored ? match_.local()->id() : std::string{});
}

void LookingBack::begin() {
  if (review_.moments().empty()) return;
  std::size_t back = 0;
  if (watching_.replay() != nullptr) {
    back = watching_.replay()->position();
  } else {
    const auto record = parse_record(match_.at_table()->record());
    auto table = replay(*record);
    if (!table) return;
    watching_.watch(record->header, std::move(*table));
  }
  exercises_.clear();
  moments_ = review_.moments();
  watching_.look(Looking{.back = back});
  look_at(0);
}

void LookingBack::practise(const std::vector<OwnExercise>& exercises) {
  exercises_ = exercises;
  std::erase_if(exercises_, [this](const OwnExercise& each) { return !open_exercise(each); });
  if (exercises_.empty()) return changed_();
  navigation_.go(Screen::replay);
  look_at(0);
}

/// Puts the position on the table, after what was done there; false if it cannot be found any more.
bool LookingBack::open_exercise(const OwnExercise& exercise) {
  for (const std::string_view folder : {kDone, kUnderWay}) {
    const auto record = parse_record(host_.load(std::string{folder} + exercise.match).value_or(""));
    auto table = record ? replay(*record) : Failure{record.error()};
    if (!table || exercise.before + 1 > record->events.size() || exercise.before == 0) continue;
    const Seat decider = (*table)->decider(exercise.before);
    watching_.practise(record->header, std::move(*table));
    if (decider == watching_.match()->viewer()) return true;
    watching_.end();
  }
  return false;
}

const Moment* LookingBack::moment() const {
  const std::size_t index = practises() ? 0 : watching_.looking()->index;
  return index < moments_.size() ? &moments_[index] : nullptr;
}

void LookingBack::look_at(std::size_t moment) {
  if (!practises()) return show(moment, moments_[moment].before, Looking::Told::nothing);
  moments_.clear();
  const OwnExercise& exercise = exercises_[moment];
  if (!open_exercise(exercise)) return;
  const MatchView& watched = *watching_.match();
  show(moment, exercise.before, Looking::Told::trying);
  const auto table = table_after(watched.header(), watching_.replay()->events(), exercise.before + 1);
  const auto known = table->redacted(watched.viewer());
  judge_.ask({bare_record(watched.header(), known), watched.viewer(), count_actions(table->info(), known),
              preferences_.lang()},
             *this);
}

void LookingBack::show(std::size_t moment, std::size_t before, Looking::Told told) {
  hindsight_.forget();
  const std::size_t back = watching_.looking() ? watching_.looking()->back : 0;
  watching_.look(Looking{.index = moment, .back = back, .told = told});
  go_to(before);
  changed_();
}

/// Goes to that position of the match, where nothing is asked.
void LookingBack::go_to(std::size_t position) {
  ReplaySource& replay = *watching_.replay();
  replay.ask({});
  replay.open_hands(false);
  replay.seek(position);
}

void LookingBack::tell(Looking::Told told) {
  hindsight_.forget();
  Looking looking = *watching_.looking();
  looking.told = told;
  watching_.look(looking);
  ReplaySource& replay = *watching_.replay();
  if (replay.hands_open()) replay.open_hands(false);
  const bool asks = told == Looking::Told::trying || told == Looking::Told::again;
  replay.ask(asks ? [this](const Option& option) { answer(option); } : ReplaySource::Answer{});
  changed_();
}

/// Takes the player's attempt at something better; the second wrong one ends the search.
void LookingBack::answer(const Option& option) {
  if (moment() == nullptr) return;
  const auto& best = moment()->opinion.best;
  const bool good = std::find(best.begin(), best.end(), option.action) != best.end();
  const bool missed_before = watching_.looking()->told == Looking::Told::again;
  tell(good ? Looking::Told::found : missed_before ? Looking::Told::all : Looking::Told::again);
}

void LookingBack::play_on() {
  watching_.replay()->ask({});
  real_end_ = end_of_hand(*watching_.match(), *watching_.replay(), preferences_.lang());
  host_.announce("What if? This does not count, and is not kept."_text(preferences_.lang()));
  watching_.play_what_if();
}

void LookingBack::end_what_if() {
  watching_.end_what_if();
  changed_();
}

void LookingBack::open_cards() {
  tell(Looking::Told::open);
  answer_.reset();
  ReplaySource& replay = *watching_.replay();
  replay.open_hands(true);
  const Header& header = watching_.match()->header();
  const auto table = table_after(header, replay.events(), replay.position() + 1);
  const std::string_view done = parse_action_line(replay.next_event())->action;
  hindsight_.ask(header, *table, moment()->opinion.other == done, [this](const Hindsight::Answer& answer) {
    answer_ = answer;
    host_.announce(answer.words);
  });
  changed_();
}

/// Stores the review of a hand of the match on the table.
void LookingBack::keep_result() {
  const LocalSource* const local = match_.local();
  if (review_.failed() || local == nullptr || review_.result().match != local->id()) return;
  if (review_.result().decisions == 0) return;
  const std::string key = judged_key(match_.at_table()->table().info());
  const auto before = parse_judged(host_.load(key).value_or(""));
  host_.store({{key, judged_text(merge_judged(before, {review_.result()}))}});
}

/// What was asked about an exercise.
void LookingBack::judged(std::string_view text) {
  if (!practises() || !watching_.looking()) return;
  const auto opinion = parse_opinion(text);
  if (!opinion) return;
  moments_ = {{exercises_[watching_.looking()->index].before, *opinion}};
  tell(watching_.looking()->told);
}

void LookingBack::end() {
  hindsight_.forget();
  const std::size_t back = watching_.looking()->back;
  watching_.look({});
  go_to(back);
  changed_();
}

}  // namespace tapete
