#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "game/gain.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// What is said of one decision of a seat.
struct Reviewed {
  int number = 0;  ///< of the action in the redacted record, from 1
  std::string action;
  double chance = 0;              ///< of the best action (Gain); 0 where the game cannot tell
  double loss = 0;                ///< chance that it has cost against the best action (Gain)
  double error = 0;               ///< the standard error of it
  double points = 0;              ///< the same in points
  double better = 0;              ///< share of the worlds in which the best action comes out better
  double worse = 0;               ///< and in which it comes out worse
  bool certain = false;           ///< nothing was guessed
  std::string top;                ///< the best action; the one done if none is better
  std::vector<std::string> best;  ///< the actions as good as the best one, sorted by bytes
  std::vector<Fact> facts;        ///< what came of the action, and of the best one
};

struct ReviewOptions {
  int worlds = 1000;  ///< sampled for each decision
  std::uint64_t seed = 0;
  int only = 0;  ///< the number of the one action to be judged; 0: all of them
  /// Where the action is the best, the next best is judged instead, so that there is something to say of it.
  bool next_best = false;
};

/// Judges every decision of `seat` that had a choice, by what it knew then. `record` is the one redacted for it. What
/// comes out depends on the arguments alone. Problems: those of the record, no_deal_fits.
Result<std::vector<Reviewed>, Problem> review(const Record& record, Seat seat, const ReviewOptions& options);

}  // namespace tapete
