#include "tricks/first_dealer.hpp"

#include <algorithm>
#include <numeric>

#include "tricks/deal_line.hpp"

namespace tapete {

std::span<const Choice> draws_by_highest_card(int) {
  static constexpr std::array kDraws{Choice{"card", "By the card that is highest in the game"_text}};
  return kDraws;
}

DealerDraw draw_by_highest_card(int players, const Ranking& ranking, CardSet deck, Rng& rng) {
  DealerDraw draw;
  std::vector<Seat> in(static_cast<std::size_t>(players));
  std::iota(in.begin(), in.end(), 0);
  draw.seating = in;
  while (in.size() > 1) {
    const auto cards = shuffled_deal(0, rng, deck).cards;
    int best = -1;
    for (std::size_t i = 0; i < in.size(); ++i) best = std::max(best, ranking.strength_of(cards[i]));
    std::vector<Seat> highest;
    for (std::size_t i = 0; i < in.size(); ++i)
      if (ranking.strength_of(cards[i]) == best) highest.push_back(in[i]);
    for (std::size_t i = 0; i < in.size(); ++i) {
      const bool is_best = ranking.strength_of(cards[i]) == best;
      draw.drawn.push_back({in[i], cards[i], is_best && highest.size() == 1, is_best && highest.size() > 1});
    }
    in = highest;
  }
  draw.dealer = in.front();
  return draw;
}

}  // namespace tapete
