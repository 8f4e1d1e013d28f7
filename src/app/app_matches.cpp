#include <algorithm>

#include "app/app.hpp"
#include "app/parcel.hpp"
#include "app/strings.hpp"

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

void App::archive_opened() {
  refresh_archive();
  changed();
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
  changed();
}

void App::watch(const std::string& key) {
  const auto record = parse_record(host_.load(key).value_or(""));
  auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure(record.error());
  if (!table)
    tell(std::string{words::kBadRecord(lang())}, explain(table.error(), lang()));
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

void App::delete_match(const std::string& key) {
  ask({std::string{words::kDeleteTitle(lang())}, std::string{words::kDeleteAsk(lang())},
       std::string{words::kDelete(lang())}, std::string{words::kKeepIt(lang())}, [this, key] {
         const std::string id = key.substr(key.find('/') + 1);
         if (session_ && session_->id() == id) leave(session_);
         std::vector<Change> gone{{key, {}}};
         if (host_.load(kCurrent) == id) gone.push_back({std::string{kCurrent}, {}});
         host_.store(gone);
         refresh_archive();
         show_toast(words::kDeleted(lang()));
       }});
  changed();
}

void App::save_backup() {
  std::vector<Change> values;
  for (const std::string& key : host_.keys("")) values.push_back({key, host_.load(key).value_or("")});
  host_.save_file("tapete-" + host_.date().substr(0, 10) + ".txt", backup_text(values));
}

void App::file_opened(std::string_view text) {
  if (text.starts_with("tapete backup "))
    read_backup(text);
  else
    open_record(text);
}

/// Adds what is not here yet. What is here stays: of a match that both have, the one that has come further.
void App::read_backup(std::string_view text) {
  const auto values = parse_backup(text);
  if (!values) {
    tell(std::string{words::kBadFile(lang())}, std::string{explain(values.error())(lang())});
    changed();
    return;
  }
  std::vector<Change> fresh;
  int matches = 0;
  for (const Change& value : *values) {
    const bool done = value.key.starts_with(kDone);
    const bool match = done || value.key.starts_with(kUnderWay);
    if (!match && value.key != "settings" && value.key != "setup") continue;
    const std::string id = value.key.substr(value.key.find('/') + 1);
    if (match && !done && host_.load(std::string{kDone} + id)) continue;
    const std::string here = host_.load(value.key).value_or("");
    if (match ? here.size() >= value.text.size() : !here.empty()) continue;
    if (match && session_ && session_->id() == id) leave(session_);
    if (done) fresh.push_back({std::string{kUnderWay} + id, {}});
    fresh.push_back(value);
    if (match) ++matches;
  }
  host_.store(fresh);
  refresh_archive();
  show_toast(fill(words::kFileOpened(lang()), std::to_string(matches)));
}

}  // namespace tapete
