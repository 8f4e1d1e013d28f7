#include "app/app.hpp"

#include <algorithm>
#include <optional>

namespace tapete {

App::App(Host& host) : AppParts(host, [this] { changed(); }) {
  const Lang lang = preferences_.lang();
  if (!preferences_.problems().empty())
    messages_.tell("This link has invalid settings"_text,
                   preferences_.problems() + std::string{"Defaults are used instead."_text(lang)});
  opener_.restore([this] { begin_at_table(); });
  host_.expect_game(match_.setup().game->id);
  changed();
}

/// Shows the table with the restored match. If the page's address asks for another game, stays on the home screen,
/// where the player chooses a game.
void App::begin_at_table() {
  const bool asks_other =
      preferences_.first().names_game && &match_.at_table()->table().info() != preferences_.setup().game;
  if (!asks_other) navigation_.lead({Screen::home, Screen::table});
}

void App::tick(double now) {
  match_.tick(now);
  bot_trouble_.tell();
  starter_.tick(now);
  // Reviews are shown on these screens only.
  if (navigation_.screen() == Screen::table || navigation_.screen() == Screen::replay) review_.tick();
  lessons_.tick();
  loader_.tick(now);
  messages_.tick(now);
  library_.work();
  storage_errors_.tell();
  tell_depth();
  schedule();
}

void App::back() {
  if (messages_.dialog()) return messages_.answer(false);
  help_.end();
  if (match_.watching().what_if() != nullptr) return review_.end_what_if();
  if (navigation_.screen() == Screen::draw) starter_.end_draw();
  if (navigation_.screen() == Screen::table) match_.clear_finished();
  const auto& cursor = match_.watching().cursor();
  if (cursor && cursor->progress == ReviewCursor::Progress::open) return review_.open_cards(false);
  if (cursor && cursor->back > 0) return review_.end();
  if (navigation_.screen() == Screen::replay) match_.watching().end();
  if (lessons_.shown()) lessons_.end();
  navigation_.back();
  if (navigation_.screen() == Screen::matches) library_.refresh();
  changed();
}

void App::choose(int option) { choose(std::vector{option}); }

void App::choose(const std::vector<int>& options) {
  if (!options.empty()) match_.choose(options);
}

void App::tell_refusal(std::string_view why) {
  if (lessons_.shown())
    lessons_.try_illegal(why);
  else
    messages_.show_toast(why);
}

void App::bot_answered(int id, std::string_view action) {
  match_.bot_answered(id, action);
  tick(host_.now_ms());
}

void App::game_answered(std::string_view game, bool loaded) {
  loader_.answered(game, loaded);
  changed();
}

void App::judge_answered(int id, std::string_view text) {
  judge_.answered(id, text);
  changed();
}

void App::text_entered(int id, std::string_view text) {
  if (id == kHostsLine) return host_.line_entered(text);
  preferences_.name_entered(id, text);
  friends_.name_entered();
}

void App::stored(int receipt, Stored what) {
  if (match_.local() != nullptr) match_.local()->stored(receipt);
  storage_errors_.stored(what);
  backups_.stored(receipt, what);
  tick(host_.now_ms());
}

void App::storage_opened() {
  preferences_.storage_opened();
  if (match_.local() != nullptr && !match_.at_table()->finished()) match_.local()->store();
  diagnostics_.read_late();
  opener_.restore_late();
  storage_errors_.read();
  if (navigation_.screen() == Screen::matches) library_.refresh();
  changed();
}

void App::update_ready() {
  update_waits_ = true;
  changed();
}

bool App::offers_update() const {
  const MatchDriver* const match = match_.at_table();
  const bool between_hands = navigation_.screen() == Screen::table && match != nullptr && match->sheet().has_value();
  return update_waits_ && !messages_.dialog() && (navigation_.screen() == Screen::home || between_hands);
}

void App::install_update() {
  update_waits_ = false;
  host_.install_update();
}

void App::update_takes_long() {
  messages_.show_toast("The update is taking long. Keep playing: it will arrive by itself."_text);
}

void App::changed() {
  match_.follow_language();
  storage_errors_.tell();
  lessons_.update_steps();
  tell_depth();
  host_.request_frame();
  schedule();
}

void App::tell_depth() {
  const int depth = navigation_.depth() + (messages_.dialog() ? 1 : 0);
  if (depth != depth_) host_.depth_changed(depth);
  depth_ = depth;
}

void App::schedule() {
  std::optional<double> at;
  const auto need = [&at](std::optional<double> moment) {
    if (moment) at = at ? std::min(*at, *moment) : *moment;
  };
  need(match_.next_tick_time());
  need(starter_.next_tick_time());
  need(loader_.next_tick_time());
  if (library_.busy()) need(host_.now_ms());
  if (const auto& toast = messages_.toast()) need(toast->until);
  if (at) host_.wake_in(std::max(0.0, *at - host_.now_ms()));
}

}  // namespace tapete
