#include "app/match_controller.hpp"

#include <utility>

namespace tapete {

MatchSetup MatchController::setup() const {
  const auto setup_of_match = [](const MatchView& match) { return setup_of(match.header(), match.table().info()); };
  if (watching_.match() != nullptr) return setup_of_match(*watching_.match());
  const bool on_table = at_table() != nullptr && navigation_.holds(Screen::table);
  return on_table ? setup_of_match(*at_table()) : preferences_.setup();
}

void MatchController::put(const std::string& id, Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  watching_.end();
  leave();
  table_ = {host_, preferences_.settings(), std::move(header), std::move(table),
            std::make_unique<LocalSource>(host_, id, first_dealer)};
  host_.expect_game(at_table()->table().info().id);
}

void MatchController::put_remote(const std::string& id, Header header, bool hosts, RemoteSource::Send send) {
  auto table = open_table(header);
  if (!table) return;
  watching_.end();
  leave();
  DrivenMatch<RemoteSource> match{host_, preferences_.settings(), std::move(header), std::move(*table),
                                  std::make_unique<RemoteSource>(host_, id, hosts, std::move(send))};
  table_.driver = std::move(match.driver);
  remote_ = match.source;
}

std::string record_at_table(const MatchController& match) {
  return match.at_table() != nullptr ? match.at_table()->record() : std::string{};
}

std::string id_at_table(const MatchController& match) {
  if (match.remote() != nullptr) return match.remote()->id();
  return match.local() != nullptr ? match.local()->id() : std::string{};
}

std::string tell_at_table(const MatchController& match, Ask what) {
  return match.at_table() != nullptr ? match.at_table()->tell(what) : std::string{};
}

void MatchController::leave() {
  watching_.look({});
  watching_.end_what_if();
  if (table_.driver) left_ = std::move(table_.driver);
  table_.source = nullptr;
  remote_ = nullptr;
}

void MatchController::clear(std::string_view id) {
  if (at_table() != nullptr && id_at_table(*this) == id) leave();
}

void MatchController::clear_finished() {
  if (at_table() != nullptr && at_table()->finished()) leave();
}

void MatchController::choose(const std::vector<int>& options) {
  MatchDriver* const match = session();
  if (match == nullptr) return;
  const auto& offered = match->scene().options;
  for (const int option : options) {
    if (option < 0 || option >= static_cast<int>(offered.size())) return;
    const Confirmation& confirm = offered[static_cast<std::size_t>(option)].confirm;
    if (confirm.question.empty() || !match->plays_choices()) continue;
    // The match is paused while a question is on the screen, so the options stay valid.
    messages_.ask({confirm.question, confirm.stakes, confirm.yes, "Keep playing"_text,
                   [match, options] { match->choose(options); }});
    return changed_();
  }
  messages_.end_toast();
  match->choose(options);
  changed_();
}

void MatchController::next_hand(bool to_end) {
  if (storage_health_.reminds()) return changed_();
  // Only a player who has finished a hand has data that the browser should keep.
  host_.keep_stored();
  if (local() != nullptr) to_end ? local()->skip_to_end() : local()->next_hand();
  if (remote_ != nullptr && !remote_->next_hand()) host_.announce(remote_->waiting_words()(preferences_.lang()));
  changed_();
}

void MatchController::undo() {
  if (local() != nullptr) local()->undo();
  changed_();
}

void MatchController::hurry() {
  if (session() != nullptr) session()->hurry();
  changed_();
}

void MatchController::take_device() {
  if (table_.driver) table_.driver->take_device();
  changed_();
}

void MatchController::bot_answered(int id, std::string_view action) {
  BotTurn* bot = session() != nullptr ? session()->bot() : nullptr;
  // The bot of the match on the table may answer while another match is watched.
  if (bot == nullptr && table_.driver) bot = table_.driver->bot();
  if (bot != nullptr) bot->answered(id, action);
}

/// Returns the match in which time passes: the one on the screen, unless a question stops it.
MatchDriver* MatchController::running() const {
  const Screen screen = navigation_.screen();
  if (screen == Screen::replay || screen == Screen::lesson) return watching_.shown();
  return screen == Screen::table && !messages_.dialog() ? table_.driver.get() : nullptr;
}

/// Returns the match with people at other screens if this page shows another screen. Time passes in it, because they do
/// not wait.
MatchDriver* MatchController::hidden() const {
  const bool goes_on = remote_ != nullptr && !messages_.dialog() && running() != table_.driver.get();
  return goes_on ? table_.driver.get() : nullptr;
}

void MatchController::tick(double now) {
  for (MatchDriver* const match : {running(), hidden()})
    if (match != nullptr) match->tick(now);
}

std::optional<double> MatchController::next_tick_time() const {
  std::optional<double> at;
  for (const MatchDriver* const match : {running(), hidden()}) {
    const auto next = match != nullptr ? match->next_tick_time() : std::nullopt;
    if (next && (!at || *next < *at)) at = next;
  }
  return at;
}

void MatchController::follow_language() {
  if (std::exchange(told_, preferences_.lang()) == preferences_.lang()) return;
  if (table_.driver) table_.driver->rebuild_scenes();
  watching_.rebuild_scenes();
}

}  // namespace tapete
