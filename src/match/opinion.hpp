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

/// The knowledge with which an action is judged.
enum class Sight : unsigned char {
  own,       ///< knowledge of the seat that acted
  open,      ///< all cards
  onlooker,  ///< knowledge of another seat
  exercise,  ///< knowledge of the seat that acted; compared with the best action, even if few would recommend it
  unplayed,  ///< knowledge of the seat that is to act; the action in the record is any legal one
};

/// A question to the judge. The record is all that the judge learns of the match.
struct JudgeRequest {
  /// The record as `tapete redact` writes it, redacted for `seat` or, for Sight::onlooker, for the onlooker. For
  /// Sight::open the whole record.
  std::string_view record;
  Seat seat = 0;
  int number = 0;  ///< number of the action in the record, counted from 1 over all seats; or kDeals
  Lang lang{};     ///< the language of the reason
  Sight sight{};
  int worlds = ReviewOptions{}.worlds;  ///< number of sampled worlds
};

/// A JudgeRequest::number that asks for deals that fit the record (match/sampled_deals.hpp) instead of an opinion.
inline constexpr int kDeals = 0;

/// The judge's opinion on one action. The page receives the opinion as text from a Worker.
struct Opinion {
  double chance = 0;  ///< Gain::chance of the best action, 0 to 1; 0 if the game does not define it
  double loss = 0;    ///< by how much the action has lowered `chance`
  double error = 0;   ///< the standard error of the loss
  std::string top;    ///< the best action; the action that was done if no other is better
  /// The action with which `top` is compared: the action that was done, or another one if nothing was better. With
  /// Sight::unplayed it belongs to `idea` or, if that names no other action, to `reason`.
  std::string other;
  std::vector<std::string> best;  ///< all actions that are as good as `top`
  std::string cause;              ///< the name of the fact that explains the difference; may be empty
  /// Two sentences that say why `top` is better than `other`: by what the seat sees, which may be empty, and in
  /// numbers. `@` stands for the name of `other`.
  std::string idea;
  std::string reason;
};

/// Returns the sentences of an opinion, without the reason if the idea tells the same number. `other` is the name of
/// Opinion::other.
std::string all_reasons(const Opinion& opinion, std::string_view other);
/// Returns the first of these sentences.
std::string first_reason(const Opinion& opinion, std::string_view other);
/// Returns the sentences for a player who has found `found`, one of the best actions. If it is another one than
/// Opinion::top, only the numbers are told, because the idea is about `top`. `top` and `other` are the names of
/// Opinion::top and Opinion::other.
std::string found_reasons(const Opinion& opinion, std::string_view found, std::string_view top, std::string_view other,
                          Lang lang);

/// The answer if the seat had only one legal action.
inline constexpr std::string_view kNoChoice = "-";

/// Returns an opinion as text, or kNoChoice. For Sight::onlooker returns only a sentence, and for kDeals the lines of
/// sampled_deals(). Problems: any in the record, no_seat.
Result<std::string, Problem> ask_judge(const JudgeRequest& request);
/// Returns the opinion on a decision as text, with the reason in `lang`. `open`: whether the judge saw all cards.
std::string opinion_text(const Reviewed& decision, Lang lang, bool open);
/// Parses the answer of ask_judge(). Returns nothing if it is not an opinion.
std::optional<Opinion> parse_opinion(std::string_view text);

}  // namespace tapete
