#include <algorithm>

#include "app/app.hpp"

/// What the player does with stored matches.
namespace tapete {
namespace {

/// Milliseconds at a time for reading the archive, so that the screen stays alive.
constexpr double kReadingTime = 12;

}  // namespace

void App::open_matches() {
  host_.open_archive();
  refresh_archive();
  match_list_ =
      archive_.under_way().empty() && host_.keys(tapete::kUnderWay).empty() ? MatchList::done : MatchList::under_way;
  go(Screen::matches);
}

void App::choose_list(MatchList list) {
  match_list_ = list;
  changed();
}

void App::archive_opened(Stored what) {
  count_matches();
  refresh_archive();
  const auto wanted = std::exchange(with_archive_, {});
  if (what == Stored::newer)
    trouble_.tell_newer();
  else if (what == Stored::failed)
    messages_.tell(std::string{"What is stored here cannot be read"_text(lang())},
                   std::string{(!wanted.empty() ? "Nothing was done. Try again in a moment."_text
                                                : "So your finished matches are missing here. Nothing was deleted. Try "
                                                  "again in a moment."_text)(lang())});
  else
    for (const auto& act : wanted) act();
  changed();
}

/// Does it once everything has been read; where that fails, it is not done, and the player is told.
void App::with_archive(std::function<void()> what) {
  with_archive_.push_back(std::move(what));
  host_.open_archive();
}

void App::refresh_archive() {
  archive_.refresh(lang());
  work_archive();
}

bool App::archive_waits() const { return screen() == Screen::matches && !archive_.complete(); }

void App::work_archive() {
  if (!archive_.work(host_.now_ms() + kReadingTime)) return host_.request_frame();
  summary_ = statistics(archive_.under_way(), archive_.done());
  host_.request_frame();
}

void App::go_on(const std::string& key) {
  const std::string id = key.substr(kUnderWay.size());
  if (session_ && session_->id() == id) {
    trail_ = {Screen::start, Screen::table};
  } else if (take_table(id, host_.load(key).value_or(""))) {
    host_.store({{std::string{kCurrent}, id}});
  }
  if (screen() == Screen::table && &game() != setup_.game) choose_game(game());  // the first screen offers it again
  changed();
}

void App::watch(const std::string& key) {
  const auto record = parse_record(host_.load(key).value_or(""));
  auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
  if (!table)
    messages_.tell(std::string{"This match cannot be opened"_text(lang())}, explain(table.error(), lang()));
  else if (!record->events.empty())
    start_replay(record->header, std::move(*table));
  changed();
}

void App::start_replay(Header header, std::unique_ptr<Table> table) {
  leave(replay_);
  replay_ = std::make_unique<Session>(host_, settings_, std::string{}, std::move(header), std::move(table), 0);
  trail_.push_back(Screen::replay);
}

void App::seek(std::size_t position) {
  if (replay_) replay_->seek(position);
  changed();
}

void App::open_hands(bool open) {
  if (replay_) replay_->open_hands(open);
  changed();
}

void App::delete_match(const std::string& key) {
  messages_.ask({std::string{"Delete this match?"_text(lang())}, std::string{"It cannot be brought back."_text(lang())},
                 std::string{"Delete"_text(lang())}, std::string{"Keep it"_text(lang())}, [this, key] {
                   const std::string id = key.substr(key.find('/') + 1);
                   if (session_ && session_->id() == id) leave(session_);
                   std::vector<Change> gone{{key, {}}};
                   if (host_.load(kCurrent) == id) gone.push_back({std::string{kCurrent}, {}});
                   host_.store(gone);
                   refresh_archive();
                   show_toast("Deleted"_text(lang()));
                 }});
  changed();
}

}  // namespace tapete
