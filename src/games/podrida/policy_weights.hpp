#pragma once
#include "tricks/trick_odds.hpp"

namespace tapete::podrida {

struct Weights {
  OddsWeights odds{};
  double eager = 0.95;     ///< that who lacks tricks beats what can be beaten
  double unwilling = 0.3;  ///< the same of who lacks none
  double swayed = 0.3;     ///< of what others have bid above their share, how much is taken off a bid
  double bid_doubt = 1.2;  ///< what the casual player does not see, in tricks
  double card_doubt = 0.5;
};
inline constexpr Weights kWeights{};

}  // namespace tapete::podrida
