#pragma once
#include <array>

#include "core/card.hpp"
#include "games/bridge/auction.hpp"

/// The value of a hand in an auction. Suits are numbered as denominations: clubs 0 to spades 3, unlike Card::suit().
namespace tapete::bridge {

struct HandValue {
  explicit HandValue(CardSet hand);

  /// Returns the high card points and, for distribution, one point for each card beyond eight in the two longest suits
  /// together; one point less if these suits have only seven cards.
  [[nodiscard]] int points() const;
  /// Returns the points with this suit as trumps, if partner has cards of the suit too: high card points, one point for
  /// each trump beyond five and, with at least three trumps, points for other suits of fewer than three cards. These
  /// points are higher with four trumps or more.
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
