#pragma once
#include <vector>

#include "app/host/machine.hpp"
#include "app/setup.hpp"
#include "game/dealer_draw.hpp"
#include "match/table.hpp"

namespace tapete {

/// The first dealer is being drawn, card by card.
struct DrawState {
  /// `chosen_way`: which of the game's ways of drawing.
  DrawState(Machine& machine, const GameInfo& game, Header match, int chosen_way, Lang lang);

  /// Turns the next card if it is time.
  void tick(Machine& machine, double now);
  /// Turns the remaining cards at once, or once they are turned ends the time for reading.
  void hurry(double now);
  [[nodiscard]] bool deals(double now) const { return done() && deals_itself && now >= next_at; }
  [[nodiscard]] bool done() const { return shown == static_cast<int>(draw.drawn.size()); }
  /// The header of the match with everybody at the seat that was drawn.
  [[nodiscard]] Header seated() const;

  int way = 0;  ///< index in the game's ways of drawing
  Header header;
  DealerDraw draw;
  std::vector<Player> players;  ///< before anybody changed places
  int shown = 0;                ///< cards turned so far
  double next_at = 0;           ///< when the next one is turned, or the cards are dealt
  bool deals_itself = false;    ///< without being asked, once the player has seen who deals
};

}  // namespace tapete
