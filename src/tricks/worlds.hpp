#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "core/card.hpp"
#include "core/fixed_list.hpp"
#include "core/rng.hpp"

namespace tapete {

/// Deals of unseen cards to hands that keep to hard facts: how many cards each hand holds, and which it cannot hold.
/// Every deal that fits is as likely as the next: the deals are counted first, card by card, and drawn by those counts.
class Worlds {
 public:
  static constexpr int kMostHands = 3;
  static constexpr int kMostCards = 40;
  using Hands = std::array<CardSet, kMostHands>;

  /// `room[h]` cards go to hand h, none of `excluded[h]`; all of `unseen` must find a place (their number is the sum of
  /// the rooms).
  Worlds(CardSet unseen, const std::array<int, kMostHands>& room, const Hands& excluded);

  /// How many deals fit. Exact up to 2^53, then to a few parts in 2^53; 0: none.
  [[nodiscard]] double count() const { return ways(0, room_[0], room_[1]); }
  /// One of them; count() must not be 0.
  [[nodiscard]] Hands draw(Rng& rng) const;

 private:
  [[nodiscard]] double& ways(std::size_t card, int a, int b);
  [[nodiscard]] double ways(std::size_t card, int a, int b) const {
    return const_cast<Worlds*>(this)->ways(card, a, b);
  }
  [[nodiscard]] bool fits(std::size_t card, int hand) const {
    return !excluded_[static_cast<std::size_t>(hand)].has(cards_[card]);
  }

  FixedList<Card, kMostCards> cards_;
  std::array<int, kMostHands> room_;
  Hands excluded_;
  std::vector<double>
      ways_;  ///< [card][room left in hand 0][room left in hand 1]: deals of this card and those after it
};

}  // namespace tapete
