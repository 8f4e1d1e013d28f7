#pragma once

namespace tapete {

/// The effort of a Judge, and the result by which it compares actions.
struct JudgeOptions {
  static constexpr int kManyChecks = 8000;  ///< limit of the worlds for a check if the time does not matter

  int worlds = 1000;  ///< number of sampled worlds or, with all cards open, of playouts
  /// Most worlds in which an apparent mistake is checked. At most eight times `worlds` are used, and none if `worlds`
  /// is below 400, when the first judgement is rough anyway.
  int checks = kManyChecks;
  /// Judges a hand by its own worth if it cannot end the match or if the game has an empty kGoal, in games that satisfy
  /// AddsUpPoints: one hand of many hardly changes the probability of winning the match, but people want to know which
  /// card has cost points.
  bool by_hand = false;
};

}  // namespace tapete
