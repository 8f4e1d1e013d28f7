#include "match/opinion.hpp"
#include "match/reason.hpp"
#include "match/sampled_deals.hpp"

namespace tapete {

namespace {

/// Most worlds in which an apparent mistake is checked. With so few, a hand is reviewed in a few seconds.
constexpr int kChecks = 400;

}  // namespace

Result<std::string, Problem> ask_judge(const JudgeRequest& request) {
  const auto record = parse_record(request.record);
  if (!record) return Failure{record.error()};
  if (request.number == kDeals) return sampled_deals(*record, request.seat);
  if (request.sight == Sight::onlooker) {
    const auto found = explain_for_onlooker(*record, request.seat, request.number, request.lang);
    if (!found) return Failure{found.error()};
    return found->words.empty() ? onlooker_reason(found->facts, request.lang) : found->words;
  }
  const bool open = request.sight == Sight::open;
  using Against = ReviewOptions::Against;
  const auto decisions = review(*record, request.seat,
                                {.worlds = request.worlds,
                                 .checks = kChecks,
                                 .by_hand = true,
                                 .only = request.number,
                                 .against = request.sight == Sight::unplayed   ? Against::unplayed
                                            : request.sight == Sight::exercise ? Against::best
                                                                               : Against::advice,
                                 .lang = request.lang,
                                 .open = open});
  if (!decisions) return Failure{decisions.error()};
  return decisions->empty() ? std::string{kNoChoice} : opinion_text(decisions->front(), request.lang, open);
}

}  // namespace tapete
