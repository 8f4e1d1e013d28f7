#include <algorithm>

#include "games/corazones/corazones.hpp"

namespace tapete::corazones {
namespace {

/// To the seat so many after one's own cards go in this hand: the next one, the one before, across, or nowhere (keep).
int direction(const Config& config, int hand) {
  constexpr std::array<std::string_view, 4> kFour{"nbak", "nba", "nb", "k"};
  constexpr std::array<std::string_view, 4> kOthers{"nbk", "nb", "nb", "k"};  // nobody sits across
  const std::string_view letters = (config.players == 4 ? kFour : kOthers)[config.pass];
  const char letter = letters[at(hand) % letters.size()];
  return letter == 'n' ? 1 : letter == 'a' ? 2 : letter == 'b' ? config.players - 1 : 0;
}

/// What may not be thrown on this trick unless there is nothing else.
CardSet unsafe(const Config& config, bool first_trick) { return first_trick && config.safe ? kCounting : CardSet{}; }

}  // namespace

CardSet Rules::cards(const Config& config) {
  CardSet cards = CardSet::full(kDeck);
  if (config.players != 4) cards.remove({kDiamonds, 1});
  if (config.players == 5) cards.remove({kClubs, 1});
  return cards;
}

void Rules::begin(State& s, const Standing& standing) {
  s.before = standing;
  begin_hand(s, direction(s.config, standing.hands));
}

bool Rules::broken(const Config& config, CardSet played) {
  const CardSet breaking = config.breaks == Break::queen ? kCounting : kAllHearts;
  return config.breaks == Break::off || !(played & breaking).empty();
}

CardSet Rules::playable(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  const auto without = [hand](CardSet cards) { return (hand - cards).empty() ? hand : hand - cards; };
  if (s.played_count == 0) return hand & CardSet::of_known(opener(s.config));
  if (s.in_trick == 0) return without(broken(s.config, s.gone) ? CardSet{} : kAllHearts);
  const CardSet follow = hand.suit(s.so_far().led);
  return follow.empty() ? without(unsafe(s.config, s.tricks == 0)) : follow;
}

CardSet Rules::denied_after(const State& s, Card card, const TrickSoFar* trick, CardSet before) {
  const CardSet all = cards(s.config);
  if (trick == nullptr) {
    if (before.empty()) return card == opener(s.config) ? CardSet{} : all;
    return card.suit() == kHearts && !broken(s.config, before) ? all - kAllHearts : CardSet{};
  }
  if (card.suit() == trick->led) return {};
  const CardSet unsafe_cards = unsafe(s.config, before.size() < s.players);
  return CardSet::of_suit(trick->led) | (unsafe_cards.has(card) ? all - unsafe_cards : CardSet{});
}

void Rules::won_trick(State& s, int side, int /*points*/) {
  s.taken[at(side)] |= s.last_played(s.players) & (kCounting | CardSet::of_known(kJack));
}

int Rules::worth(const Config& config, CardSet cards) {
  return (cards & kAllHearts).size() + (cards.has(kQueen) ? kPleno / 2 : 0) +
         (config.jack && cards.has(kJack) ? kJackWorth : 0);
}

Seat Rules::pleno(const State& s) {
  const CardSet all = cards(s.config) & kCounting;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.taken[at(seat)].has_all(all)) return seat;
  return kNobody;
}

std::array<int, kMaxSeats> Rules::points(const State& s) {
  const Seat all = s.config.moon == Moon::off ? kNobody : pleno(s);
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

}  // namespace tapete::corazones

namespace tapete {

std::array<double, 2> Corazones::facts(const State& before, const State& end, Seat seat) {
  CardSet trick;
  for (int i = before.tricks * end.players; i < (before.tricks + 1) * end.players; ++i) trick.add(end.played[at(i)]);
  const CardSet after = end.taken[at(seat)] - before.taken[at(seat)];
  const CardSet now = end.winner[before.tricks] == seat ? trick & after : CardSet{};
  return {static_cast<double>(worth(end.config, now)), static_cast<double>(worth(end.config, after - now))};
}

}  // namespace tapete
