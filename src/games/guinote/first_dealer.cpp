#include <algorithm>

#include "games/guinote/rules.hpp"

/// The ways of drawing the first dealer; see "Who deals first" in the rules for players (rules.en.md).
namespace tapete {

using namespace guinote;

namespace {

/// Assigns a suit to each player, starting at the right of player 0, and turns up one card. The player with the suit of
/// that card deals.
DealerDraw by_suit(Rng& rng) {
  const Card card = shuffled_deal(0, rng).cards[0];
  const Seat dealer = (card.suit() + 1) % 4;
  return {.drawn = {{dealer, card, true}}, .suit_of = {3, 0, 1, 2}, .seating = {0, 1, 2, 3}, .dealer = dealer};
}

/// Draws kings (echar a reyes): turns cards one by one until all four players have a king. The players with the first
/// and the second king are partners, and so are the other two players; the player with the first king deals. Player 0
/// stays in seat 0, so that the person at the screen does not move.
DealerDraw by_kings(Rng& rng) {
  DealerDraw draw;
  std::vector<int> kings;  // the players in the order in which they got their kings
  Seat player = 1;
  for (const Card card : shuffled_deal(0, rng).cards) {
    const bool king = card.rank() == Guinote::kRey;
    draw.drawn.push_back({player, card, king});
    if (king) kings.push_back(player);
    if (kings.size() == 4) break;
    do player = (player + 1) % 4;
    while (std::find(kings.begin(), kings.end(), player) != kings.end());
  }
  const auto place = std::find(kings.begin(), kings.end(), 0) - kings.begin();
  const int partner = kings[at(static_cast<int>(place ^ 1))];
  draw.seating = {0, 0, partner, 0};
  // The other pair keeps its order around the table.
  Seat next = 1;
  for (int other = 1; other < 4; ++other) {
    if (other == partner) continue;
    draw.seating[at(next)] = other;
    next = 3;
  }
  const auto dealer = std::find(draw.seating.begin(), draw.seating.end(), kings[0]);
  draw.dealer = static_cast<Seat>(dealer - draw.seating.begin());
  return draw;
}

/// Ranking for mano a mano (two players): each player takes a card, and the player whose card has more points deals. If
/// the points are equal, both draw again.
constexpr Ranking kByPoints = [] {
  Ranking ranking = kRanking;
  ranking.strength = ranking.points;
  return ranking;
}();

}  // namespace

DealerDraw Guinote::draw_dealer(int players, int way, Rng& rng) {
  if (players == 2) return draw_by_highest_card(players, kByPoints, kSpanishCards, rng);
  return way == 0 ? by_suit(rng) : by_kings(rng);
}

}  // namespace tapete
