#pragma once

namespace tapete::corazones {

struct Weights {
  double trick = 1.3;      ///< points that a trick is expected to bring by whoever throws what it does not want
  double heart = 2.0;      ///< the same where hearts are led, on top
  double duck = 0.7;       ///< how much each lower card of the suit protects a card
  double queen = 13.0;     ///< what the queen of spades costs if it cannot be kept from its taker
  double above = 6.0;      ///< that the king or ace of spades takes the queen
  double void_suit = 1.6;  ///< what it is worth to be without a suit, shared among its last cards
  double threat = 9.0;     ///< what it is worth to take a point from who may take all
  double lead = 0.25;      ///< what it costs to have to lead
  double doubt = 1.6;      ///< what the casual player does not see, in points
};
inline constexpr Weights kWeights{};

}  // namespace tapete::corazones
