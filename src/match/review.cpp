#include "match/review.hpp"

#include "match/ask_look_on.hpp"
#include "match/ask_review.hpp"
#include "match/game_list.hpp"

namespace tapete {

Result<std::vector<Reviewed>, Problem> review(const Record& record, Seat seat, const ReviewOptions& options) {
  return review_among<GameList>(record, seat, options);
}

Result<std::vector<Fact>, Problem> look_on(const Record& record, Seat seat, int number) {
  return look_on_among<GameList>(record, seat, number);
}

}  // namespace tapete
