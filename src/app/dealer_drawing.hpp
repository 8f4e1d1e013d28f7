#pragma once
#include <vector>

#include "app/host/clock_and_entropy.hpp"
#include "app/setup.hpp"
#include "game/dealer_draw.hpp"
#include "match/table.hpp"

namespace tapete {

/// The draw of the first dealer, card by card.
struct DrawState {
  /// `chosen_way` is an index in GameInfo::dealer_draws().
  DrawState(ClockAndEntropy& clock, const GameInfo& game, Header match, int chosen_way, Lang lang);

  /// Turns the next card if it is due.
  void tick(ClockAndEntropy& clock, double now);
  /// Turns all remaining cards. If all cards are turned already, ends the pause in which the player reads the result.
  void hurry(double now);
  /// Returns whether the first hand must be dealt now, without waiting for the player.
  [[nodiscard]] bool deals(double now) const { return done() && deals_itself && now >= next_at; }
  [[nodiscard]] bool done() const { return shown == static_cast<int>(draw.drawn.size()); }
  /// Returns the header of the match, with the players at the seats that were drawn.
  [[nodiscard]] Header seated() const;

  int way = 0;  ///< index in GameInfo::dealer_draws()
  Header header;
  DealerDraw draw;
  std::vector<Player> players;  ///< at their seats before the draw
  int shown = 0;                ///< number of cards turned so far
  double next_at = 0;           ///< time (now_ms()) of the next card, or of the first deal
  bool deals_itself = false;    ///< whether the first hand is dealt without waiting for the player
};

}  // namespace tapete
