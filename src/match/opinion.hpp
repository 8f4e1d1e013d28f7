#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/text.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/review.hpp"

namespace tapete {

/// With whose knowledge an action is judged.
enum class Sight : unsigned char {
  own,       ///< that of the seat that did it
  open,      ///< with all cards seen
  onlooker,  ///< that of another seat
};

/// A question to the judge: a record and nothing else.
struct JudgeRequest {
  /// As `tapete redact` writes it: for `seat`, or for the onlooker. For Sight::open it is the whole record.
  std::string_view record;
  Seat seat = 0;
  int number = 0;  ///< number of the seat's action in the record, from 1; or kDeals
  Lang lang{};     ///< the language of the reason
  Sight sight{};
  int worlds = ReviewOptions{}.worlds;
};

/// Asks for deals that fit the record (match/sampled_deals.hpp) instead of an opinion.
inline constexpr int kDeals = 0;

/// The judge's opinion on one action, in a form that can be sent through the page as text.
struct Opinion {
  double chance = 0;  ///< Gain::chance of the best action, 0 to 1; 0 if the game does not tell it
  double loss = 0;    ///< how much of that chance the action has cost
  double error = 0;   ///< the standard error of the loss
  std::string top;    ///< the best action; the one that was done if that is the best
  /// The action that `top` is compared with: the one that was done or, if that is the best, the next best.
  std::string other;
  std::vector<std::string> best;  ///< all actions that are as good as the best
  std::string cause;              ///< the name of the fact that explains the difference; may be empty
  std::string reason;             ///< why `top` is better than `other`, in a sentence
};

/// The answer if the seat had only one legal action.
inline constexpr std::string_view kNoChoice = "-";

/// An opinion as text, or kNoChoice; for an onlooker a sentence; for kDeals lines. Problems: those of the
/// record, no_seat.
Result<std::string, Problem> ask_judge(const JudgeRequest& request);
/// The opinion on a decision as text, its reason in `lang`; `open`: it was judged with all cards seen.
std::string opinion_text(const Reviewed& decision, Lang lang, bool open);
/// Parses the answer of ask_judge(); nothing if it is not an opinion.
std::optional<Opinion> parse_opinion(std::string_view text);

}  // namespace tapete
