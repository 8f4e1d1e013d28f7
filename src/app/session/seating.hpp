#pragma once
#include <string>
#include <vector>

#include "app/setup.hpp"

namespace tapete {

/// Who plays at which seat, and who of the people at this screen sits before it.
class Seating {
 public:
  explicit Seating(std::vector<Player> players);

  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] const Player& at(Seat seat) const { return players_[static_cast<std::size_t>(seat)]; }
  /// Several people play at this screen.
  [[nodiscard]] bool shared() const;
  /// Whoever sits before the screen, and sees the table from this seat.
  [[nodiscard]] Seat viewer() const { return viewer_; }
  void sit(Seat seat) { viewer_ = seat; }

  // Where several people play a game with hidden cards the device is passed from one to the other
  /// Who is to take the device before anything more is seen; kNobody: nobody. Until then the scene is not for the eyes
  /// of whoever looks.
  [[nodiscard]] Seat passing() const { return passing_; }
  /// Who will have to take it once everything has been seen; kNobody: nobody.
  [[nodiscard]] Seat next() const { return next_; }
  void call_next(Seat seat) { next_ = seat; }
  void pass_to(Seat seat);
  void taken() { passing_ = kNobody; }

 private:
  std::vector<Player> players_;
  Seat viewer_ = 0;
  Seat passing_ = kNobody;
  Seat next_ = kNobody;
};

}  // namespace tapete
