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
  static constexpr int kMostHands = 6;
  static constexpr int kMostCards = 52;
  using Rooms = std::array<int, kMostHands>;
  using Hands = std::array<CardSet, kMostHands>;

  /// `room[h]` cards go to hand h, none of `excluded[h]`; all of `unseen` must find a place (their number is the sum of
  /// the rooms). Hands that are not needed have no room.
  Worlds(CardSet unseen, const Rooms& room, const Hands& excluded);

  /// How many deals fit. Exact up to 2^53, then to a few parts in 2^53; 0: none.
  [[nodiscard]] double count() const { return ways(0, rooms_ - 1); }
  /// One of them; count() must not be 0.
  [[nodiscard]] Hands draw(Rng& rng) const;

 private:
  /// Deals of the cards from `card` on. `rooms` tells what room is left in all hands but the last (which takes the
  /// rest), as one number: hand h counts stride_[h].
  [[nodiscard]] double& ways(std::size_t card, std::size_t rooms) { return ways_[card * rooms_ + rooms]; }
  [[nodiscard]] double ways(std::size_t card, std::size_t rooms) const { return ways_[card * rooms_ + rooms]; }
  [[nodiscard]] bool fits(std::size_t card, std::size_t hand) const { return !excluded_[hand].has(cards_[card]); }
  void count_card(std::size_t card);

  FixedList<Card, kMostCards> cards_;
  Rooms room_;
  Hands excluded_;
  std::size_t last_ = 0;   ///< the last hand that has room
  std::size_t rooms_ = 1;  ///< how many numbers `rooms` can be
  std::array<std::size_t, kMostHands> stride_{};
  std::vector<double> ways_;
};

}  // namespace tapete
