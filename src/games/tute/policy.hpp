#pragma once
#include "games/tute/rules.hpp"

/// The heuristic policy of tute. The seat estimates whether it can get the most points. If it can, it tries to win
/// tricks; otherwise it avoids tricks and gets rid of cards that could win tricks.
namespace tapete::tute {

/// Weights of the policy, in points of the game unless the comment gives another unit.
struct PolicyWeights {
  double ambition = 0;  ///< a seat tries for the most points if it expects a greater lead over its best rival
  /// A seat gives up trying for few points if the rivals need more than this share of the remaining points to overtake
  /// it.
  double overtaken = 0.3;
  double top_trump = 1;     ///< expected tricks of a trump that no unseen card beats
  double beaten = 0.62;     ///< factor of top_trump for each unseen trump that beats the trump
  double top_plain = 0.75;  ///< expected tricks of a card of another suit that no unseen card of it beats
  double next_plain = 0.2;  ///< expected tricks of such a card if one unseen card of its suit beats it
  double lead = 2;          ///< value of the lead for a seat that wants tricks
  double keep_trump = 3;    ///< value of keeping a trump, in addition to half its strength
  double keep_top = 4;      ///< value of keeping a card of another suit that no unseen card of it beats
  double danger = 0.8;      ///< for a seat that wants no tricks: danger of a card, for each step of strength
  double danger_trump = 4;  ///< added to the danger of a trump
  double trick = 6;         ///< for a seat that wants no tricks: cost of winning a trick, in addition to its points
};
/// Weights of the bots and of playouts.
inline constexpr PolicyWeights kPeople{};

/// Returns the number of tricks that a hand is expected to win while `unseen` cards are in other hands.
double expected_tricks(CardSet hand, CardSet unseen, int trump, const PolicyWeights& weights);
/// Returns the policy's action in the auction.
Action auction_by_policy(const State& state, const PolicyWeights& weights);

/// Returns the expected lead in points of the seat to act over its best rival at the end of the hand. With a negative
/// one, the seat tries for few points, unless it is too late for that (goes_high()).
double expected_lead(const State& state, const PolicyWeights& weights);
/// Returns whether the policy of the seat to act tries for the most points.
bool goes_high(const State& state, const PolicyWeights& weights);

/// Returns the card of `cards` that the policy plays to a trick. Uses only information that the seat to act has, so
/// `state` may be a complete state; the same is true of by_policy().
Action card_by_policy(const State& state, CardSet cards, const PolicyWeights& weights, Rng& rng);
/// Returns the policy's action in any phase.
Action by_policy(const State& state, const PolicyWeights& weights, Rng& rng);

}  // namespace tapete::tute
