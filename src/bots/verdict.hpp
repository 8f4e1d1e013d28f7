#pragma once
#include <vector>

#include "game/game.hpp"

namespace tapete {

/// Judgement of one action.
struct Verdict {
  double chance = 0;  ///< Gain::chance of the best action; 0 if the game does not define it
  /// Whether `chance` and `loss` are not Gain::chance but the worth of the hand (AddsUpPoints).
  bool by_points = false;
  /// Gain::chance of the best action minus that of the judged action, 0 to 1. An apparent mistake is checked again
  /// (LossCheck).
  double loss = 0;
  double error = 0;   ///< standard error of the loss
  double points = 0;  ///< loss of Gain::points; negative if the best action makes fewer points
  double better = 0;  ///< share of the worlds in which the best action gives the better result
  double worse = 0;   ///< share of the worlds in which the best action gives the worse result
  /// Whether `loss` is exact and not estimated from sampled worlds.
  bool certain = false;
  /// Whether no action can change the probability any more: it is 0 after every action in every world, or always 1.
  bool decided = false;
  /// Whether `other` is about as good as `top`, in probability and in points.
  bool equal = false;
  /// From Judge::of(): the best action, or the judged action if `loss` is below 0.0005. From Judge::advise(): the
  /// recommended action.
  Action top;
  Action other;  ///< the action with which `top` is compared: the judged action or, from advise(), another one
  /// `top`, and the actions whose Gain::chance is lower than that of the best action (from Judge::advise(): of `top`)
  /// by at most two standard errors or by at most 0.0005.
  ActionList best;
  /// Mean consequences of `other` and of `top` in playouts; empty if there were no playouts or the game
  /// measures no consequences.
  std::vector<Fact> facts;
};

}  // namespace tapete
