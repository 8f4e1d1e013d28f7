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

/// Review of one decision of a seat.
struct Reviewed {
  int number = 0;  ///< number of the action in the redacted record, from 1
  /// The action that was done, or another one with which `top` is compared.
  std::string action;
  double chance = 0;              ///< Gain::chance of the best action; 0 if the game does not define it
  double loss = 0;                ///< by how much the action has lowered `chance`
  double error = 0;               ///< the standard error of the loss
  double points = 0;              ///< the loss in points
  double better = 0;              ///< share of the sampled deals in which the best action gives a better result
  double worse = 0;               ///< share of the sampled deals in which the best action gives a worse result
  bool certain = false;           ///< whether nothing was estimated (Verdict::certain)
  bool by_points = false;         ///< Verdict::by_points
  bool decided = false;           ///< Verdict::decided
  bool equal = false;             ///< Verdict::equal
  bool fewest = false;            ///< whether points count against a player
  Reason goal;                    ///< the sentence that tells `chance` of the best action and of `action`; may be empty
  std::string idea;               ///< why `top` is better than `idea_other` (HasIdeas); may be empty
  std::string idea_other;         ///< `action` or, in an advice, another action; empty if there is no idea
  std::string meaning;            ///< the information that the best call gives to the partner; empty if it is no call
  std::string top;                ///< the best action; the action that was done if no other is better
  std::vector<std::string> best;  ///< the actions as good as `top`, sorted by bytes
  std::vector<Fact> facts;        ///< consequences of the action and of the best action
};

struct ReviewOptions {
  int worlds = 1000;  ///< number of sampled worlds for each decision
  std::uint64_t seed = 0;
  int checks = 8000;     ///< most worlds in which an apparent mistake is checked; at most eight times `worlds` are used
  bool by_hand = false;  ///< JudgeOptions::by_hand
  int only = 0;          ///< number of the only action to judge; 0: all actions
  /// The action with which an action is compared.
  enum class Against : unsigned char {
    best,      ///< the best one
    advice,    ///< the one to recommend (Judge::advise); if the action is as good, another one
    unplayed,  ///< the action itself does not matter: recommends one, and compares it with another one
  };
  Against against = Against::best;
  Lang lang{};  ///< the language of Reviewed::idea and Reviewed::meaning
  /// Whether actions are judged on the real deal with all cards open. The record must then not be redacted.
  bool open = false;
  /// Called with the number of each action that has been judged.
  std::function<void(int)> judged = {};
};

/// Judges every decision in which `seat` had a choice, with the knowledge that the seat had then. `record` is redacted
/// for `seat`, unless ReviewOptions::open is set. The result depends only on the arguments. Problems: any in the
/// record, no_deal_fits.
Result<std::vector<Reviewed>, Problem> review(const Record& record, Seat seat, const ReviewOptions& options);

/// The explanation of an action for an onlooker.
struct Explanation {
  std::vector<Fact> facts{};  ///< empty if nothing can be compared
  std::string words{};        ///< the sentences that explain a call (ExplainsCalls); empty for all other actions
};

/// Compares action `number`, done by `seat`, with the other actions that the hand of `seat` may have allowed. Uses only
/// the knowledge of another seat, the onlooker, for which `record` is redacted. Each fact contains two averages over
/// the deals that fit the onlooker's view just before the action: Fact::best after the action that was done,
/// Fact::played after the other actions. A call is explained in words of `lang` instead. Problems: any in the record,
/// no_deal_fits.
Result<Explanation, Problem> explain_for_onlooker(const Record& record, Seat seat, int number, Lang lang);

}  // namespace tapete
