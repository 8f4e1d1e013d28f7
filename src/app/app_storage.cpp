#include <utility>

#include "app/app.hpp"

/// What was kept from earlier visits, and what the player is told of the storage.
namespace tapete {

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
  if (id.empty() || text.empty() ||
      take_table(id, text, '\n' + std::string{"Nothing was deleted: it is still among your matches."_text(lang())}))
    return;
  host_.store({{std::string{kCurrent}, {}}});
}

/// What could not be read at the start has been read: it holds, but for what the player has changed since.
void App::storage_opened() {
  const Parameters found = first_choices();
  const Settings settings = rebase(first_settings_, settings_, found.settings);
  const MatchSetup setup = rebase(first_setup_, setup_, found.setup);
  first_settings_ = found.settings;
  first_setup_ = found.setup;
  use_settings(settings);
  if (settings != found.settings) change_settings(settings);
  setup_ = setup;
  if (setup != found.setup) change_setup(setup);
  if (session_ && !session_->finished()) session_->store();
  doctor_.read_late();
  restore_behind();
  unread_ = false;
  well_again("Your matches and settings are back"_text);
  if (screen() == Screen::matches) refresh_archive();
  changed();
}

/// The match that was on the table, where nothing else is: wherever the player is, that stays as it is.
void App::restore_behind() {
  if (session_ || draw_ || replay_) return;
  const std::vector<Screen> trail = trail_;
  restore();
  trail_ = trail;
}

void App::stored(int receipt, Stored what) {
  if (session_) session_->stored(receipt);
  if (what != Stored::safe)
    unsaved_ = what;
  else if (unsaved_)
    well_again("Everything is saved again"_text);
  if (imported_ && imported_->receipt == receipt) {
    if (what == Stored::safe) tell(std::string{"The copy has been opened"_text(lang())}, imported_->report);
    imported_.reset();
    changed();
  }
  tick(host_.now_ms());
}

/// Says once that nothing is kept, until it is kept again: when nothing else is being said.
void App::tell_unsaved() {
  if (!unsaved_ || told_unsaved_ || dialog_) return;
  told_unsaved_ = true;
  if (*unsaved_ != Stored::newer) doctor_.storage_failed("Nothing can be saved here"_text(lang()));
  if (*unsaved_ == Stored::newer)
    tell_newer();
  else if (unread_)
    tell(std::string{"What is stored here cannot be read"_text(lang())},
         std::string{"So your matches and settings are missing, and what you play is not "
                     "saved. Nothing was deleted, and it is tried again and again; if that "
                     "does not help, load the page again."_text(lang())});
  else
    tell(std::string{"Nothing can be saved here"_text(lang())},
         std::string{"You can play on, but the match is lost when this is closed. It is tried "
                     "again and again; more space on this device, or a window that is not "
                     "private, may help."_text(lang())});
  trouble_ = dialog_->number;
  host_.request_frame();
}

void App::tell_newer() {
  tell(std::string{"There is a newer version"_text(lang())},
       std::string{"What is stored belongs to a newer version of Tapete and is left alone. "
                   "Load the page again; what you play like this is not kept."_text(lang())});
}

/// Takes back what tell_unsaved() has said.
void App::well_again(const Text& news) {
  unsaved_.reset();
  doctor_.storage_works();
  if (!std::exchange(told_unsaved_, false)) return;
  if (dialog_ && dialog_->number == trouble_) answer(false);
  show_toast(news(lang()));
}

}  // namespace tapete
