#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "core/card.hpp"
#include "core/fixed_list.hpp"
#include "core/rng.hpp"

namespace tapete {

/// Samples uniformly from all deals of the unseen cards to the hands, given the number of cards in each hand and the
/// cards that the hand cannot hold. Dynamic programming first counts the deals card by card; draw() chooses a hand for
/// each card with probabilities in proportion to these counts.
class Worlds {
 public:
  static constexpr int kMostHands = 6;
  static constexpr int kMostCards = 52;
  using Rooms = std::array<int, kMostHands>;
  using Hands = std::array<CardSet, kMostHands>;

  /// `room[h]` cards go to hand h, none of them from `excluded[h]`. The rooms must add up to the number of `unseen`
  /// cards. Unused hands have room 0.
  Worlds(CardSet unseen, const Rooms& room, const Hands& excluded);

  /// Returns the number of consistent deals; 0: there is none. The number is exact up to 2^53; a greater number has a
  /// relative error of a few times 2^-53.
  [[nodiscard]] double count() const { return ways(0, rooms_ - 1); }
  /// Returns one of the deals. count() must not be 0.
  [[nodiscard]] Hands draw(Rng& rng) const;

 private:
  /// Returns the number of deals of the cards from index `card` on. `rooms` encodes the room left in all hands except
  /// the last one (which takes the rest) as one number: the sum of the room of each hand h times stride_[h].
  [[nodiscard]] double& ways(std::size_t card, std::size_t rooms) { return ways_[card * rooms_ + rooms]; }
  [[nodiscard]] double ways(std::size_t card, std::size_t rooms) const { return ways_[card * rooms_ + rooms]; }
  [[nodiscard]] bool fits(std::size_t card, std::size_t hand) const { return !excluded_[hand].has(cards_[card]); }
  void count_card(std::size_t card);

  FixedList<Card, kMostCards> cards_;
  Rooms room_;
  Hands excluded_;
  std::size_t last_ = 0;   ///< the last hand that has room
  std::size_t rooms_ = 1;  ///< number of possible values of the argument `rooms` of ways()
  std::array<std::size_t, kMostHands> stride_{};
  std::vector<double> ways_;
};

}  // namespace tapete
