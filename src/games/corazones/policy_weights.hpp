#pragma once

namespace tapete::corazones {

/// In points, found by contests.
struct Weights {
  double trick = 1.0;      ///< what a trick that is taken later is expected to bring
  double duck = 0.7;       ///< how much each lower card of the suit protects a card
  double queen = 12.0;     ///< what the queen of spades costs if nothing protects her
  double void_suit = 1.2;  ///< what it is worth to be without a suit, shared among its last cards
  double lead = 0.5;       ///< what it costs to have to lead
  double flush = 2.5;      ///< what it is worth to lead spades that make another seat play the queen
  double doubt = 1.2;      ///< what the casual player does not see when it plays
};
inline constexpr Weights kWeights{};

}  // namespace tapete::corazones
