#include "app/session/local_source.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "app/session/for_partner.hpp"
#include "app/session/match_driver.hpp"
#include "app/session/shared_screen.hpp"
#include "app/shared_deal.hpp"
#include "match/action_line.hpp"

namespace tapete {

void LocalSource::begin(MatchDriver& driver) {
  driver_ = &driver;
  bot_.emplace(host_, host_, driver.header(), driver.table());
  if (driver.table().turn().who == Turn::Who::seat) pass_to_first(driver);
}

std::string LocalSource::shown_record() const {
  const auto& events = driver_->table().events();
  const auto count = static_cast<std::ptrdiff_t>(std::min(driver_->shown_events(), events.size()));
  return record_text(driver_->header(), {events.begin(), events.begin() + count});
}

bool LocalSource::can_undo() const {
  const Seating& seating = driver_->seating();
  const bool seen = seating.passing() == kNobody && seating.next() == kNobody;
  return !id_.empty() && seen && driver_->table().turn().who == Turn::Who::seat &&
         last_personal_action(*driver_).has_value();
}

void LocalSource::undo() {
  if (!can_undo()) return;
  rest_ = false;
  const std::size_t last = *last_personal_action(*driver_);
  if (driver_->seating().alone() && last < first_for_partner(*driver_))
    driver_->turn_to(driver_->seating().first_person(), {});
  driver_->take_back(last);
  store();
  advance();
  driver_->tick(host_.now_ms());
}

void LocalSource::next_hand() {
  if (!driver_->sheet() || driver_->finished()) return;
  driver_->play(deal());
  driver_->tick(host_.now_ms());
}

void LocalSource::skip_to_end() {
  to_end_ = true;
  next_hand();
}

void LocalSource::tick(double now) {
  bot_->tick(now);
  if (!to_end_) return;
  driver_->hurry();
  if (driver_->sheet() && !driver_->finished()) driver_->play(deal());
}

std::optional<double> LocalSource::next_tick_time() const {
  const bool skips_sheet = to_end_ && driver_->sheet() && !driver_->finished();
  return skips_sheet ? host_.now_ms() : bot_->next_tick_time();
}

void LocalSource::store() {
  if (!id_.empty()) gate_.store(changes(id_, driver_->record(), driver_->finished()));
}

void LocalSource::choose(const std::vector<Option>& options) {
  rest_ = options.front().kind == OptionKind::rest;
  if (rest_) return;
  for (const Option& option : options)
    for (const std::string& action : actions_of(option))
      if (!driver_->play(line_by(driver_->table(), driver_->viewer(), action))) return;
}

void LocalSource::played(std::string_view line, const std::vector<std::string>& ended) {
  if (!id_.empty()) ended_ = ended;
  if (names_chance(driver_->table().info(), first_word(line))) pass_to_first(*driver_);
  store();
}

/// Asks a bot as soon as it has to decide, so that it thinks while earlier steps are still being shown.
void LocalSource::advance() {
  bot_->end();
  driver_->call_next(kNobody);
  move_to_seat(*driver_);
  const Turn turn = driver_->table().turn();
  rest_ = rest_ && turn.who == Turn::Who::seat;
  if (rest_ || turn.who != Turn::Who::seat) return;
  const Player& player = driver_->seating().at(turn.decider);
  if (turn.decider == driver_->viewer()) return;
  if (player.human())
    turn_to_person(*driver_, turn.decider);
  else
    bot_->begin(player.level);
}

bool LocalSource::has_next() const {
  return bot_->action() || rest_ || (!driver_->sheet() && driver_->table().turn().who == Turn::Who::chance);
}

std::string LocalSource::next() {
  const Table& table = driver_->table();
  if (rest_) return action_line(table.turn().seat, table.legal().front());
  return bot_->action() ? line_by(table, table.turn().decider, *bot_->action()) : deal();
}

void LocalSource::sheet_opened() {
  for (const std::string& line : std::exchange(ended_, {})) host_.happened(line);
}

/// Returns the next chance event.
std::string LocalSource::deal() {
  const Table& table = driver_->table();
  Rng rng = chance_of(driver_->header(), count_chance(table) + 1).value_or(Rng{host_.entropy()});
  return table.chance(rng, first_dealer_);
}

}  // namespace tapete
