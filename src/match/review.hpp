#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "game/gain.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// The review of one decision of a seat.
struct Reviewed {
  int number = 0;  ///< number of the action in the redacted record, from 1
  std::string action;
  double chance = 0;              ///< Gain::chance of the best action; 0 if the game does not tell it
  double loss = 0;                ///< how much of that chance the action has cost
  double error = 0;               ///< the standard error of the loss
  double points = 0;              ///< the loss in points
  double better = 0;              ///< share of the worlds in which the best action gives the better result
  double worse = 0;               ///< share of the worlds in which it gives the worse result
  bool certain = false;           ///< whether nothing was estimated (Verdict::certain)
  std::string top;                ///< the best action; the one that was done if none is better
  std::vector<std::string> best;  ///< the actions as good as the best one, sorted by bytes
  std::vector<Fact> facts;        ///< consequences of the action and of the best one
};

struct ReviewOptions {
  int worlds = 1000;  ///< number of sampled worlds for each decision
  std::uint64_t seed = 0;
  int only = 0;  ///< the number of the only action to judge; 0: all
  /// If an action is the best, it is compared with the next best, so that there is something to explain.
  bool next_best = false;
  /// The record is whole, and actions are judged on the real deal, with all cards seen.
  bool open = false;
  /// Called with the number of each action that has been judged.
  std::function<void(int)> judged = {};
};

/// Judges every decision of `seat` in which it had a choice, by what it knew then. `record` is redacted for that seat,
/// unless the review is an open one.
/// The result depends on the arguments alone. Problems: those of the record, no_deal_fits.
Result<std::vector<Reviewed>, Problem> review(const Record& record, Seat seat, const ReviewOptions& options);

/// What action `number` of a record, done by `seat`, brings in the eyes of another seat, for which the record is
/// redacted: the consequences of the action (Fact::best) and of whatever else that hand may have held (Fact::played),
/// over worlds that fit what the other seat knew just before it. Empty if nothing can be compared. Problems: those of
/// the record, no_deal_fits.
Result<std::vector<Fact>, Problem> look_on(const Record& record, Seat seat, int number);

}  // namespace tapete
