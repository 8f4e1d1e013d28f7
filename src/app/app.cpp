#include "app/app.hpp"

#include <algorithm>

#include "app/strings.hpp"

namespace tapete {

namespace {

std::string explain_with_line(const Problem& problem, Lang lang) {
  std::string out;
  if (problem.line > 0) out = fill(words::kBadLine(lang), std::to_string(problem.line));
  return out + explain(problem, lang);
}

/// Where a game's form is kept.
std::string setup_key(const GameInfo& game) { return "setup." + std::string{game.id}; }

std::string lines(const std::vector<std::string>& sentences) {
  std::string out;
  for (const std::string& sentence : sentences) out += sentence + '\n';
  return out;
}

}  // namespace

App::App(Host& host) : host_(host), archive_(host) {
  settings_ = parse_settings(host_.load("settings").value_or(""), Settings{.lang = host_.language()});
  setup_ = parse_setup(*games().front(), host_.load("setup").value_or(""));
  const bool names_game = read_address();
  host_.language_changed(settings_.lang);
  restore();
  // Whoever asks for another game than the one on the table chooses on the first screen.
  if (names_game && session_ && &session_->table().info() != setup_.game) trail_ = {Screen::start};
  if (host_.storage() == Stored::newer) {
    unsaved_ = Stored::newer;
    tell_unsaved();
  }
  expect_bots();
  changed();
}

/// For this visit; it is stored once the player changes something. True if a game is asked for.
bool App::read_address() {
  Parameters read = read_parameters(host_.parameters(), {settings_, setup_});
  settings_ = read.settings;
  setup_ = std::move(read.setup);
  dress_ = read.dress;
  seed_ = std::move(read.seed);
  if (!read.problems.empty())
    tell(std::string{words::kBadAddress(lang())}, lines(read.problems) + std::string{words::kBadAddressHelp(lang())});
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
  return update_waits_ && !dialog_ && (screen() == Screen::start || between_hands);
}

/// Version 0.1 knew one match alone.
void App::migrate() {
  for (const std::string_view old : {"match", "match.broken"}) {
    const std::string text = host_.load(old).value_or("");
    if (text.empty()) continue;
    std::vector<Change> moved = changes(new_id(host_), text, false);
    moved.push_back({std::string{old}, {}});
    host_.store(moved);
  }
}

/// Goes on with the match that was on the table. One that cannot be read stays in the list, so that nothing is lost.
void App::restore() {
  migrate();
  const std::string id = host_.load(kCurrent).value_or("");
  const std::string text = host_.load(std::string{kUnderWay} + id).value_or("");
  if (id.empty() || text.empty() || take_table(id, text)) return;
  dialog_->text += "\n" + std::string{words::kKept(lang())};
  host_.store({{std::string{kCurrent}, {}}});
}

/// Puts a stored match on the table; if it is no good: a message, and false.
bool App::take_table(const std::string& id, std::string_view text) {
  auto record = parse_record(text);
  auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
  if (!table) {
    tell(std::string{words::kBadRecord(lang())}, explain_with_line(table.error(), lang()));
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

std::string App::page_name(Screen screen) const {
  const std::string file = "." + std::string{lang_code(lang())} + ".md";
  if (screen == Screen::about) return "texts/licences" + file;
  const std::string folder = "texts/" + std::string{game().pages.empty() ? game().id : game().pages};
  return folder + (screen == Screen::rules ? "/rules" : "/glossary") + file;
}

void App::retry_page(Screen screen) {
  files_.retry(page_name(screen));
  changed();
}

void App::fetched(std::string_view name, std::optional<std::string_view> bytes) {
  files_.fetched(name, bytes);
  changed();
}

void App::go(Screen screen) {
  trail_.push_back(screen);
  changed();
}

void App::leave(std::unique_ptr<Session>& session) {
  if (session) left_ = std::move(session);
}

void App::back() {
  if (dialog_) {
    answer(false);
    return;
  }
  if (screen() == Screen::draw) draw_.reset();
  if (screen() == Screen::table && session_ && session_->finished()) leave(session_);
  if (screen() == Screen::replay) leave(replay_);
  if (trail_.size() > 1) trail_.pop_back();
  if (screen() == Screen::matches) refresh_archive();
  changed();
}

void App::answer(bool yes) {
  if (!dialog_) return;
  const Dialog answered = std::move(*dialog_);
  dialog_.reset();
  if (yes && answered.on_yes) answered.on_yes();
  changed();
}

void App::tell(std::string title, std::string text) {
  ask({std::move(title), std::move(text), std::string{words::kOk(lang())}, {}, {}});
}

void App::ask(Dialog dialog) {
  dialog.number = ++dialogs_;
  host_.announce(dialog.title + ". " + dialog.text);
  dialog_ = std::move(dialog);
}

void App::change_settings(const Settings& settings) {
  const bool other_language = settings.lang != settings_.lang;
  settings_ = settings;
  host_.store({{"settings", settings_text(settings_)}});
  if (other_language) {
    host_.language_changed(settings_.lang);
    for (Session* each : {session_.get(), replay_.get()})
      if (each != nullptr) each->retell();
  }
  changed();
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

void App::edit_name(Seat seat) { host_.edit_text(seat, words::kChangeName(lang()), seat_name(setup_, seat, lang())); }

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

void App::new_match() {
  leave(replay_);
  trail_ = {Screen::start, Screen::setup};
  changed();
}

void App::begin() {
  Header header = make_header(setup_, lang());
  if (!seed_.empty()) header.free.emplace_back("seed", seed_);
  start_draw(std::move(header));
}

void App::rematch() {
  if (!session_) return;
  Header header = session_->header();
  // Or the same cards would come again.
  std::erase_if(header.free, [](const auto& line) { return line.first == "seed"; });
  start_draw(std::move(header));
}

void App::start_draw(Header header) {
  std::erase_if(header.free, [](const auto& line) { return line.first != "seat" && line.first != "seed"; });
  header.free.emplace_back("date", host_.date());
  const GameInfo& game = *find_game(header.game);
  const auto ways = static_cast<int>(game.dealer_draws(header.players).size());
  if (ways == 0) return start_anew(std::move(header), kNobody);
  Rng rng = chance_of(header, 0).value_or(Rng{host_.entropy()});
  DrawState state;
  state.way = std::min(setup_.dealer_draw, ways - 1);
  state.draw = draw_dealer(game, header.players, state.way, rng);
  state.players = read_players(header, lang());
  state.header = std::move(header);
  state.next_at = host_.now_ms() + 900;
  draw_ = std::move(state);
  trail_.push_back(Screen::draw);
  changed();
}

void App::tick_draw(double now) {
  if (draw_->done() || now < draw_->next_at) return;
  ++draw_->shown;
  // Many cards are turned when kings are sought: they come faster.
  draw_->next_at = now + (draw_->draw.drawn.size() > 4 ? 340 : 900);
  host_.request_frame();
}

void App::hurry_draw() {
  if (draw_) draw_->shown = static_cast<int>(draw_->draw.drawn.size());
  changed();
}

void App::deal_first() {
  if (!draw_ || !draw_->done()) return;
  std::vector<Player> seated;
  for (const Seat player : draw_->draw.seating) seated.push_back(draw_->players[static_cast<std::size_t>(player)]);
  Header header = draw_->header;
  seat_players(header, seated);
  start_anew(std::move(header), draw_->draw.dealer);
}

void App::start_anew(Header header, Seat first_dealer) {
  auto table = open_table(header);
  if (table) {
    start_session(new_id(host_), std::move(header), std::move(*table), first_dealer);
    host_.happened("started");
  }
  changed();
}

void App::choose(int option) {
  if (!session_ || option < 0 || option >= static_cast<int>(session_->scene().options.size())) return;
  if (session_->scene().options[static_cast<std::size_t>(option)].kind == OptionKind::claim) {
    // The match stands still while a question is on the screen, so the option stays what it is.
    ask({std::string{words::kClaimTitle(lang())}, std::string{game().claim_stakes(lang())},
         std::string{words::kClaimYes(lang())}, std::string{words::kClaimNo(lang())},
         [this, option] { session_->choose(option); }});
  } else {
    session_->choose(option);
  }
  changed();
}

void App::next_hand() {
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
  if (screen() == Screen::draw && draw_) tick_draw(now);
  if (toast_ && now >= toast_->until) {
    toast_.reset();
    host_.request_frame();
  }
  if (archive_waits()) work_archive();
  tell_unsaved();
  schedule();
}

void App::stored(int receipt, Stored what) {
  if (session_) session_->stored(receipt);
  if (what != Stored::safe && session_) unsaved_ = what;
  tick(host_.now_ms());
}

/// Says once that nothing is kept, when it matters and nothing else is being said.
void App::tell_unsaved() {
  if (!unsaved_ || told_unsaved_ || dialog_) return;
  told_unsaved_ = true;
  const bool newer = *unsaved_ == Stored::newer;
  tell(std::string{(newer ? words::kNewerTitle : words::kUnsavedTitle)(lang())},
       std::string{(newer ? words::kNewer : words::kUnsaved)(lang())});
  host_.request_frame();
}

void App::show_toast(std::string_view text) {
  toast_ = Toast{std::string{text}, host_.now_ms() + 2600};
  host_.announce(text);
  changed();
}

void App::hear(Session::Ask what) {
  if (session_) host_.announce(session_->tell(what));
}

void App::copy(std::string_view text) { host_.copy_text(text); }

void App::text_copied(bool done) { show_toast((done ? words::kCopied : words::kNotCopied)(lang())); }

bool App::session_runs() const { return session_ && screen() == Screen::table && !dialog_; }

void App::changed() {
  const int depth = static_cast<int>(trail_.size()) - 1 + (dialog_ ? 1 : 0);
  if (depth != depth_) host_.depth_changed(depth);
  depth_ = depth;
  host_.request_frame();
  schedule();
}

void App::schedule() {
  std::optional<double> at;
  const auto need = [&at](double moment) { at = at ? std::min(*at, moment) : moment; };
  if (session_runs())
    if (const auto moment = session_->next_moment()) need(*moment);
  if (screen() == Screen::draw && draw_ && !draw_->done()) need(draw_->next_at);
  if (replay_ && screen() == Screen::replay)
    if (const auto moment = replay_->next_moment()) need(*moment);
  if (archive_waits() || (unsaved_ && !told_unsaved_ && !dialog_)) need(host_.now_ms());
  if (toast_) need(toast_->until);
  if (at) host_.wake_in(std::max(0.0, *at - host_.now_ms()));
}

}  // namespace tapete
