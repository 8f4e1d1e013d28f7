#include "app/session/session.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/session/events.hpp"
#include "app/shared_deal.hpp"
#include "core/sha256.hpp"

namespace tapete {

Session::Session(Host& host, const Settings& settings, std::string id, Header header, std::unique_ptr<Table> table,
                 Seat first_dealer)
    : host_(host),
      settings_(settings),
      id_(std::move(id)),
      header_(std::move(header)),
      table_(std::move(table)),
      first_dealer_(first_dealer),
      seating_(read_players(header_, settings.lang)),
      telling_(host, settings, seating_),
      showing_(host, settings, telling_),
      gate_(host, host),
      bot_(host, host, header_, *table_) {
  seat_players(header_, seating_.players());
  if (id_.empty()) replay_.emplace(*table_);
  shown_events_ = table_->events().size();
  if (hides() && table_->turn().who == Turn::Who::seat) pass_device(first_person());
  jump();
  advance();
}

std::string Session::record() const { return record_text(header_, table_->events()); }

std::string Session::shown_record() const {
  const auto& events = table_->events();
  const std::size_t count = std::min(shown_events_, events.size());
  return record_text(header_, {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)});
}

std::string Session::seal() const {
  const std::string line = deal_line(*table_);
  return line.empty() ? std::string{} : sha256(line);
}

std::string Session::open_deck() const { return sheet_ ? deal_line(*table_) : std::string{}; }

Chart Session::chart() const {
  Chart chart = table_->chart(settings_.lang);
  // A hand whose last trick is still being shown has not been counted for those who look.
  const bool counted = sheet_.has_value() || replay_.has_value();
  if (!chart.rows.empty() && chart.rows.back().over && !counted) chart.rows.pop_back();
  return chart;
}

bool Session::finished() const { return is_finished(header_, *table_); }

bool Session::can_act() const {
  return (!replay_ || may_choose_) && !passing() && !showing_.busy() && !sheet_ && !scene().options.empty();
}

void Session::choose(const std::vector<int>& indices) {
  std::vector<std::string> actions;
  for (const int index : indices) {
    if (index < 0 || index >= static_cast<int>(scene().options.size())) return;
    const Option& option = scene().options[static_cast<std::size_t>(index)];
    if (replay_ || !(option.kind == OptionKind::call ? can_call() : can_act())) return;
    actions.push_back(option.action);
    actions.insert(actions.end(), option.then.begin(), option.then.end());
  }
  bool played = true;
  for (const std::string& action : actions) played = played && play(line_by(*table_, viewer(), action));
}

void Session::next_hand() {
  if (!sheet_ || finished()) return;
  deal();
}

bool Session::can_undo() const {
  const bool seen = !passing() && seating_.next() == kNobody;
  return keeps() && seen && table_->turn().who == Turn::Who::seat && last_own_action(*table_, viewer()).has_value();
}

void Session::undo() {
  if (!can_undo()) return;
  table_->rewind(*last_own_action(*table_, viewer()));
  const double now = host_.now_ms();
  showing_.take_back(table_->scene(viewer(), settings_.lang), now);
  store();
  advance();
  tick(now);
}

void Session::hurry() {
  if (passing()) return;
  const double now = host_.now_ms();
  hurried_ = gate_.shut(now);
  if (!hurried_) showing_.hurry(now);
}

void Session::seek(std::size_t position) {
  position = std::clamp<std::size_t>(position, 1, replay_->length());
  hurry();
  showing_.forget_calls();
  if (position == replay_->position() + 1 && !hands_open_) {
    play(replay_->next_event());
  } else {
    replay_->wind(position);
    jump();
  }
}

void Session::play_on() {
  replay_.reset();
  advance();
}

std::string Session::last_deed() const {
  const auto& events = table_->events();
  if (events.empty() || names_chance(table_->info(), first_word(events.back()))) return {};
  for (const Step& step : table_->steps(viewer(), settings_.lang))
    for (const Announcement& said : step.said)
      if (said.seat != kNobody) return telling_.tell(said, viewer());
  return {};
}

void Session::open_hands(bool open) {
  hands_open_ = open;
  retell();
}

void Session::retell() {
  jump();
  host_.request_frame();
}

/// Shows the present scene at once, without the steps that led there.
void Session::jump() {
  sheet_ = table_->sheet(viewer(), settings_.lang);
  showing_.jump(present_scene(), host_.now_ms());
}

