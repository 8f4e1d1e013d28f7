#include "match/review.hpp"

#include "match/ask_review.hpp"
#include "match/game_list.hpp"

namespace tapete {

Result<std::vector<Reviewed>, Problem> review(const Record& record, Seat seat, const ReviewOptions& options) {
  return review_among<GameList>(record, seat, options);
}

}  // namespace tapete
