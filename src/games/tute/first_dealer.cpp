#include "tricks/first_dealer.hpp"

#include "games/tute/tute.hpp"
#include "tricks/deal_line.hpp"

namespace tapete {

DealerDraw Tute::draw_dealer(int players, int, Rng& rng) {
  return draw_by_highest_card(players, kRanking, kSpanishCards, rng);
}

}  // namespace tapete
