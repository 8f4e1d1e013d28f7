#include "app/playing.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"

namespace tapete {
namespace {

std::string explain_with_line(const Problem& problem, Lang lang) {
  std::string out;
  if (problem.line > 0) out = fill("Line @: "_text(lang), std::to_string(problem.line));
  return out + explain(problem, lang);
}

}  // namespace

const GameInfo& Playing::game() const {
  if (replay_) return replay_->table().info();
  return session_ && trail_.holds(Screen::table) ? session_->table().info() : *choices_.setup().game;
}

/// Puts a match given as text on the table; if it is no good: a message that ends with `comfort`, and false.
bool Playing::open(const std::string& id, std::string_view text, std::string_view comfort) {
  auto record = parse_record(text);
  auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
  if (!table) {
    messages_.tell(std::string{"This match cannot be opened"_text(choices_.lang())},
                   explain_with_line(table.error(), choices_.lang()) + std::string{comfort});
    return false;
  }
  start(id, std::move(record->header), std::move(*table), 0);
  return true;
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
  if (session) left_ = std::move(session);
}

bool Playing::open_record(std::string_view text) {
  const bool opened = open(new_id(host_), text);
  if (opened) {
    session_->store();
    show_table();
  }
  changed_();
  return opened;
}

void Playing::go_on(const std::string& key) {
  const std::string id = key.substr(kUnderWay.size());
  const bool there = session_ && session_->id() == id;
  if (!there && open(id, host_.load(key).value_or(""))) host_.store({{std::string{kCurrent}, id}});
  if (session_ && session_->id() == id) {
    show_table();
    if (&game() != choices_.setup().game) choices_.choose_game(game());  // the first screen offers it again
  }
  changed_();
}

void Playing::begin(Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  start(new_id(host_), std::move(header), std::move(table), first_dealer);
  show_table();
}

/// Version 0.1 knew one match alone.
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
  if (id.empty() || text.empty() ||
      open(id, text, '\n' + std::string{"Nothing was deleted: it is still among your matches."_text(choices_.lang())}))
    return;
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

void Playing::choose(int option) {
  if (!session_ || option < 0 || option >= static_cast<int>(session_->scene().options.size())) return;
  if (session_->scene().options[static_cast<std::size_t>(option)].kind == OptionKind::claim) {
    const Lang lang = choices_.lang();
    // The match stands still while a question is on the screen, so the option stays what it is.
    messages_.ask({std::string{game().claim.question(lang)}, std::string{game().claim.stakes(lang)},
                   std::string{"Claim"_text(lang)}, std::string{"Play on"_text(lang)},
                   [this, option] { session_->choose(option); }});
  } else {
    session_->choose(option);
  }
  changed_();
}

void Playing::choose(const std::vector<int>& options) {
  if (session_) session_->choose(options);
  changed_();
}

void Playing::next_hand() {
  if (upkeep_.reminds()) return changed_();
  // A hand has been finished: now there is something to lose.
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
  const auto record = parse_record(host_.load(key).value_or(""));
  auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
  if (!table)
    messages_.tell(std::string{"This match cannot be opened"_text(choices_.lang())},
                   explain(table.error(), choices_.lang()));
  else if (!record->events.empty())
    watch(record->header, std::move(*table));
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
  if (watches()) replay_->tick(now);
}

std::optional<double> Playing::next_moment() const {
  if (watches()) return replay_->next_moment();
  return runs() ? session_->next_moment() : std::nullopt;
}

void Playing::follow_language() {
  if (std::exchange(told_, choices_.lang()) == choices_.lang()) return;
  for (Session* each : {session_.get(), replay_.get()})
    if (each != nullptr) each->retell();
}

}  // namespace tapete
