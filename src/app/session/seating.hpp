#pragma once
#include <string>
#include <vector>

#include "app/setup.hpp"

namespace tapete {

/// The players at their seats, and the person at this screen who holds the device. If nobody at this screen plays, as
/// when a tablet is the table for people with phones, the screen shows what an onlooker sees.
class Seating {
 public:
  explicit Seating(std::vector<Player> players);
  /// Translates the default name of the person at the screen, or the words for that person's hand (see sit()).
  void follow_language(Lang lang);

  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] const Player& at(Seat seat) const { return players_[static_cast<std::size_t>(seat)]; }
  /// Returns whether several people play at this screen.
  [[nodiscard]] bool shared() const;
  /// Returns whether one person plays against bots alone.
  [[nodiscard]] bool alone() const;
  /// Returns the seat of the first person at this screen; kNobody if there is none.
  [[nodiscard]] Seat first_person() const;
  /// Returns the seat from which the table is seen: the seat of the person who holds the device or, while a partner
  /// would play that person's cards, the seat of the partner (for_partner.hpp). kNobody: an onlooker.
  [[nodiscard]] Seat viewer() const { return viewer_; }
  /// Shows the table from this seat. While a person plays at the seat of a bot, the person's own seat is called "Your
  /// hand", because "You" would be said of the other seat.
  void sit(Seat seat, Lang lang);

  // If several people play a game with hidden cards, they pass the device to each other
  /// Returns the seat of the person who must take the device before anything more is shown; kNobody: the device stays.
  /// Until that person has taken the device, nobody may see the scene.
  [[nodiscard]] Seat passing() const { return passing_; }
  /// Returns the seat of the person who must take the device once everything has been shown; kNobody: the device stays.
  [[nodiscard]] Seat next() const { return next_; }
  void call_next(Seat seat) { next_ = seat; }
  void pass_to(Seat seat);
  void taken() { passing_ = kNobody; }

 private:
  std::vector<Player> players_;
  std::string own_name_;  ///< name of the first person
  Seat viewer_ = 0;
  Seat passing_ = kNobody;
  Seat next_ = kNobody;
};

}  // namespace tapete
