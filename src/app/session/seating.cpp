#include "app/session/seating.hpp"

#include <algorithm>
#include <utility>

#include "app/seat_names.hpp"

namespace tapete {
namespace {

bool is_human(const Player& player) { return player.human(); }

}  // namespace

Seating::Seating(std::vector<Player> players)
    : players_(std::move(players)),
      viewer_(static_cast<Seat>(std::find_if(players_.begin(), players_.end(), is_human) - players_.begin())) {}

void Seating::follow_language(Lang lang) { translate_own_name(players_, lang); }

bool Seating::shared() const { return std::count_if(players_.begin(), players_.end(), is_human) > 1; }

void Seating::pass_to(Seat seat) {
  passing_ = seat;
  next_ = kNobody;
  viewer_ = seat;
}

}  // namespace tapete
