#pragma once
#include <array>

#include "core/card.hpp"
#include "games/bridge/auction.hpp"

/// The value of a hand in an auction. Suits are counted as denominations.
namespace tapete::bridge {

struct HandValue {
  explicit HandValue(CardSet hand);

  /// High cards and, for distribution, one point for each card of the two longest suits together beyond eight (one
  /// less if they are seven).
  [[nodiscard]] int points() const;
  /// The points with this suit as trumps, which partner has too: shortness counts, the more the longer the trumps are.
  [[nodiscard]] int support(int suit) const;

  std::array<int, kSuits> length{};
  int high = 0;  ///< high card points: ace 4, king 3, queen 2, jack 1
  int aces = 0;
  bool balanced = false;  ///< no void, no singleton, at most one doubleton
  unsigned stopped = 0;   ///< the suits with a stopper against no trump, a bit each
  unsigned good = 0;      ///< the suits with two of the three highest cards or three of the five highest, a bit each
  unsigned fair = 0;      ///< the suits with two of the five highest cards, one of them a queen or higher, a bit each
};

/// The high card points of a set of cards.
int high_card_points(CardSet cards);

}  // namespace tapete::bridge
