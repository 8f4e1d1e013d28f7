#pragma once
#include <array>

#include "core/card.hpp"
#include "games/bridge/auction.hpp"

/// The value of a hand in an auction. Suits are numbered as denominations.
namespace tapete::bridge {

struct HandValue {
  explicit HandValue(CardSet hand);

  /// Returns the high card points and, for distribution, one point for each card beyond eight in the two longest suits
  /// together; one point less if these suits have only seven cards.
  [[nodiscard]] int points() const;
  /// Returns the points with this suit as trumps, in which partner has cards too. Short suits count, and count more if
  /// the hand has more than three trumps.
  [[nodiscard]] int support(int suit) const;

  std::array<int, kSuits> length{};
  int high = 0;  ///< high card points: ace 4, king 3, queen 2, jack 1
  int aces = 0;
  bool balanced = false;  ///< no void, no singleton, at most one doubleton
  unsigned stopped = 0;   ///< suits with a stopper for no trump, one bit each
  unsigned good = 0;      ///< suits with two of the three highest cards or three of the five highest, one bit each
  unsigned fair = 0;      ///< suits with two of the five highest cards, one of them at least a queen, one bit each
};

/// Returns the high card points of a set of cards.
int high_card_points(CardSet cards);

}  // namespace tapete::bridge
