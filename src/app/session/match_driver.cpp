#include "app/session/match_driver.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tapete {

MatchDriver::MatchDriver(Host& host, const Settings& settings, Header header, std::unique_ptr<Table> table,
                         std::unique_ptr<MatchSource> source)
    : MatchView(host, settings, std::move(header), std::move(table), source->allows_onlooker()),
      source_(std::move(source)) {
  shown_events_ = table_->events().size();
  source_->begin(*this);
  jump();
  source_->advance();
}

bool MatchDriver::can_act() const {
  return source_->takes_choices() && !passing() && !step_player_.busy() && !sheet_ && !scene().options.empty();
}

void MatchDriver::choose(const std::vector<int>& indices) {
  std::vector<Option> chosen;
  for (const int index : indices) {
    if (index < 0 || index >= static_cast<int>(scene().options.size())) return;
    const Option& option = scene().options[static_cast<std::size_t>(index)];
    if (!(option.kind == OptionKind::call ? can_call() : can_act())) return;
    if (option.kind == OptionKind::rest && !plays_choices()) return;
    chosen.push_back(option);
  }
  if (chosen.empty()) return;
  source_->choose(chosen);
  tick(host_.now_ms());
}

void MatchDriver::hurry() {
  if (passing()) return;
  const double now = host_.now_ms();
  hurried_ = source_->may_show_at(now) > now;
  if (!hurried_) step_player_.hurry(now);
}

void MatchDriver::take_device() {
  if (!passing()) return;
  seating_.taken();
  const double now = host_.now_ms();
  if (!step_player_.busy()) step_player_.present(table_->scene(viewer(), settings_.lang), now);
  step_player_.ready(now);
  tick(now);
  host_.request_frame();
}

void MatchDriver::tick(double now) {
  step_player_.end_calls(now);
  source_->tick(now);
  while (show(now) && source_->has_next() && play(source_->next())) {
  }
}

/// Shows the steps that are due. Returns whether the match can go on: all steps have been shown for long enough, and
/// nobody has to take the device or to read the score sheet.
bool MatchDriver::show(double now) {
  if (source_->may_show_at(now) > now || passing()) return false;
  shown_events_ = table_->events().size();
  if (hurried_) hurry();
  step_player_.tick(now);
  if (step_player_.busy() || now < step_player_.ready_at() || sheet_) return false;
  if (seating_.next() != kNobody) {
    pass_device(seating_.next());
    return false;
  }
  if (table_->in_hand()) return true;
  open_sheet();
  if (!sheet_) return true;
  source_->sheet_opened();
  announcer_.announce(*sheet_);
  host_.request_frame();
  return false;
}

std::optional<double> MatchDriver::next_tick_time() const {
  std::optional<double> at = source_->next_tick_time();
  const auto need = [&at](double moment) { at = at ? std::min(*at, moment) : moment; };
  const bool count_due = !sheet_ && !table_->in_hand();
  const bool more = step_player_.busy() || seating_.next() != kNobody || count_due || source_->has_next();
  if (more && !passing() && std::isfinite(step_player_.ready_at())) need(source_->may_show_at(step_player_.ready_at()));
  for (const Call& call : step_player_.calls()) need(call.until);
  if (step_player_.highlight()) need(step_player_.highlight()->until);
  return at;
}

void MatchDriver::rebuild_scenes() {
  seating_.follow_language(settings_.lang);
  jump();
  host_.request_frame();
}

void MatchDriver::continue_with(std::unique_ptr<MatchSource> source) {
  source_ = std::move(source);
  source_->begin(*this);
  source_->advance();
}

bool MatchDriver::play(std::string_view line) {
  const auto ended = table_->play(line);
  if (!ended) return false;
  sheet_.reset();
  step_player_.ready(host_.now_ms());
  source_->played(line, *ended);
  for (Step& step : source_->steps(*table_, viewer(), settings_.lang)) {
    const bool held = source_->holds(step);
    step_player_.add(std::move(step), held);
  }
  source_->advance();
  return true;
}

void MatchDriver::jump_to(const std::vector<std::string>& events, std::size_t count, bool unseen) {
  if (unseen || count < table_->events().size()) table_->rewind(unseen ? 0 : count);
  while (table_->events().size() < count) table_->play(events[table_->events().size()]);
  if (!unseen) return jump();
  shown_events_ = count;
  if (sheet_) open_sheet();
  // With other hidden cards, another seat may be to act. Without further events, no step would show that.
  if (count == events.size()) step_player_.add({table_->scene(viewer(), settings_.lang), {}, Step::Kind::declared});
}

void MatchDriver::settle() {
  hurry();
  step_player_.end_calls(std::numeric_limits<double>::infinity());
}

void MatchDriver::take_back(std::size_t count) {
  table_->rewind(count);
  step_player_.take_back(table_->scene(viewer(), settings_.lang), host_.now_ms());
}

/// Shows the present scene immediately, without the steps that led there.
void MatchDriver::jump() {
  open_sheet();
  step_player_.jump(source_->scene(*table_, viewer(), settings_.lang), host_.now_ms());
}

void MatchDriver::pass_device(Seat seat) {
  seating_.pass_to(seat);
  step_player_.forget_said();
  announcer_.announce_passing();
  host_.request_frame();
}

void MatchDriver::turn_to(Seat seat, std::string said) {
  seating_.sit(seat, settings_.lang);
  if (said.empty()) return;
  Step step{source_->scene(*table_, seat, settings_.lang), {}, Step::Kind::drawn};
  step.said.push_back({kNobody, std::move(said), {}});
  step_player_.add(std::move(step));
}

}  // namespace tapete
