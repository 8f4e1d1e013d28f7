#include "match/review.hpp"

#include "match/ask_for_onlooker.hpp"
#include "match/ask_review.hpp"
#include "match/game_list.hpp"

namespace tapete {

Result<std::vector<Reviewed>, Problem> review(const Record& record, Seat seat, const ReviewOptions& options) {
  return review_among<GameList>(record, seat, options);
}

Result<Explanation, Problem> explain_for_onlooker(const Record& record, Seat seat, int number, Lang lang) {
  return explain_among<GameList>(record, seat, number, lang);
}

}  // namespace tapete
