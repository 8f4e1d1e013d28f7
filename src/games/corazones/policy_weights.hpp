#pragma once

namespace tapete::corazones {

/// Weights of the policy, in points unless the comment gives another unit. Found by contests between policies.
struct Weights {
  double trick = 1.0;      ///< expected points of a trick that is taken later
  double duck = 0.7;       ///< the risk of a card is divided by 1 plus this for each lower card of its suit
  double queen = 12.0;     ///< expected cost of keeping the queen of spades as the only spade
  double void_suit = 1.2;  ///< value of having no card of a suit, divided among the last cards of that suit
  double lead = 0.5;       ///< cost of having to lead the next trick
  double flush = 2.5;      ///< value of leading spades to force the queen out of another hand
  double losers = 0.3;     ///< largest share of cards that can lose a trick in a hand that tries to take everything
  double doubt = 1.2;      ///< largest error with which the casual player judges a card
};
inline constexpr Weights kWeights{};

}  // namespace tapete::corazones
