#pragma once
#include "games/tute/rules.hpp"

/// The heuristic policy of tute: the player looks whether it is on the way to the most points; if so it wins what it
/// can, if not it keeps out of tricks and gets rid of what could win them.
namespace tapete::tute {

/// What the policy weighs against each other, in points of the game where nothing else is said.
struct PolicyWeights {
  double ambition = 0;      ///< points that it must expect above the best rival's to go for the most
  double top_trump = 1;     ///< tricks expected of a trump that nothing beats
  double beaten = 0.62;     ///< the same, for each unseen trump that does
  double top_plain = 0.75;  ///< of another suit's best card
  double next_plain = 0.2;  ///< of its second
  double lead = 2;          ///< what the lead is worth to who wants tricks
  double keep_trump = 3;
  double keep_top = 4;
  double danger = 0.8;      ///< to who wants none: a step of strength in the hand
  double danger_trump = 4;  ///< and a trump
  double trick = 6;         ///< and a trick won
};
inline constexpr PolicyWeights kPeople{};

/// Tricks that it expects of these cards, with `unseen` in other hands.
double expected_tricks(CardSet hand, CardSet unseen, int trump, const PolicyWeights& weights);
/// What it does before the first trick of a variant with an auction.
Action auction_by_policy(const State& state, const PolicyWeights& weights);

/// Which of `cards` such a player plays to a trick. Looks at nothing in `state` that the seat to act does not know, so
/// it may be a whole one; the same holds for by_policy().
Action card_by_policy(const State& state, CardSet cards, const PolicyWeights& weights, Rng& rng);
/// What such a player does, whatever is due.
Action by_policy(const State& state, const PolicyWeights& weights, Rng& rng);

}  // namespace tapete::tute
