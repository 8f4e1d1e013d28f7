#pragma once
#include "tricks/trick_odds.hpp"

namespace tapete::podrida {

struct Weights {
  OddsWeights odds{};
  double eager = 0.95;       ///< probability that a player who needs tricks beats a card if it can
  double unwilling = 0.3;    ///< the same for a player who needs none
  double swayed = 0.3;       ///< a bid is lowered by this share of what the others have bid above average
  double bid_doubt = 0.8;    ///< width of the range in which the casual player misjudges its expected tricks
  double card_doubt = 0.05;  ///< and the most by which it misjudges how well a card fits its bid, in tricks squared
};
inline constexpr Weights kWeights{};

}  // namespace tapete::podrida
