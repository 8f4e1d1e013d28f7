#include "app/session/seating.hpp"

#include <algorithm>
#include <utility>

#include "app/seat_names.hpp"

namespace tapete {
namespace {

bool is_human(const Player& player) { return player.human(); }

}  // namespace

Seating::Seating(std::vector<Player> players) : players_(std::move(players)), viewer_(first_person()) {
  own_name_ = at(first_person()).name;
}

Seat Seating::first_person() const {
  return static_cast<Seat>(std::find_if(players_.begin(), players_.end(), is_human) - players_.begin());
}

void Seating::follow_language(Lang lang) {
  Player& own = players_[static_cast<std::size_t>(first_person())];
  own.name = own_name_;
  translate_own_name(players_, lang);
  own_name_ = own.name;
  if (!at(viewer_).human()) own.name = "Your hand"_text(lang);
}

void Seating::sit(Seat seat, Lang lang) {
  viewer_ = seat;
  follow_language(lang);
}

bool Seating::shared() const { return std::count_if(players_.begin(), players_.end(), is_human) > 1; }

bool Seating::alone() const {
  return !shared() && std::ranges::none_of(players_, [](const Player& player) { return player.level == kFriend; });
}

void Seating::pass_to(Seat seat) {
  passing_ = seat;
  next_ = kNobody;
  viewer_ = seat;
}

}  // namespace tapete
