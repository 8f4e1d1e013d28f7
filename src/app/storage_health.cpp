#include "app/storage_health.hpp"

#include <utility>

#include "app/archive.hpp"

namespace tapete {

void StorageHealth::open() {
  host_.open_archive();
  host_.look_at_storage(false);
  count_matches();
  navigation_.go(Screen::diagnostics);
}

void StorageHealth::count_matches() { matches_ = host_.keys(kUnderWay).size() + host_.keys(kDone).size(); }

void StorageHealth::storage_seen(const StorageStatus& storage_status) {
  diagnostics_.seen(storage_status);
  if (std::exchange(asked_to_keep_, false))
    messages_.show_toast(storage_status.lasts ? "The browser will keep your matches"_text
                                              : "The browser declined for now: save a backup now and then"_text);
  changed_();
}

void StorageHealth::page_failed(std::string_view what) {
  diagnostics_.failed(fill("Page error: @"_text(preferences_.lang()), what));
  changed_();
}

void StorageHealth::part_missing(std::string_view name) {
  diagnostics_.failed(fill("Could not load: @"_text(preferences_.lang()), name));
  messages_.show_toast("This could not be loaded. Are you connected to the internet?"_text);
  changed_();
}

void StorageHealth::ask_to_keep() {
  asked_to_keep_ = true;
  host_.look_at_storage(true);
}

std::string StorageHealth::version() const {
  const std::string build = host_.build();
  return TAPETE_VERSION + (build.empty() ? "" : " · " + build);
}

bool StorageHealth::reminds() {
  diagnostics_.hand_played();
  if (!diagnostics_.storage_status()) host_.look_at_storage(false);  // reminds() needs the answer in later hands
  if (!diagnostics_.reminds()) return false;
  diagnostics_.put_off();
  messages_.ask({"Save a backup?"_text,
                 "You have played twenty hands, and the browser might lose them one day. A backup file brings "
                 "them back."_text,
                 "Save a backup"_text, "Not now"_text, [this] { backups_.save(); }});
  return true;
}

void StorageHealth::start_afresh() {
  messages_.ask({"Delete everything?"_text,
                 "This deletes all matches, statistics and settings on this device. Save a backup first if "
                 "you want them back."_text,
                 "Delete everything"_text, "Keep"_text, [this] {
                   messages_.ask({"Are you sure?"_text, "This cannot be undone."_text, "Yes, reset"_text, "Keep"_text,
                                  [this] { host_.start_afresh(); }});
                 }});
  changed_();
}

void StorageHealth::afresh_failed() {
  messages_.tell("Could not delete the data"_text,
                 "Try again in a moment, or clear this page's data in the browser settings."_text);
  changed_();
}

}  // namespace tapete
