#pragma once
#include "tricks/trick_odds.hpp"

namespace tapete::podrida {

struct Weights {
  OddsWeights odds{};
  double eager = 0.95;       ///< probability that a player who needs tricks beats a card if possible
  double unwilling = 0.3;    ///< probability that a player who needs no tricks beats a card
  double swayed = 0.3;       ///< how much a bid is lowered for each trick that others have bid above average
  double bid_doubt = 0.8;    ///< the casual player's expected tricks are wrong by up to half of this
  double card_doubt = 0.05;  ///< the casual player's squared distances from the bid are too large by up to this
};
inline constexpr Weights kWeights{};

}  // namespace tapete::podrida
