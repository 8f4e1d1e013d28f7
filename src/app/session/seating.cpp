#include "app/session/seating.hpp"

#include <algorithm>
#include <utility>

#include "app/seat_names.hpp"

namespace tapete {
namespace {

bool is_human(const Player& player) { return player.human(); }

}  // namespace

Seating::Seating(std::vector<Player> players) : players_(std::move(players)), viewer_(first_person()) {
  if (viewer_ != kNobody) own_name_ = at(viewer_).name;
}

Seat Seating::first_person() const {
  const auto person = std::ranges::find_if(players_, is_human);
  return person == players_.end() ? kNobody : static_cast<Seat>(person - players_.begin());
}

void Seating::follow_language(Lang lang) {
  if (viewer_ == kNobody) return;
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
