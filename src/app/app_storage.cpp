#include "app/app.hpp"

/// What was kept from earlier visits.
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
  trouble_.read();
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
  trouble_.stored(what);
  copies_.stored(receipt, what);
  tick(host_.now_ms());
}

}  // namespace tapete
