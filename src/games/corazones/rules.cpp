#include <algorithm>

#include "games/corazones/corazones.hpp"

namespace tapete::corazones {
CardSet Duties::cards(const Config& config) {
  CardSet cards = CardSet::full(kDeck);
  if (config.players != 4) cards.remove({kDiamonds, 1});
  if (config.players == 5) cards.remove({kClubs, 1});
  return cards;
}

std::string_view Duties::directions(const Config& config) {
  constexpr std::array<std::string_view, 4> kFour{"nbak", "nba", "nb", "k"};
  constexpr std::array<std::string_view, 4> kOthers{"nbk", "nb", "nb", "k"};  // nobody sits across
  return (config.players == 4 ? kFour : kOthers)[config.pass];
}

bool Duties::broken(const Config& config, CardSet played) {
  const CardSet breaking = config.breaks == Break::queen ? kCounting : kAllHearts;
  return config.breaks == Break::off || !(played & breaking).empty();
}

int Duties::worth(const Config& config, CardSet cards) {
  return (cards & kAllHearts).size() + (cards.has(kQueen) ? kPleno / 2 : 0) +
         (config.jack && cards.has(kJack) ? kJackWorth : 0);
}

std::array<int, kMaxSeats> Rules::points(const State& s) {
  const Seat all = s.config.moon == Moon::off ? kNobody : took_all(s);
  std::array<int, kMaxSeats> out{};
  for (Seat seat = 0; seat < s.players; ++seat) {
    int lost = worth(s.config, s.taken[at(seat)]);
    if (all != kNobody) lost += s.config.moon == Moon::others ? kPleno : 0;
    if (all == seat) lost -= 2 * kPleno;
    out[at(seat)] = -lost;
  }
  return out;
}

bool Rules::match_over(const Config& config, const Standing& standing) {
  if (config.hands > 0) return standing.hands >= config.hands;
  return *std::max_element(standing.score.begin(), standing.score.begin() + config.players) >= config.limit;
}

double Rules::hands_left(const Config& config, const Standing& standing) {
  constexpr double kHand = 10.5;  // points per hand of the player who takes the most
  if (config.hands > 0) return config.hands - standing.hands;
  return (config.limit - *std::max_element(standing.score.begin(), standing.score.begin() + config.players)) / kHand;
}

}  // namespace tapete::corazones
