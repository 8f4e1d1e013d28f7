#include <algorithm>

#include "app/session.hpp"

/// Several people at one screen: whose turn it is to sit at it, and what is hidden while it changes hands.
namespace tapete {

bool Session::shared() const {
  return std::count_if(players_.begin(), players_.end(), [](const Player& player) { return player.human(); }) > 1;
}

/// What one person at this screen sees is not for the others.
bool Session::hides() const { return !watching() && shared() && !table_->info().open; }

/// Whose turn it is if that is a person, else who sits at the screen.
Seat Session::first_person() const {
  const Turn turn = table_->turn();
  const bool person = turn.who == Turn::Who::seat && players_[static_cast<std::size_t>(turn.seat)].human();
  return person ? turn.seat : viewer_;
}

/// Nothing more is shown or told until this person has the device; what was told is forgotten.
void Session::pass_device(Seat seat) {
  passing_ = seat;
  next_person_ = kNobody;
  viewer_ = seat;
  calls_.clear();
  last_said_.clear();
  host_.hush();
  host_.announce(fill("Pass the screen to @"_text(settings_.lang), name(seat)));
  host_.request_frame();
}

void Session::take_device() {
  if (passing_ == kNobody) return;
  passing_ = kNobody;
  const double now = host_.now_ms();
  if (queue_.empty()) {
    put({table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn}, now, false);
    host_.announce(tell(Ask::table) + ' ' + tell(Ask::hand));
  }
  ready_at_ = now;
  tick(now);
  host_.request_frame();
}

/// Another person at the screen is to act, and sees the table from the own seat from now on.
void Session::turn_to(Seat seat) {
  viewer_ = seat;
  Step step{table_->scene(viewer_, settings_.lang), {}, Step::Kind::drawn};
  step.said.push_back({kNobody, fill("@ is to play"_text(settings_.lang), name(seat)), {}});
  queue_.push_back({std::move(step)});
}

}  // namespace tapete
