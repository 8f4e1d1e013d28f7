#pragma once
#include <string>
#include <vector>

#include "core/result.hpp"
#include "game/problem.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// A match as one seat knows it while a hand is in progress.
struct KnownMatch {
  Header header;
  std::vector<std::string> whole;  ///< the events of the hands that are over, with all cards
  std::vector<std::string> known;  ///< the events of the hand in progress, redacted for `seat`, its deal first
  Seat seat = 0;
  bool to_act = false;  ///< whether `seat` is to decide. The known events do not always show this (Table::redacted)
};

/// Returns events from which a table can show the match to `seat`: `whole`, then a hand with all cards that agrees with
/// everything that the seat knows. The cards that the seat does not know are a random determinization, so the scenes
/// of other seats have no meaning. The same match always gives the same events. Problems: any of open_table(), any in
/// the events, no_deal_fits if none of the sampled deals can be played as the events say.
Result<std::vector<std::string>, Problem> complete_hand(const KnownMatch& match);

}  // namespace tapete
