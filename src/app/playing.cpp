#include "app/playing.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"

namespace tapete {
namespace {

/// Returns the reason why a match cannot be opened. A name that does not exist here may exist in a newer version; the
/// names that exist are then not listed.
std::string explain_refusal(Problem problem, Lang lang) {
  const bool newer = may_be_newer(problem.fault);
  if (newer) problem.legal.clear();
  std::string out;
  if (problem.line > 0) out = fill("Line @: "_text(lang), std::to_string(problem.line));
  out += explain(problem, lang);
  if (newer) out += ". " + std::string{"It may come from a newer version of Tapete: load the page again."_text(lang)};
  return out;
}

/// Returns the reason why a match opens only up to some line, with the number of lines that are not shown.
std::string explain_part(const Record& record, const Followed& part, Lang lang) {
  Problem problem = *part.refused;
  problem.legal.clear();  // it is not for the player to mend the record
  return explain_refusal(problem, lang) + ". " +
         fill("It can be watched up to there. Lines that are kept but not shown: @."_text(lang),
              std::to_string(record.events.size() - part.table->events().size()));
}

}  // namespace

const GameInfo& Playing::game() const {
  if (replay_) return replay_->table().info();
  return session_ && trail_.holds(Screen::table) ? session_->table().info() : *choices_.setup().game;
}

std::optional<Playing::Opened> Playing::read(std::string_view text, std::string_view comfort) {
  const Lang lang = choices_.lang();
  auto record = parse_record(text);
  auto part = record ? follow(*record) : Result<Followed, Problem>::failure(record.error());
  if (part && (!part->refused || !part->table->events().empty())) return Opened{std::move(*record), std::move(*part)};
  const Problem& problem = part ? *part->refused : part.error();
  messages_.tell(std::string{"This match cannot be opened"_text(lang)},
                 explain_refusal(problem, lang) + std::string{comfort});
  return std::nullopt;
}

void Playing::watch_part(Opened opened) {
  messages_.tell(std::string{"This match opens in part"_text(choices_.lang())},
                 explain_part(opened.record, opened.match, choices_.lang()));
  watch(std::move(opened.record.header), std::move(opened.match.table));
}

void Playing::start(const std::string& id, Opened opened) {
  start(id, std::move(opened.record.header), std::move(opened.match.table), 0);
}

void Playing::start(const std::string& id, Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  leave(replay_);
  leave(session_);
  session_ =
      std::make_unique<Session>(host_, choices_.settings(), id, std::move(header), std::move(table), first_dealer);
  host_.expect_bots(session_->table().info().id);
}

void Playing::leave(std::unique_ptr<Session>& session) {
  looking_.reset();
  end_what_if();
  if (session) left_ = std::move(session);
}

bool Playing::open_record(std::string_view text) {
  auto opened = read(text);
  const bool read = opened.has_value();
  if (read && opened->match.refused) {
    host_.store({{std::string{kUnderWay} + id_of(text), std::string{text}}});
    watch_part(std::move(*opened));
  } else if (read) {
    start(new_id(host_), std::move(*opened));
    session_->store();
    show_table();
  }
  changed_();
  return read;
}

void Playing::go_on(const std::string& key) {
  const std::string id = key.substr(kUnderWay.size());
  const bool there = session_ && session_->id() == id;
  if (auto opened = there ? std::nullopt : read(host_.load(key).value_or(""))) {
    if (opened->match.refused) {
      watch_part(std::move(*opened));
      return changed_();
    }
    start(id, std::move(*opened));
    host_.store({{std::string{kCurrent}, id}});
  }
  if (session_ && session_->id() == id) {
    show_table();
    // The first screen is then to offer the same game again.
    const MatchSetup played = setup_of(session_->header());
    const Preset* const preset = hall_preset_of(played);
    if (&game() != choices_.setup().game || preset != hall_preset_of(choices_.setup()))
      choices_.choose_game(game(), preset);
  }
  changed_();
}

void Playing::begin(Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  start(new_id(host_), std::move(header), std::move(table), first_dealer);
  show_table();
}

/// Version 0.1 stored only a single match.
void Playing::migrate() {
  for (const std::string_view old : {"match", "match.broken"}) {
    const std::string text = host_.load(old).value_or("");
    if (text.empty()) continue;
    std::vector<Change> moved = changes(new_id(host_), text, false);
    moved.push_back({std::string{old}, {}});
    host_.store(moved);
  }
}

void Playing::restore() {
  migrate();
  const std::string id = host_.load(kCurrent).value_or("");
  const std::string text = host_.load(std::string{kUnderWay} + id).value_or("");
  if (id.empty() || text.empty()) return;
  auto opened =
      read(text, '\n' + std::string{"Nothing was deleted: it is still among your matches."_text(choices_.lang())});
  if (opened && !opened->match.refused) return start(id, std::move(*opened));
  if (opened)
    messages_.tell(std::string{"This match opens in part"_text(choices_.lang())},
                   explain_part(opened->record, opened->match, choices_.lang()) + '\n' +
                       std::string{"It is among your matches."_text(choices_.lang())});
  host_.store({{std::string{kCurrent}, {}}});
}

void Playing::restore_late() {
  if (!session_ && !replay_ && !trail_.holds(Screen::draw)) restore();
}

void Playing::clear(std::string_view id) {
  if (session_ && session_->id() == id) leave(session_);
}

void Playing::clear_finished() {
  if (session_ && session_->finished()) leave(session_);
}

void Playing::choose(const std::vector<int>& options) {
  Session* const match = played();
  if (match == nullptr) return;
  const auto& offered = match->scene().options;
  for (const int option : options) {
    if (option < 0 || option >= static_cast<int>(offered.size())) return;
    const Confirmation& confirm = offered[static_cast<std::size_t>(option)].confirm;
    if (confirm.question.empty()) continue;
    // The match stands still while a question is on the screen, so the options stay valid.
    messages_.ask({confirm.question, confirm.stakes, confirm.yes, std::string{"Play on"_text(choices_.lang())},
                   [match, options] { match->choose(options); }});
    return changed_();
  }
  match->choose(options);
  changed_();
}

void Playing::next_hand() {
  if (upkeep_.reminds()) return changed_();
  // A hand has been finished, so there is something to lose from now on.
  host_.keep_stored();
  if (session_) session_->next_hand();
  changed_();
}

void Playing::undo() {
  if (session_) session_->undo();
  changed_();
}

void Playing::hurry() {
  if (session() != nullptr) session()->hurry();
  changed_();
}

void Playing::take_device() {
  if (session_) session_->take_device();
  changed_();
}

void Playing::hear(Ask what) {
  if (session_) host_.announce(session_->tell(what));
}

void Playing::watch(const std::string& key) {
  auto opened = read(host_.load(key).value_or(""));
  if (opened && opened->match.refused)
    watch_part(std::move(*opened));
  else if (opened && !opened->record.events.empty())
    watch(std::move(opened->record.header), std::move(opened->match.table));
  changed_();
}

void Playing::watch(Header header, std::unique_ptr<Table> table) {
  practise(std::move(header), std::move(table));
  trail_.go(Screen::replay);
}

void Playing::practise(Header header, std::unique_ptr<Table> table) {
  leave(replay_);
  replay_ =
      std::make_unique<Session>(host_, choices_.settings(), std::string{}, std::move(header), std::move(table), 0);
}

void Playing::play_what_if() {
  const auto& events = replay_->table().events();
  auto table = open_table(replay_->header());
  for (const std::string& line : events) (*table)->play(line);
  what_if_ =
      std::make_unique<Session>(host_, choices_.settings(), std::string{}, replay_->header(), std::move(*table), 0);
  what_if_->seek(events.size());
  what_if_->play_on();
  host_.expect_bots(what_if_->table().info().id);
  changed_();
}

void Playing::end_what_if() {
  if (what_if_) left_what_if_ = std::move(what_if_);
}

void Playing::seek(std::size_t position) {
  if (replay_) replay_->seek(position);
  changed_();
}

void Playing::open_hands(bool open) {
  if (replay_) replay_->open_hands(open);
  changed_();
}

void Playing::bot_answered(int id, std::string_view action) {
  if (session() != nullptr) session()->bot_answered(id, action);
}

void Playing::stored(int receipt) {
  if (session_) session_->stored(receipt);
}

bool Playing::runs() const { return session_ && trail_.screen() == Screen::table && !messages_.dialog(); }

void Playing::tick(double now) {
  if (runs()) session_->tick(now);
  if (watches()) session()->tick(now);
}

std::optional<double> Playing::next_moment() const {
  if (watches()) return what_if_ ? what_if_->next_moment() : replay_->next_moment();
  return runs() ? session_->next_moment() : std::nullopt;
}

void Playing::follow_language() {
  if (std::exchange(told_, choices_.lang()) == choices_.lang()) return;
  for (Session* each : {session_.get(), replay_.get(), what_if_.get()})
    if (each != nullptr) each->retell();
}

}  // namespace tapete
