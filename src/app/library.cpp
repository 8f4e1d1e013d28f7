#include "app/library.hpp"

#include <algorithm>
#include <utility>

namespace tapete {
namespace {

/// Milliseconds spent on reading the archive per tick: few, to keep the screen responsive.
constexpr double kReadingTime = 12;

}  // namespace

void Library::open() {
  host_.open_archive();
  refresh();
  match_list_ = archive_.under_way().empty() && host_.keys(kUnderWay).empty() ? MatchList::done : MatchList::under_way;
  navigation_.go(Screen::matches);
}

void Library::choose_list(MatchList list) {
  match_list_ = list;
  changed_();
}

void Library::archive_opened(Stored what) {
  storage_health_.count_matches();
  refresh();
  const bool wanted = backups_.archive_opened(what);
  if (what == Stored::newer)
    storage_errors_.tell_newer();
  else if (what != Stored::safe)
    messages_.tell(
        "Saved data cannot be read"_text,
        wanted ? "Nothing was done. Try again in a moment."_text
               : "Your finished matches are missing here, but nothing was deleted. Try again in a moment."_text);
  continue_import();
  changed_();
}

void Library::refresh() {
  archive_.refresh(preferences_.lang());
  read();
}

void Library::read() {
  if (archive_.work(host_.now_ms() + kReadingTime)) {
    summary_ = statistics(archive_.under_way(), archive_.done());
    for (Statistics& each : summary_) each.judged = parse_judged(host_.load(judged_key(*each.game)).value_or(""));
  }
  host_.request_frame();
}

void Library::work() {
  if (reads()) read();
  continue_import();
}

void Library::delete_match(const std::string& key) {
  messages_.ask({"Delete this match?"_text, "This cannot be undone."_text, "Delete"_text, "Keep"_text, [this, key] {
                   const std::string id = key.substr(key.find('/') + 1);
                   match_.clear(id);
                   std::vector<Change> gone{{key, {}}};
                   if (host_.load(kCurrent) == id) gone.push_back({std::string{kCurrent}, {}});
                   for (const GameInfo* game : games())
                     if (auto judged = without_match(host_.load(judged_key(*game)).value_or(""), id))
                       gone.push_back({judged_key(*game), std::move(*judged)});
                   host_.store(gone);
                   refresh();
                   messages_.show_toast("Deleted"_text);
                 }});
  changed_();
}

void Library::file_opened(std::string_view text) {
  if (text.starts_with("tapete backup "))
    backups_.open(text);
  else
    opener_.open_record(text);
  changed_();
}

/// Continues the import of a backup, if there is one. The page keeps the code of the import in a separate file, which
/// has arrived when a file can be opened (LATE in tools/split_page.py). The pointer is volatile, because the linker
/// would inline a function whose address it knows.
void Library::continue_import() {
  void (Library::*volatile const add)() = &Library::add_copy;
  if (backups_.busy()) (this->*add)();
}

void Library::add_copy() {
  const std::vector<Change> fresh = backups_.work();
  if (!fresh.empty()) take_in(fresh);
  if (!backups_.busy()) changed_();
}

/// Applies the imported values.
void Library::take_in(const std::vector<Change>& fresh) {
  const auto has = [&fresh](const std::string& key) {
    return std::any_of(fresh.begin(), fresh.end(), [&key](const Change& change) { return change.key == key; });
  };
  if (has("settings")) preferences_.take_settings();
  if (has("setup")) preferences_.take_setup();
  const std::string id = id_at_table(match_);
  if (has(std::string{kUnderWay} + id) || has(std::string{kDone} + id)) {
    match_.clear(id);
    opener_.restore_late();
  }
  refresh();
}

}  // namespace tapete
