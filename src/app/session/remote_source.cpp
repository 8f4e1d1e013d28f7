#include "app/session/remote_source.hpp"

#include <algorithm>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "app/session/match_driver.hpp"
#include "app/session/shared_screen.hpp"
#include "match/action_line.hpp"
#include "match/bot.hpp"

namespace tapete {
namespace {

using Lines = std::vector<std::string>;

/// Returns the number of events that must have happened until a seat knows of `known` events. An event that is hidden
/// from the seat is missing in its redacted record.
std::size_t events_until(const Table& table, Seat seat, std::size_t known) {
  const Lines& events = table.events();
  const Lines told = table.redacted(seat);
  const auto heading = [](std::string_view line) {  // the seat and the kind of its action, which are never hidden
    const auto action = parse_action_line(line);
    return action ? line.substr(0, line.find(' ', 2)) : first_word(line);
  };
  std::size_t at = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (at >= known) return i;
    if (at < told.size() && heading(events[i]) == heading(told[at])) ++at;
  }
  return events.size();
}

}  // namespace

void RemoteSource::begin(MatchDriver& driver) {
  driver_ = &driver;
  events_ = driver.table().events();
  bot_.emplace(host_, host_, driver.header(), driver.table());
}

void RemoteSource::update(Lines events, State state) {
  adopt(events);
  const auto is_action = [](std::string_view line) { return parse_action_line(line).has_value(); };
  const bool resumes = events_.empty() && std::ranges::any_of(events, is_action);
  events_ = std::move(events);
  state_ = state;
  sent_ = false;
  if (!rest_.empty() && state_.turn) {
    const std::string next = std::move(rest_.front());
    rest_.erase(rest_.begin());
    act(driver_->viewer(), next);
  } else {
    rest_.clear();
  }
  if (resumes) resume();
  play_rest();
  store_finished();
  go_on();
}

/// Shows a match that has been played for some time, as after a reload, without the steps that led there.
void RemoteSource::resume() {
  driver_->jump_to(events_, events_.size());
  if (driver_->table().turn().who == Turn::Who::seat) pass_to_first(*driver_);
  advance();
}

/// Stores the match once its last event has been played and all its hands are verified. A screen at which nobody plays
/// keeps no matches.
void RemoteSource::store_finished() {
  if (done_ || has_next() || !state_.whole || !driver_->over()) return;
  done_ = true;
  if (driver_->viewer() != kNobody) host_.store({{std::string{kDone} + id_, driver_->record()}});
  send_("over");
}

/// Lets the driver's table continue from other guesses of the hidden cards, if the events differ from those that it has
/// played. The viewer sees no difference.
void RemoteSource::adopt(const Lines& events) {
  const Lines& shown = driver_->table().events();
  if (shown.size() <= events.size() && std::equal(shown.begin(), shown.end(), events.begin())) return;
  const auto table = table_after(driver_->header(), events, events.size());
  if (!table) return;
  const std::size_t known = driver_->table().redacted(driver_->viewer()).size();
  driver_->jump_to(events, events_until(*table, driver_->viewer(), known), true);
}

void RemoteSource::stand_in(std::vector<Seat> seats) {
  if (seats == stand_ins_) return;  // a bot that is thinking goes on
  stand_ins_ = std::move(seats);
  advance();
  host_.wake_in(0);
}

void RemoteSource::refused() {
  rest_.clear();
  plays_rest_ = false;
  sent_ = false;
  driver_->rebuild_scenes();
}

bool RemoteSource::next_hand() {
  if (!driver_->sheet() || driver_->finished()) return true;
  ready_ = true;
  if (hosts_) send_("deal");
  go_on();
  return !driver_->sheet();
}

Text RemoteSource::waiting_words() const {
  if (!ready_) return {};
  return hosts_ ? "Waiting for the next hand…"_text : "Wait: the host starts the next one"_text;
}

/// Closes the scoresheet when the next hand is there and the player has read the sheet, and shows what is due.
void RemoteSource::go_on() {
  if (driver_->sheet() && ready_ && has_next()) {
    ready_ = false;
    driver_->play(next());
  }
  host_.request_frame();
  host_.wake_in(0);
}

void RemoteSource::act(Seat seat, std::string_view action) {
  sent_ = true;
  send_("do " + (hosts_ ? std::to_string(seat) + ' ' : std::string{}) + std::string{action});
}

void RemoteSource::choose(const std::vector<Option>& options) {
  plays_rest_ = options.front().kind == OptionKind::rest;
  if (plays_rest_) return play_rest();
  Lines actions;
  for (const Option& option : options)
    for (std::string& action : actions_of(option)) actions.push_back(std::move(action));
  if (actions.empty()) return;
  rest_.assign(actions.begin() + 1, actions.end());
  act(driver_->viewer(), actions.front());
}

/// Sends any legal action of the viewer if the viewer has chosen to play the rest of the hand and decides now.
void RemoteSource::play_rest() {
  const Turn turn = driver_->table().turn();
  plays_rest_ = plays_rest_ && turn.who == Turn::Who::seat;
  if (!plays_rest_ || has_next() || sent_ || !state_.turn || turn.decider != driver_->viewer()) return;
  act(turn.decider, driver_->table().legal().front());
}

void RemoteSource::played(std::string_view line, const Lines& ended) {
  if (!ended.empty()) ended_ = ended;
  if (names_chance(driver_->table().info(), first_word(line))) pass_to_first(*driver_);
  store_finished();
}

/// Asks a bot of this page for its action, or turns to the person who decides, once the table has reached the last
/// event.
void RemoteSource::advance() {
  bot_->end();
  driver_->call_next(kNobody);
  play_rest();
  const Turn turn = driver_->table().turn();
  if (!hosts_ || turn.who != Turn::Who::seat || has_next()) return;
  const Player& player = driver_->seating().at(turn.decider);
  if (player.human()) return turn_to_person(*driver_, turn.decider);
  if (is_level(player.level)) return bot_->begin(player.level);
  if (std::ranges::find(stand_ins_, turn.decider) != stand_ins_.end())
    bot_->begin(std::string{bot_levels()[bot_levels().size() / 2]});
}

bool RemoteSource::has_next() const { return driver_->table().events().size() < events_.size(); }

std::string RemoteSource::next() { return events_[driver_->table().events().size()]; }

void RemoteSource::tick(double now) {
  bot_->tick(now);
  if (!bot_->action() || sent_) return;
  act(driver_->table().turn().decider, *bot_->action());
  bot_->end();
}

void RemoteSource::sheet_opened() {
  for (const std::string& line : std::exchange(ended_, {})) host_.happened(line);
}

}  // namespace tapete
