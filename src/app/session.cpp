#include "app/session.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/shared_deal.hpp"
#include "core/sha256.hpp"
#include "match/bot.hpp"

namespace tapete {
namespace {

/// A bot that has said nothing for so long is asked again.
constexpr double kPatience = 15000;
/// After so many useless answers any legal action is taken.
constexpr int kMostRefused = 3;
/// Longer than this nobody waits for what is being stored: it takes a few milliseconds, or something is wrong.
constexpr double kStoringTime = 100;

}  // namespace

Session::Session(Host& host, const Settings& settings, std::string id, Header header, std::unique_ptr<Table> table,
                 Seat first_dealer)
    : host_(host),
      settings_(settings),
      id_(std::move(id)),
      header_(std::move(header)),
      table_(std::move(table)),
      players_(read_players(header_, settings.lang)),
      first_dealer_(first_dealer) {
  seat_players(header_, players_);
  const auto person =
      std::find_if(players_.begin(), players_.end(), [](const Player& player) { return player.human(); });
  viewer_ = static_cast<Seat>(person - players_.begin());
  if (watching()) {
    tape_ = table_->events();
    table_->rewind(1);
  }
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

bool Session::starts_hand(std::string_view line) const { return first_word(line) == table_->info().deal_line; }

/// The last deal of the record, as it stands there.
std::string Session::deal_line() const {
  const auto& events = table_->events();
  if (table_->info().open) return {};  // nothing was hidden in it
  const auto deal =
      std::find_if(events.rbegin(), events.rend(), [this](const std::string& line) { return starts_hand(line); });
  return deal == events.rend() ? std::string{} : *deal;
}

std::string Session::seal() const {
  const std::string line = deal_line();
  return line.empty() ? std::string{} : sha256(line);
}

std::string Session::open_deck() const { return sheet_ ? deal_line() : std::string{}; }

bool Session::finished() const { return is_finished(header_, *table_); }

bool Session::can_act() const {
  return !watching() && passing_ == kNobody && queue_.empty() && !sheet_ && !shown_.scene.options.empty();
}

void Session::choose(int index) {
  if (!can_act() || index < 0 || index >= static_cast<int>(shown_.scene.options.size())) return;
  const Option option = shown_.scene.options[static_cast<std::size_t>(index)];
  const std::string seat = std::to_string(viewer_) + ' ';
  bool played = play(seat + option.action);
  for (const std::string& action : option.then) played = played && play(seat + action);
}

void Session::next_hand() {
  if (!sheet_ || finished()) return;
  deal();
}

/// The place of the person's last action that can be taken back, unless chance has acted since.
std::optional<std::size_t> Session::last_own_action() const {
  const auto& events = table_->events();
  const GameInfo& info = table_->info();
  const std::string own = std::to_string(viewer_);
  const auto names = [](std::span<const std::string_view> verbs, std::string_view verb) {
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
  };
  for (std::size_t i = events.size(); i-- > 0;) {
    Splitter words{events[i], ' '};
    const auto who = words.next().value_or("");
    const auto verb = words.next().value_or("");
    if (who == own && names(info.takes_back, verb)) return i;
    if (names_chance(info, who) || (who == own && names(info.reveals, verb))) break;
  }
  return std::nullopt;
}

bool Session::can_undo() const {
  const bool seen = passing_ == kNobody && next_person_ == kNobody;
  return !watching() && seen && table_->turn().who == Turn::Who::seat && last_own_action().has_value();
}

void Session::undo() {
  if (!can_undo()) return;
  table_->rewind(*last_own_action());
  calls_.clear();
  last_said_.clear();
  queue_.clear();
  queue_.push_back({{table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn}, false});
  ready_at_ = host_.now_ms();
  store();
  advance();
  tick(ready_at_);
}

void Session::hurry() {
  if (passing_ != kNobody) return;
  const double now = host_.now_ms();
  hurried_ = held(now);
  if (hurried_) return;
  while (!queue_.empty()) show_next(now, false);
  ready_at_ = now;
  host_.request_frame();
}

void Session::seek(std::size_t position) {
  position = std::clamp<std::size_t>(position, 1, tape_.size());
  hurry();
  calls_.clear();
  if (position == this->position() + 1) {
    play(tape_[position - 1]);
    return;
  }
  if (position < this->position()) table_->rewind(position);
  while (this->position() < position) table_->play(tape_[this->position()]);
  jump();
}

std::size_t Session::hand_start(bool next) const {
  const auto starts = [this](std::size_t at) { return starts_hand(tape_[at - 1]); };
  std::size_t at = position();
  if (next) {
    while (++at < length())
      if (starts(at)) return at;
    return length();
  }
  while (--at > 1)
    if (starts(at)) return at;
  return 1;
}

void Session::retell() {
  jump();
  host_.request_frame();
}

bool Session::play(std::string_view line) {
  auto outcome = table_->play(line);
  if (!outcome) return false;
  if (!watching()) ended_ = std::move(*outcome);
  sheet_.reset();
  ready_at_ = host_.now_ms();
  // New cards are for the eyes of whoever plays first.
  if (hides() && names_chance(table_->info(), first_word(line))) pass_device(first_person());
  for (Step& step : table_->steps(viewer_, settings_.lang)) queue_.push_back({std::move(step)});
  store();
  advance();
  tick(host_.now_ms());
  return true;
}

void Session::deal() {
  const auto& events = table_->events();
  const auto chance = std::count_if(events.begin(), events.end(), [this](const std::string& line) {
    return names_chance(table_->info(), first_word(line));
  });
  Rng rng = chance_of(header_, static_cast<int>(chance) + 1).value_or(Rng{host_.entropy()});
  play(table_->chance(rng, first_dealer_));
}

/// After every event: whoever is to act begins to think, whatever is still to be seen.
void Session::advance() {
  waiting_ = false;
  answer_.reset();
  refused_ = 0;
  next_person_ = kNobody;
  const Turn turn = table_->turn();
  if (watching() || turn.who != Turn::Who::seat) return;
  if (!players_[static_cast<std::size_t>(turn.seat)].human())
    ask_bot();
  else if (turn.seat != viewer_ && hides())
    next_person_ = turn.seat;
  else if (turn.seat != viewer_)
    turn_to(turn.seat);
}

void Session::ask_bot() {
  const Seat seat = table_->turn().seat;
  if (refused_ >= kMostRefused) {
    const auto legal = table_->legal();
    Rng rng{host_.entropy()};
    answer_ = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    return;
  }
  const Header bare{header_.game, header_.players, header_.rules, {}};
  waiting_ = true;
  asked_at_ = host_.now_ms();
  host_.ask_bot(++asked_, record_text(bare, table_->redacted(seat)), players_[static_cast<std::size_t>(seat)].level,
                host_.entropy().front());
}

void Session::bot_answered(int id, std::string_view action) {
  if (!waiting_ || id != asked_) return;
  waiting_ = false;
  const auto offers = [action](const std::vector<std::string>& actions) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  };
  // On its turn a bot may also do what it could do out of turn: claim a renuncio.
  if (offers(table_->legal()) || offers(table_->out_of_turn(table_->turn().seat))) {
    answer_ = action;
  } else {
    ++refused_;
    ask_bot();
  }
}

void Session::play_answer() {
  const std::string line = std::to_string(table_->turn().seat) + ' ' + *answer_;
  answer_.reset();
  play(line);
}

void Session::tick(double now) {
  if (std::erase_if(calls_, [now](const Call& call) { return call.until <= now; }) > 0) host_.request_frame();
  if (waiting_ && now >= asked_at_ + kPatience) {
    ++refused_;
    ask_bot();
  }
  if (held(now) || passing_ != kNobody) return;
  shown_events_ = table_->events().size();
  if (hurried_) hurry();
  while (!queue_.empty() && now >= ready_at_) show_next(now, true);
  if (!queue_.empty() || now < ready_at_ || sheet_) return;
  if (next_person_ != kNobody) {
    pass_device(next_person_);
  } else if (answer_) {
    play_answer();
  } else if (table_->turn().who != Turn::Who::seat) {
    open_sheet();
    host_.request_frame();
    if (!sheet_ && !over() && !watching()) deal();
  }
}

std::optional<double> Session::next_moment() const {
  std::optional<double> at;
  const auto need = [&at](double moment) { at = at ? std::min(*at, moment) : moment; };
  const bool chance_due = !sheet_ && table_->turn().who == Turn::Who::chance;
  const bool sheet_due = !sheet_ && over();
  const bool more = !queue_.empty() || answer_ || next_person_ != kNobody || chance_due || sheet_due;
  if (more && passing_ == kNobody) need(receipt_ ? std::max(ready_at_, held_until_) : ready_at_);
  if (waiting_) need(asked_at_ + kPatience);
  for (const Call& call : calls_) need(call.until);
  return at;
}

void Session::store() {
  if (watching()) return;
  receipt_ = host_.store(changes(id_, record(), finished()));
  held_until_ = host_.now_ms() + kStoringTime;
}

void Session::stored(int receipt) {
  if (receipt == receipt_) receipt_.reset();
}

bool Session::held(double now) const { return receipt_ && now < held_until_; }

}  // namespace tapete
