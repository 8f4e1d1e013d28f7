#include "match/opinion.hpp"
#include "match/reason.hpp"
#include "match/sampled_deals.hpp"

namespace tapete {

Result<std::string, Problem> ask_judge(const JudgeRequest& request) {
  using Answer = Result<std::string, Problem>;
  const auto record = parse_record(request.record);
  if (!record) return Answer::failure(record.error());
  if (request.number == kDeals) return sampled_deals(*record, request.seat);
  if (request.sight == Sight::onlooker) {
    const auto facts = look_on(*record, request.seat, request.number);
    return facts ? Answer{onlooker_reason(*facts, request.lang)} : Answer::failure(facts.error());
  }
  const bool open = request.sight == Sight::open;
  const auto decisions = review(*record, request.seat,
                                {.worlds = request.worlds, .only = request.number, .next_best = true, .open = open});
  if (!decisions) return Answer::failure(decisions.error());
  return decisions->empty() ? std::string{kNoChoice} : opinion_text(decisions->front(), request.lang, open);
}

}  // namespace tapete
