#include <algorithm>
#include <numeric>

#include "games/tute/rules.hpp"

/// The first dealer: everybody lifts a card, the strongest deals; equal ones lift again.
namespace tapete {

using namespace tute;

DealerDraw Tute::draw_dealer(int players, int, Rng& rng) {
  DealerDraw draw;
  std::vector<Seat> in(static_cast<std::size_t>(players));
  std::iota(in.begin(), in.end(), 0);
  draw.seating = in;
  while (in.size() > 1) {
    const SpanishDeal deck = shuffled_deal(0, rng);
    int best = -1;
    for (std::size_t i = 0; i < in.size(); ++i) best = std::max(best, kRanking.strength_of(deck.cards[i]));
    std::vector<Seat> highest;
    for (std::size_t i = 0; i < in.size(); ++i)
      if (kRanking.strength_of(deck.cards[i]) == best) highest.push_back(in[i]);
    for (std::size_t i = 0; i < in.size(); ++i) {
      const bool decides = highest.size() == 1 && in[i] == highest.front();
      draw.drawn.push_back({in[i], deck.cards[i], decides});
    }
    in = highest;
  }
  draw.dealer = in.front();
  return draw;
}

}  // namespace tapete
