#include "app/review_controller.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "match/action_line.hpp"

namespace tapete {
namespace {

/// Returns the score sheet of the watched hand as it was played in the match; no value if the hand was not finished.
std::optional<Sheet> end_of_hand(const MatchView& watched, const ReplaySource& replay, Lang lang) {
  auto table = table_after(watched.header(), replay.events(), replay.position());
  for (std::size_t i = replay.position(); i < replay.length() && table->in_hand(); ++i) table->play(replay.events()[i]);
  return table->sheet(watched.viewer(), lang);
}

}  // namespace

void ReviewController::tick() {
  if (watching_.replay() == nullptr) shows_hands_ = false;
  if (watching_.cursor() || shows_hands_) return;
  const MatchView* const match = match_.session();
  const bool stored = match != nullptr && match == match_.at_table();
  review_.update(match, stored ? id_at_table(match_) : std::string{});
}

void ReviewController::begin() {
  if (review_.moments().empty()) return;
  std::size_t back = 0;
  if (watching_.replay() != nullptr) {
    back = watching_.replay()->position();
  } else if (!watch_match()) {
    return;
  }
  exercises_.clear();
  moments_ = review_.moments();
  watching_.look(ReviewCursor{.back = back});
  look_at(0);
}

/// Opens the match on the table for watching. Returns whether this was possible.
bool ReviewController::watch_match() {
  const auto record = parse_record(match_.at_table()->record());
  auto table = replay(*record);
  if (!table) return false;
  watching_.watch(record->header, std::move(*table));
  return true;
}

bool ReviewController::can_show_hands() const {
  const MatchView* const match = match_.at_table();
  return match != nullptr && match_.local() != nullptr && match->sheet() && !match->table().info().open;
}

void ReviewController::show_hands() {
  if (!can_show_hands() || !watch_match()) return;
  shows_hands_ = true;
  ReplaySource& replay = *watching_.replay();
  replay.seek(replay.length());
  const std::size_t start = replay.hand_start(false);
  replay.seek(start);
  watching_.open_hands(true);
  const auto bids = [this] {
    const Auction& auction = watching_.match()->scene().auction;
    return auction.first != kNobody && auction.contract.text.empty();
  };
  while (bids() && replay.position() < replay.length()) replay.seek(replay.position() + 1);
  if (bids()) replay.seek(start);  // all have passed
}

void ReviewController::practise(const std::vector<OwnExercise>& exercises) {
  exercises_ = exercises;
  std::erase_if(exercises_, [this](const OwnExercise& each) { return !open_exercise(each); });
  if (exercises_.empty()) return changed_();
  navigation_.go(Screen::replay);
  look_at(0);
}

/// Opens the match of an exercise for watching. Returns false if the position cannot be found any more.
bool ReviewController::open_exercise(const OwnExercise& exercise) {
  for (const std::string_view folder : {kDone, kUnderWay}) {
    const auto record = parse_record(host_.load(std::string{folder} + exercise.match).value_or(""));
    auto table = record ? replay(*record) : Failure{record.error()};
    if (!table || exercise.before + 1 > record->events.size() || exercise.before == 0) continue;
    const Seat decider = (*table)->decider(exercise.before);
    watching_.watch(record->header, std::move(*table), true);
    watching_.seek(exercise.before);
    if (decider == watching_.match()->viewer()) return true;
    watching_.end();
  }
  return false;
}

const Moment* ReviewController::moment() const {
  const std::size_t index = practises() ? 0 : watching_.cursor()->index;
  return index < moments_.size() ? &moments_[index] : nullptr;
}

std::string ReviewController::better_action() const {
  const ReviewCursor& cursor = *watching_.cursor();
  if (cursor.progress == ReviewCursor::Progress::open) return answer_ ? answer_->better : std::string{};
  return cursor.progress == ReviewCursor::Progress::found ? cursor.tried : moment()->opinion.top;
}

void ReviewController::look_at(std::size_t moment) {
  if (!practises()) return show(moment, moments_[moment].before, ReviewCursor::Progress::nothing);
  moments_.clear();
  const OwnExercise& exercise = exercises_[moment];
  if (!open_exercise(exercise)) return;
  const MatchView& watched = *watching_.match();
  show(moment, exercise.before, ReviewCursor::Progress::trying);
  const auto table = table_after(watched.header(), watching_.replay()->events(), exercise.before + 1);
  const auto known = table->redacted(watched.viewer());
  judge_.ask({bare_record(watched.header(), known), watched.viewer(), count_actions(table->info(), known),
              preferences_.lang()},
             *this);
}

void ReviewController::show(std::size_t moment, std::size_t before, ReviewCursor::Progress progress) {
  hindsight_.forget();
  const std::size_t back = watching_.cursor() ? watching_.cursor()->back : 0;
  watching_.look(ReviewCursor{.index = moment, .back = back, .progress = progress});
  go_to(before);
  changed_();
}

/// Goes to that position of the match, and ends any question to the player.
void ReviewController::go_to(std::size_t position) {
  ReplaySource& replay = *watching_.replay();
  replay.ask({});
  replay.open_hands(false);
  replay.seek(position);
}

void ReviewController::set_progress(ReviewCursor::Progress progress) {
  hindsight_.forget();
  ReviewCursor cursor = *watching_.cursor();
  cursor.progress = progress;
  watching_.look(cursor);
  ReplaySource& replay = *watching_.replay();
  if (replay.hands_open()) replay.open_hands(false);
  const bool asks = progress == ReviewCursor::Progress::trying || progress == ReviewCursor::Progress::again;
  replay.ask(asks ? [this](const Option& option) { answer(option); } : ReplaySource::Answer{});
  changed_();
}

/// Takes the player's attempt to find a better action. The second wrong attempt ends the search.
void ReviewController::answer(const Option& option) {
  if (moment() == nullptr) return;
  const auto& best = moment()->opinion.best;
  const bool good = std::find(best.begin(), best.end(), option.action) != best.end();
  const bool missed_before = watching_.cursor()->progress == ReviewCursor::Progress::again;
  ReviewCursor cursor = *watching_.cursor();
  cursor.tried = option.action;
  watching_.look(cursor);
  set_progress(good            ? ReviewCursor::Progress::found
               : missed_before ? ReviewCursor::Progress::all
                               : ReviewCursor::Progress::again);
}

void ReviewController::play_on() {
  watching_.replay()->ask({});
  real_end_ = end_of_hand(*watching_.match(), *watching_.replay(), preferences_.lang());
  host_.announce("What if? This does not count and is not saved."_text(preferences_.lang()));
  watching_.play_what_if();
}

void ReviewController::end_what_if() {
  watching_.end_what_if();
  changed_();
}

void ReviewController::open_cards(bool open) {
  if (!open) return set_progress(before_open_);
  before_open_ = watching_.cursor()->progress;
  set_progress(ReviewCursor::Progress::open);
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

/// Stores the result of the review if the hand belongs to the match on the table.
void ReviewController::keep_result() {
  if (review_.failed() || match_.at_table() == nullptr || review_.result().match != id_at_table(match_)) return;
  if (review_.result().decisions == 0) return;
  const std::string key = judged_key(match_.at_table()->table().info());
  const auto before = parse_judged(host_.load(key).value_or(""));
  host_.store({{key, judged_text(merge_judged(before, {review_.result()}))}});
}

/// Receives the opinion on the decision of an exercise.
void ReviewController::judged(std::string_view text) {
  if (!practises() || !watching_.cursor()) return;
  const auto opinion = parse_opinion(text);
  if (!opinion) return;
  moments_ = {{exercises_[watching_.cursor()->index].before, *opinion}};
  set_progress(watching_.cursor()->progress);
}

void ReviewController::end() {
  hindsight_.forget();
  const std::size_t back = watching_.cursor()->back;
  watching_.look({});
  go_to(back);
  changed_();
}

}  // namespace tapete
