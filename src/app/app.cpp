#include "app/app.hpp"

#include <algorithm>

#include "app/strings.hpp"
#include "assets/embedded.hpp"

namespace tapete {

namespace {

std::string explain_with_line(const Problem& problem, Lang lang) {
  std::string out;
  if (problem.line > 0) out = fill(words::kBadLine(lang), std::to_string(problem.line));
  return out + explain(problem, lang);
}

struct Opened {
  Header header;
  std::unique_ptr<Table> table;
};

Result<Opened, Problem> open_match(std::string_view text) {
  auto record = parse_record(text);
  if (!record) return Result<Opened, Problem>::failure(record.error());
  auto table = replay(*record);
  if (!table) return Result<Opened, Problem>::failure(table.error());
  return Opened{std::move(record->header), std::move(*table)};
}

}  // namespace

App::App(Host& host) : host_(host) {
  settings_ = parse_settings(host_.load("settings").value_or(""), Settings{.lang = host_.language()});
  setup_ = parse_setup(*games().front(), host_.load("setup").value_or(""));
  host_.language_changed(settings_.lang);
  restore();
  changed();
}

/// Goes on with the stored match. One that cannot be read is put aside, so that nothing is lost.
void App::restore() {
  const auto text = host_.load("match");
  if (!text || text->empty()) return;
  auto opened = open_match(*text);
  if (opened) {
    start_session(std::move(opened->header), std::move(opened->table), 0);
    return;
  }
  host_.save("match.broken", *text);
  host_.save("match", "");
  tell(std::string{words::kBadRecord(lang())},
       explain_with_line(opened.error(), lang()) + "\n" + std::string{words::kKept(lang())});
}

void App::start_session(Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  leave();
  session_ = std::make_unique<Session>(host_, settings_, std::move(header), std::move(table), first_dealer);
  draw_.reset();
  trail_ = {Screen::start, Screen::table};
}

bool App::open_record(std::string_view text) {
  auto opened = open_match(text);
  if (!opened) {
    tell(std::string{words::kBadRecord(lang())}, explain_with_line(opened.error(), lang()));
    changed();
    return false;
  }
  const auto open = [this, copy = std::string{text}] {
    auto again = open_match(copy);
    start_session(std::move(again->header), std::move(again->table), 0);
    session_->store();
  };
  if (session_ && !session_->over()) {
    ask({std::string{words::kReplaceTitle(lang())}, std::string{words::kOpenAsk(lang())},
         std::string{words::kOpenYes(lang())}, std::string{words::kReplaceNo(lang())}, open});
  } else {
    open();
  }
  changed();
  return true;
}

std::string App::record() const { return session_ ? session_->record() : std::string{}; }

bool App::dark() const {
  return settings_.theme == ThemeChoice::automatic ? host_.prefers_dark() : settings_.theme == ThemeChoice::dark;
}

const GameInfo& App::game() const {
  const bool at_table = std::find(trail_.begin(), trail_.end(), Screen::table) != trail_.end();
  return session_ && at_table ? session_->table().info() : *setup_.game;
}

std::string_view App::page_text(Screen page) const {
  const std::string folder = "src/games/" + std::string{game().pages.empty() ? game().id : game().pages};
  const std::string end = lang() == Lang::es ? ".es.md" : ".en.md";
  switch (page) {
    case Screen::rules:
      return embedded(folder + "/rules" + end);
    case Screen::glossary:
      return embedded(folder + "/glossary" + end);
    case Screen::about:
      return embedded("LICENSES.md");
    default:
      return {};
  }
}

void App::go(Screen screen) {
  trail_.push_back(screen);
  changed();
}

void App::leave() {
  if (session_) left_ = std::move(session_);
}

void App::back() {
  if (dialog_) {
    answer(false);
    return;
  }
  if (screen() == Screen::draw) draw_.reset();
  if (screen() == Screen::table && session_ && session_->over()) {
    leave();
    host_.save("match", "");
  }
  if (trail_.size() > 1) trail_.pop_back();
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
  host_.save("settings", settings_text(settings_));
  if (other_language) {
    host_.language_changed(settings_.lang);
    if (session_) session_->retell();
  }
  changed();
}

void App::change_setup(const MatchSetup& setup) {
  setup_ = setup;
  host_.save("setup", setup_text(setup_));
  changed();
}

void App::edit_name(Seat seat) { host_.edit_text(seat, words::kChangeName(lang()), seat_name(setup_, seat, lang())); }

void App::text_entered(int id, std::string_view text) {
  if (id < 0 || id >= static_cast<int>(setup_.names.size())) return;
  MatchSetup setup = setup_;
  setup.names[static_cast<std::size_t>(id)] = clean_name(text);
  change_setup(setup);
}

void App::new_match() {
  if (session_ && !session_->over()) {
    ask({std::string{words::kReplaceTitle(lang())}, std::string{words::kReplaceAsk(lang())},
         std::string{words::kReplaceYes(lang())}, std::string{words::kReplaceNo(lang())}, [this] {
           trail_ = {Screen::start, Screen::setup};
         }});
  } else {
    trail_ = {Screen::start, Screen::setup};
  }
  changed();
}

void App::begin() { start_draw(make_header(setup_, lang())); }

void App::rematch() {
  if (session_) start_draw(session_->header());
}

void App::start_draw(Header header) {
  const GameInfo& game = *find_game(header.game);
  const auto ways = static_cast<int>(game.dealer_draws(header.players).size());
  Rng rng{host_.entropy()};
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
  auto table = open_table(header);
  if (table) start_session(std::move(header), std::move(*table), draw_->draw.dealer);
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
  if (session_) session_->next_hand();
  changed();
}

void App::undo() {
  if (session_) session_->undo();
  changed();
}

void App::hurry() {
  if (session_) session_->hurry();
  changed();
}

void App::bot_answered(int id, std::string_view action) {
  if (session_) session_->bot_answered(id, action);
  tick(host_.now_ms());
}

void App::tick(double now) {
  if (session_runs()) session_->tick(now);
  if (screen() == Screen::draw && draw_) tick_draw(now);
  if (toast_ && now >= toast_->until) {
    toast_.reset();
    host_.request_frame();
  }
  if (session_ && !session_->saved() && !told_unsaved_ && !dialog_) {
    told_unsaved_ = true;
    tell(std::string{words::kUnsavedTitle(lang())}, std::string{words::kUnsaved(lang())});
    host_.request_frame();
  }
  schedule();
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
  host_.request_frame();
  schedule();
}

void App::schedule() {
  std::optional<double> at;
  const auto need = [&at](double moment) { at = at ? std::min(*at, moment) : moment; };
  if (session_runs())
    if (const auto moment = session_->next_moment()) need(*moment);
  if (screen() == Screen::draw && draw_ && !draw_->done()) need(draw_->next_at);
  if (session_ && !session_->saved() && !told_unsaved_ && !dialog_) need(host_.now_ms());
  if (toast_) need(toast_->until);
  if (at) host_.wake_in(std::max(0.0, *at - host_.now_ms()));
}

}  // namespace tapete
