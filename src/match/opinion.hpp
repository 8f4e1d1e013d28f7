#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/text.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"

namespace tapete {

/// What the judge is asked: it gets the redacted record and nothing else.
struct JudgeRequest {
  std::string_view record;  ///< as `tapete redact` writes it, for `seat`
  Seat seat = 0;
  int number = 0;  ///< of the seat's action in it, from 1
  Lang lang{};     ///< of the reason
};

/// What the judge thinks of one action, in a form that passes through the page as a text.
struct Opinion {
  double chance = 0;              ///< of the best action, from 0 to 1 (Gain); 0: the game cannot tell
  double loss = 0;                ///< of that, by what was done
  double error = 0;               ///< the standard error of the loss
  std::string top;                ///< the best action; what was done, if that is the best
  std::string other;              ///< what `top` is compared with: what was done or, if that is the best, the next best
  std::vector<std::string> best;  ///< all that are as good as the best
  std::string cause;              ///< the name of the fact that explains it; may be empty
  std::string reason;             ///< why `top` is better than `other`, in a sentence
};

/// What stands for an opinion on the only action that there was.
inline constexpr std::string_view kNoChoice = "-";

/// An opinion as text, or kNoChoice. Problems: those of the record, no_seat, no_deal_fits.
Result<std::string, Problem> ask_judge(const JudgeRequest& request);
/// Reads what ask_judge() has given; nothing if it is no opinion.
std::optional<Opinion> parse_opinion(std::string_view text);

}  // namespace tapete