/// What the viewer sees. With open hands, everybody's cards are filled in from the other seats' scenes.
Scene Session::present_scene() const {
  Scene scene = table_->scene(viewer(), settings_.lang);
  if (!hands_open_) return scene;
  for (Zone& zone : scene.zones) {
    if (zone.place != Place::hand || zone.owner == scene.viewer) continue;
    const Scene theirs = table_->scene(zone.owner, settings_.lang);
    const Zone* const hand = find_zone(theirs, Place::hand, zone.owner);
    if (hand == nullptr) continue;
    zone.cards = hand->cards;
    zone.hidden = hand->hidden;
    for (SceneCard& card : zone.cards) {
      card.option = -1;
      card.refusal.clear();
    }
  }
  return scene;
}

bool Session::play(std::string_view line) {
  auto outcome = table_->play(line);
  if (!outcome) return false;
  if (keeps()) ended_ = std::move(*outcome);
  sheet_.reset();
  showing_.ready(host_.now_ms());
  // New cards must be seen only by the person who plays first.
  if (hides() && names_chance(table_->info(), first_word(line))) pass_device(first_person());
  for (Step& step : table_->steps(viewer(), settings_.lang)) showing_.add(std::move(step));
  store();
  advance();
  tick(host_.now_ms());
  return true;
}

void Session::deal() {
  Rng rng = chance_of(header_, count_chance(*table_) + 1).value_or(Rng{host_.entropy()});
  play(table_->chance(rng, first_dealer_));
}

/// After every event: a bot that is to act starts to think, even while earlier steps are still being shown.
void Session::advance() {
  bot_.end();
  seating_.call_next(kNobody);
  const Turn turn = table_->turn();
  if (replay_ || turn.who != Turn::Who::seat) return;
  if (!is_person(turn.decider))
    bot_.begin(seating_.at(turn.decider).level);
  else if (turn.decider != viewer() && hides())
    seating_.call_next(turn.decider);
  else if (turn.decider != viewer())
    turn_to(turn.decider);
}

void Session::tick(double now) {
  showing_.end_calls(now);
  bot_.tick(now);
  if (gate_.shut(now) || passing()) return;
  shown_events_ = table_->events().size();
  if (hurried_) hurry();
  showing_.tick(now);
  if (!showing_.done(now) || sheet_) return;
  if (seating_.next() != kNobody) {
    pass_device(seating_.next());
  } else if (bot_.action()) {
    play(line_by(*table_, table_->turn().decider, *bot_.action()));
  } else if (table_->turn().who != Turn::Who::seat) {
    open_sheet();
    host_.request_frame();
    if (!sheet_ && !over() && !replay_) deal();
  }
}

void Session::open_sheet() {
  sheet_ = table_->sheet(viewer(), settings_.lang);
  for (const std::string& line : std::exchange(ended_, {})) host_.happened(line);
  if (sheet_) telling_.announce(*sheet_);
}

std::optional<double> Session::next_moment() const {
  std::optional<double> at;
  const auto need = [&at](double moment) { at = at ? std::min(*at, moment) : moment; };
  // In a match that is watched, chance events inside a hand come from the record.
  const bool waits = replay_ && table_->in_hand();
  const bool chance_due = !sheet_ && !waits && table_->turn().who == Turn::Who::chance;
  const bool sheet_due = !sheet_ && over();
  const bool more = showing_.busy() || bot_.action() || seating_.next() != kNobody || chance_due || sheet_due;
  if (more && !passing()) need(gate_.after(showing_.ready_at()));
  if (const auto moment = bot_.next_moment()) need(*moment);
  for (const Call& call : showing_.calls()) need(call.until);
  if (showing_.highlight()) need(showing_.highlight()->until);
  return at;
}

void Session::store() {
  if (keeps()) gate_.store(changes(id_, record(), finished()));
}

/// Whether what one person at this screen sees must be hidden from the others.
bool Session::hides() const { return !replay_ && seating_.shared() && !table_->info().open; }

/// The person who decides; if a bot decides, the person at the screen.
Seat Session::first_person() const {
  const Turn turn = table_->turn();
  return turn.who == Turn::Who::seat && is_person(turn.decider) ? turn.decider : viewer();
}

/// Nothing more is shown or announced until this person has the device, and earlier announcements are dropped.
void Session::pass_device(Seat seat) {
  seating_.pass_to(seat);
  showing_.forget_said();
  telling_.announce_passing();
  host_.request_frame();
}

void Session::take_device() {
  if (!passing()) return;
  seating_.taken();
  const double now = host_.now_ms();
  if (!showing_.busy()) showing_.present(table_->scene(viewer(), settings_.lang), now);
  showing_.ready(now);
  tick(now);
  host_.request_frame();
}

/// Another person at the screen is to act, and sees the table from the own seat from now on.
void Session::turn_to(Seat seat) {
  seating_.sit(seat);
  Step step{table_->scene(seat, settings_.lang), {}, Step::Kind::drawn};
  step.said.push_back({kNobody, fill("@ is to play"_text(settings_.lang), name(seat)), {}});
  showing_.add(std::move(step));
}

}  // namespace tapete
