#include "app/session.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/shared_deal.hpp"
#include "app/spoken.hpp"
#include "app/strings.hpp"
#include "core/sha256.hpp"
#include "match/bot.hpp"

namespace tapete {
namespace {

constexpr double kCallTime = 2600;
/// A bot that has said nothing for so long is asked again.
constexpr double kPatience = 15000;
/// After so many useless answers any legal action is taken.
constexpr int kMostRefused = 3;
/// Longer than this nobody waits for what is being stored: it takes a few milliseconds, or something is wrong.
constexpr double kStoringTime = 100;

double pace(Step::Kind kind, Speed speed) {
  struct Times {
    double slow, normal, fast;
  };
  const auto times = [kind]() -> Times {
    switch (kind) {
      case Step::Kind::dealt:
        return {2400, 1700, 1100};
      case Step::Kind::played:
        return {1300, 800, 400};
      case Step::Kind::trick_full:
        return {2400, 1500, 800};
      case Step::Kind::collected:
        return {800, 500, 320};
      case Step::Kind::drawn:
        return {900, 600, 360};
      case Step::Kind::rolled:
        return {1900, 1200, 700};
      case Step::Kind::declared:
        return {2800, 2000, 1200};
    }
    return {};
  }();
  return speed == Speed::slow ? times.slow : speed == Speed::fast ? times.fast : times.normal;
}

Sound sound_of(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::dealt:
      return Sound::shuffle;
    case Step::Kind::collected:
      return Sound::collect;
    default:
      return Sound::card;
  }
}

int cards_in_hands(const Scene& scene) {
  int count = 0;
  for (const Zone& zone : scene.zones)
    if (zone.place == Place::hand) count += static_cast<int>(zone.cards.size()) + zone.hidden;
  return count;
}

/// Something moves that is heard: not where nobody draws any more.
bool is_heard(const Step& step, const Scene& before) {
  if (step.kind == Step::Kind::drawn) return cards_in_hands(step.scene) > cards_in_hands(before);
  return step.kind != Step::Kind::declared;
}

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

double Session::step_time() const {
  // A pass is silent, and must not be told by a pause either.
  if (shown_.kind == Step::Kind::declared && shown_.said.empty()) return 0;
  return pace(shown_.kind, settings_.speed);
}

std::string Session::record() const { return record_text(header_, table_->events()); }

std::string Session::shown_record() const {
  const auto& events = table_->events();
  const std::size_t count = std::min(shown_events_, events.size());
  return record_text(header_, {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)});
}

/// The last deal of the record, as it stands there.
std::string Session::deal_line() const {
  const auto& events = table_->events();
  const auto deal =
      std::find_if(events.rbegin(), events.rend(), [](const std::string& line) { return line.starts_with("deal "); });
  return deal == events.rend() ? std::string{} : *deal;
}

std::string Session::seal() const {
  const std::string line = deal_line();
  return line.empty() ? std::string{} : sha256(line);
}

std::string Session::open_deck() const { return sheet_ ? deal_line() : std::string{}; }

bool Session::finished() const {
  const bool one_hand = is_shared_deal(header_) && !table_->events().empty();
  return over() || (one_hand && table_->turn().who == Turn::Who::chance);
}

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

/// Not behind anything that chance has done since.
std::optional<std::size_t> Session::last_own_card() const {
  const auto& events = table_->events();
  const std::string own = std::to_string(viewer_);
  for (std::size_t i = events.size(); i-- > 0;) {
    if (events[i].starts_with(own + " play ") || events[i].starts_with(own + " place ")) return i;
    if (names_chance(first_word(events[i]))) break;
  }
  return std::nullopt;
}

bool Session::can_undo() const {
  const bool seen = passing_ == kNobody && next_person_ == kNobody;
  return !watching() && seen && table_->turn().who == Turn::Who::seat && last_own_card().has_value();
}

void Session::undo() {
  if (!can_undo()) return;
  table_->rewind(*last_own_card());
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
  const auto starts = [this](std::size_t at) {
    return tape_[at - 1].starts_with("deal ") || tape_[at - 1].starts_with("start ");
  };
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
  if (hides() && names_chance(first_word(line))) pass_device(first_person());
  for (Step& step : table_->steps(viewer_, settings_.lang)) queue_.push_back({std::move(step)});
  store();
  advance();
  tick(host_.now_ms());
  return true;
}

