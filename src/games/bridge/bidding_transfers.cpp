#include "games/bridge/bidding_desk.hpp"

/// Transfers after an opening in no trump.
namespace tapete::bridge {

void offer_transfers(Desk& desk, int level) {
  for (const int major : {kSpades, kHearts})
    if (!desk.theirs(major)) desk.add("transfer", transfer_to(major, level), Need{}.length(major, 5), Force::round);
}

void offer_answers_to_transfer(Desk& desk, int major) {
  constexpr int kMost = 17;  // the most high card points of an opening of one no trump
  const int level = desk.cheapest_level(major);
  if (desk.no_trump.level() == 1 && level == 2)
    desk.add("super_accept", Call::bid(3, major), Need{}.high(kMost).length(major, 4));
  desk.add("completion", desk.cheapest(major), desk.disturbed() ? Need{}.length(major, 3) : Need{});
}

void offer_game_after_transfer(Desk& desk) {
  const int major = desk.transferred();
  if (major == kNoTrump || desk.no_trumper != desk.partner) return;
  const int least = desk.partners().points.least;
  desk.add("game_in_long_major", Call::bid(4, major),
           Need{}.length(major, 7).points(kGamePoints - least - 1, kSlamPoints - least - 1));
}

void offer_return_to_major(Desk& desk) {
  const int major = desk.transferred();
  if (major == kNoTrump || desk.no_trumper != desk.me || desk.auction.highest().denomination() != kNoTrump) return;
  desk.add("correction", desk.cheapest(major), Need{}.length(major, 3));
}

}  // namespace tapete::bridge
