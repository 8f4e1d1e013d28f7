#include "app/app.hpp"

#include <algorithm>

namespace tapete {

namespace {

std::string explain_with_line(const Problem& problem, Lang lang) {
  std::string out;
  if (problem.line > 0) out = fill("Line @: "_text(lang), std::to_string(problem.line));
  return out + explain(problem, lang);
}

/// Where a game's form is kept.
std::string setup_key(const GameInfo& game) { return std::string{kSetupOf} + std::string{game.id}; }

std::string lines(const std::vector<std::string>& sentences) {
  std::string out;
  for (const std::string& sentence : sentences) out += sentence + '\n';
  return out;
}

}  // namespace

App::App(Host& host) : host_(host), archive_(host, host) {
  const bool names_game = read_address();
  host_.language_changed(settings_.lang);
  restore();
  // Whoever asks for another game than the one on the table chooses on the first screen.
  if (names_game && session_ && &session_->table().info() != setup_.game) trail_ = {Screen::start};
  trouble_.tell();
  expect_bots();
  changed();
}

/// Settings and form as they are stored, with what the address asks for. That is for this visit; it is stored once the
/// player changes something.
Parameters App::first_choices() const {
  const Settings usual{.lang = host_.language()};
  return read_parameters(host_.parameters(), {parse_settings(host_.load("settings").value_or(""), usual),
                                              parse_setup(*games().front(), host_.load("setup").value_or(""))});
}

/// True if a game is asked for.
bool App::read_address() {
  Parameters read = first_choices();
  first_settings_ = settings_ = read.settings;
  first_setup_ = setup_ = std::move(read.setup);
  accent_ = read.accent;
  seed_ = std::move(read.seed);
  if (!read.problems.empty())
    messages_.tell(std::string{"Something in the address is no good"_text(lang())},
                   lines(read.problems) + std::string{"The usual is taken instead."_text(lang())});
  return read.names_game;
}

std::string App::wish(std::string_view parameters) {
  Parameters read = read_parameters(parameters, {settings_, setup_});
  change_setup(read.setup);
  return lines(read.problems);
}

void App::update_waits() {
  update_waits_ = true;
  changed();
}

bool App::offers_update() const {
  const bool between_hands = screen() == Screen::table && session_ && session_->sheet().has_value();
  return update_waits_ && !dialog() && (screen() == Screen::start || between_hands);
}

/// Puts a stored match on the table; if it is no good: a message that ends with `comfort`, and false.
bool App::take_table(const std::string& id, std::string_view text, std::string_view comfort) {
  auto record = parse_record(text);
  auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
  if (!table) {
    messages_.tell(std::string{"This match cannot be opened"_text(lang())},
                   explain_with_line(table.error(), lang()) + std::string{comfort});
    return false;
  }
  start_session(id, std::move(record->header), std::move(*table), 0);
  return true;
}

void App::start_session(const std::string& id, Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  leave(replay_);
  leave(session_);
  session_ = std::make_unique<Session>(host_, settings_, id, std::move(header), std::move(table), first_dealer);
  draw_.reset();
  trail_ = {Screen::start, Screen::table};
  expect_bots();
}

void App::expect_bots() { host_.expect_bots(game().id); }

bool App::open_record(std::string_view text) {
  const bool opened = take_table(new_id(host_), text);
  if (opened) session_->store();
  changed();
  return opened;
}

std::string App::record() const { return session_ ? session_->record() : std::string{}; }

std::string App::shown_record() const { return session_ ? session_->shown_record() : std::string{}; }

bool App::dark() const {
  return settings_.theme == ThemeChoice::automatic ? host_.prefers_dark() : settings_.theme == ThemeChoice::dark;
}

const GameInfo& App::game() const {
  if (replay_) return replay_->table().info();
  const bool at_table = std::find(trail_.begin(), trail_.end(), Screen::table) != trail_.end();
  return session_ && at_table ? session_->table().info() : *setup_.game;
}

void App::answer(bool yes) {
  messages_.answer(yes);
  changed();
}

void App::go(Screen screen) {
  trail_.push_back(screen);
  changed();
}

void App::leave(std::unique_ptr<Session>& session) {
  looking_.reset();
  if (session) left_ = std::move(session);
}

void App::back() {
  if (dialog()) {
    answer(false);
    return;
  }
  if (screen() == Screen::draw) draw_.reset();
  if (screen() == Screen::table && session_ && session_->finished()) leave(session_);
  if (looking_ && looking_->back > 0) return leave_moments();
  if (screen() == Screen::replay) leave(replay_);
  if (trail_.size() > 1) trail_.pop_back();
  if (screen() == Screen::matches) refresh_archive();
  changed();
}

void App::change_settings(const Settings& settings) {
  use_settings(settings);
  host_.store({{"settings", settings_text(settings_)}});
  changed();
}

void App::use_settings(const Settings& settings) {
  const bool other_language = settings.lang != settings_.lang;
  settings_ = settings;
  if (!other_language) return;
  host_.language_changed(settings_.lang);
  for (Session* each : {session_.get(), replay_.get()})
    if (each != nullptr) each->retell();
}

void App::change_setup(const MatchSetup& setup) {
  const bool other_game = setup.game != setup_.game;
  setup_ = setup;
  if (other_game) expect_bots();
  host_.store({{"setup", setup_text(setup_)}, {setup_key(*setup_.game), setup_text(setup_)}});
  changed();
}

MatchSetup App::setup_for(const GameInfo& game) const {
  MatchSetup setup = parse_setup(game, host_.load(setup_key(game)).value_or(""));
  setup.level = setup_.level;
  setup.names = setup_.names;
  return setup;
}

void App::edit_name(Seat seat) {
  host_.edit_text(seat, "Change the name"_text(lang()), seat_name(setup_, seat, lang()));
}

void App::text_entered(int id, std::string_view text) {
  if (id == kHostsLine) {
    host_.line_entered(text);
    return;
  }
  if (id < 0 || id >= static_cast<int>(setup_.names.size())) return;
  MatchSetup setup = setup_;
  setup.names[static_cast<std::size_t>(id)] = clean_name(text);
  change_setup(setup);
}

void App::choose(int option) {
  if (looking_) return try_action(option);
  if (!session_ || option < 0 || option >= static_cast<int>(session_->scene().options.size())) return;
  if (session_->scene().options[static_cast<std::size_t>(option)].kind == OptionKind::claim) {
    // The match stands still while a question is on the screen, so the option stays what it is.
    messages_.ask({std::string{game().claim.question(lang())}, std::string{game().claim.stakes(lang())},
                   std::string{"Claim"_text(lang())}, std::string{"Play on"_text(lang())},
                   [this, option] { session_->choose(option); }});
  } else {
    session_->choose(option);
  }
  changed();
}

void App::next_hand() {
  if (reminds()) return changed();
  // A hand has been finished: now there is something to lose.
  host_.keep_stored();
  if (session_) session_->next_hand();
  changed();
}

void App::undo() {
  if (session_) session_->undo();
  changed();
}

void App::take_device() {
  if (session_) session_->take_device();
  changed();
}

void App::hurry() {
  if (session() != nullptr) session()->hurry();
  changed();
}

void App::bot_answered(int id, std::string_view action) {
  if (session_) session_->bot_answered(id, action);
  tick(host_.now_ms());
}

void App::tick(double now) {
  if (session_runs()) session_->tick(now);
  if (replay_ && screen() == Screen::replay) replay_->tick(now);
  if (screen() == Screen::draw && draw_) {
    draw_->tick(host_, now);
    if (draw_->deals(now)) deal_first();
  }
  if (!looking_) review_.follow(replay_ ? replay_.get() : session_.get());
  messages_.tick(now);
  if (archive_waits()) work_archive();
  if (copies_.busy()) work_copy();
  trouble_.tell();
  tell_depth();
  schedule();
}

void App::show_toast(std::string_view text) {
  messages_.show_toast(text);
  changed();
}

void App::hear(Ask what) {
  if (session_) host_.announce(session_->tell(what));
}

void App::copy(std::string_view text) { host_.copy_text(text); }

void App::text_copied(bool done) { show_toast((done ? "Copied"_text : "Nothing can be copied here"_text)(lang())); }

bool App::session_runs() const { return session_ && screen() == Screen::table && !dialog(); }

void App::changed() {
  tell_depth();
  host_.request_frame();
  schedule();
}

void App::tell_depth() {
  const int depth = static_cast<int>(trail_.size()) - 1 + (dialog() ? 1 : 0);
  if (depth != depth_) host_.depth_changed(depth);
  depth_ = depth;
}

void App::schedule() {
  std::optional<double> at;
  const auto need = [&at](double moment) { at = at ? std::min(*at, moment) : moment; };
  if (session_runs())
    if (const auto moment = session_->next_moment()) need(*moment);
  if (screen() == Screen::draw && draw_ && (!draw_->done() || draw_->deals_itself)) need(draw_->next_at);
  if (replay_ && screen() == Screen::replay)
    if (const auto moment = replay_->next_moment()) need(*moment);
  if (archive_waits() || copies_.busy() || trouble_.due()) need(host_.now_ms());
  if (toast()) need(toast()->until);
  if (at) host_.wake_in(std::max(0.0, *at - host_.now_ms()));
}

}  // namespace tapete