void Session::deal() {
  const auto& events = table_->events();
  const auto chance = std::count_if(events.begin(), events.end(),
                                    [](const std::string& line) { return line[0] < '0' || line[0] > '9'; });
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

bool Session::shared() const {
  return std::count_if(players_.begin(), players_.end(), [](const Player& player) { return player.human(); }) > 1;
}

/// What one person at this screen sees is not for the others.
bool Session::hides() const { return !watching() && shared() && !table_->info().open; }

/// Whose turn it is if that is a person, else who sits at the screen.
Seat Session::first_person() const {
  const Turn turn = table_->turn();
  const bool person = turn.who == Turn::Who::seat && players_[static_cast<std::size_t>(turn.seat)].human();
  return person ? turn.seat : viewer_;
}

/// Nothing more is shown or told until this person has the device; what was told is forgotten.
void Session::pass_device(Seat seat) {
  passing_ = seat;
  next_person_ = kNobody;
  viewer_ = seat;
  calls_.clear();
  last_said_.clear();
  host_.hush();
  host_.announce(fill(words::kPassTo(settings_.lang), name(seat)));
  host_.request_frame();
}

void Session::take_device() {
  if (passing_ == kNobody) return;
  passing_ = kNobody;
  const double now = host_.now_ms();
  if (queue_.empty()) {
    put({table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn}, now, false);
    host_.announce(tell(Ask::table) + ' ' + tell(Ask::hand));
  }
  ready_at_ = now;
  tick(now);
  host_.request_frame();
}

/// Another person at the screen is to act, and sees the table from the own seat from now on.
void Session::turn_to(Seat seat) {
  viewer_ = seat;
  Step step{table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn};
  step.said.push_back({kNobody, fill(words::kHandOver(settings_.lang), name(seat)), {}});
  queue_.push_back({std::move(step)});
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

void Session::show_next(double now, bool moves) {
  Waiting next = std::move(queue_.front());
  queue_.pop_front();
  if (next.moves) return show(std::move(next.step), now, moves);
  put(std::move(next.step), now, false);  // the table as it was before what was taken back
  host_.announce(tell(Ask::table) + ' ' + tell(Ask::hand));
}

std::string Session::tell(Ask what) const {
  if (passing_ != kNobody) return fill(words::kPassTo(settings_.lang), name(passing_));
  switch (what) {
    case Ask::hand:
      return spoken::hand(scene(), settings_.lang);
    case Ask::table:
      return spoken::table(scene(), players_, settings_.lang);
    case Ask::score:
      return spoken::score(scene(), players_, settings_.lang);
  }
  return {};
}

/// Says what a step shows to those who listen.
void Session::speak(const Step& step) {
  const auto say = [this](const std::string& text) {
    if (!text.empty()) host_.announce(text);
  };
  for (const Announcement& said : step.said) say(spoken::announcement(said, step.scene.viewer, players_));
  if (step.kind == Step::Kind::dealt)
    say(spoken::hand(step.scene, settings_.lang));
  else
    say(spoken::drawn(shown_.scene, step.scene, settings_.lang));
  if (comes_to_act(step)) say(std::string{words::kYourTurn(settings_.lang)} + '.');
}

void Session::open_sheet() {
  sheet_ = table_->sheet(viewer_, settings_.lang);
  for (const std::string& line : std::exchange(ended_, {})) host_.happened(line);
  if (sheet_) host_.announce(spoken::sheet(*sheet_, viewer_, players_, settings_.lang));
}

/// What a step sounds like, and the bell when it is the person's turn.
void Session::sound(const Step& step) {
  if (settings_.voice == Switch::on)
    for (const Announcement& said : step.said)
      if (!said.call.empty()) host_.speak_aloud(said.call);
  if (settings_.sound != Switch::on) return;
  if (is_heard(step, shown_.scene)) host_.play(sound_of(step.kind));
  if (comes_to_act(step)) host_.play(Sound::bell);
}

/// The person may act now, and could not before.
bool Session::comes_to_act(const Step& step) const {
  const auto acts = [](const Scene& scene) { return scene.turn == scene.viewer && !scene.options.empty(); };
  return acts(step.scene) && !acts(shown_.scene);
}

void Session::show(Step step, double now, bool moves) {
  speak(step);
  if (moves) sound(step);
  put(std::move(step), now, moves);
}

void Session::put(Step step, double now, bool moves) {
  for (const Announcement& said : step.said) {
    if (!said.call.empty()) calls_.push_back({said, now + kCallTime});
    last_said_ = spoken::announcement(said, step.scene.viewer, players_);
  }
  if (step.kind == Step::Kind::dealt) last_said_.clear();
  shown_ = std::move(step);
  moves_ = moves;
  ++serial_;
  ready_at_ = now + step_time();
  host_.request_frame();
}

/// Shows the table as it is, without the way that led there.
void Session::jump() {
  queue_.clear();
  last_said_.clear();
  sheet_ = table_->sheet(viewer_, settings_.lang);
  const double now = host_.now_ms();
  put({table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn}, now, false);
  ready_at_ = now;
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
