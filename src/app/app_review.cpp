#include <algorithm>

#include "app/app.hpp"

/// Looking back at a hand: its moments are shown in the match, watched again.
namespace tapete {

void App::judge_answered(int id, std::string_view text) {
  review_.answered(id, text);
  changed();
}

void App::look_back() {
  if (review_.moments().empty()) return;
  std::size_t back = 0;
  if (replay_) {
    back = replay_->replay()->position();
  } else {
    const auto record = parse_record(session_->record());
    auto table = replay(*record);
    if (!table) return;
    start_replay(record->header, std::move(*table));
  }
  looking_.emplace(Looking{.back = back});
  look_at(0);
}

void App::look_at(std::size_t moment) {
  looking_->index = moment;
  looking_->told = {};
  replay_->let_choose(false);
  replay_->open_hands(false);
  replay_->seek(review_.moments()[moment].before);
  changed();
}

void App::try_moment() {
  looking_->told = Looking::Told::trying;
  replay_->let_choose(true);
  changed();
}

void App::tell_moment() {
  looking_->told = Looking::Told::all;
  replay_->let_choose(false);
  changed();
}

/// What the player has chosen while looking for something better; the second miss ends the search.
void App::try_action(int option) {
  const auto& options = replay_->scene().options;
  if (!replay_->can_act() || option < 0 || option >= static_cast<int>(options.size())) return;
  const auto& best = review_.moments()[looking_->index].opinion.best;
  const bool good = std::find(best.begin(), best.end(), options[static_cast<std::size_t>(option)].action) != best.end();
  const bool again = looking_->told == Looking::Told::again;
  if (good || again) tell_moment();
  looking_->told = good ? Looking::Told::found : again ? Looking::Told::all : Looking::Told::again;
  changed();
}

/// Back to where the match was watched.
void App::leave_moments() {
  const std::size_t back = looking_->back;
  looking_.reset();
  replay_->let_choose(false);
  replay_->open_hands(false);
  replay_->seek(back);
  changed();
}

}  // namespace tapete
