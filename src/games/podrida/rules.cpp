#include <algorithm>

#include "games/podrida/podrida.hpp"

namespace tapete::podrida {
namespace {

constexpr int kTwoRank = 1, kOrosSuit = 0;

int bonus(const Config& config, int tricks) {
  constexpr std::array kEach{5, 3, 1, 0, 5};
  return config.score == Score::hit ? 1 : 10 + kEach[at(static_cast<int>(config.score))] * tricks;
}
int penalty(const Config& config, int off) {
  constexpr std::array kEach{5, 3, 0, 0, 5};
  return (config.score == Score::ten ? 10 : 0) + kEach[at(static_cast<int>(config.score))] * off;
}

/// Returns the suit that beats all other suits; without trumps it is the suit led.
int beating_suit(const State& s, int led) { return s.trump < kSuits ? s.trump : led; }

}  // namespace

CardSet Duties::cards(const Config& config) {
  CardSet cards = CardSet::full(deck(config));
  if (config.pack == Pack::spanish36)
    for (int suit = 0; suit < kSuits; ++suit) cards.remove({suit, kTwoRank});
  return cards;
}

FixedList<std::uint8_t, 40> hands_of(const Config& config) {
  const int most = std::min<int>(config.most, Rules::cards(config).size() / config.players);
  FixedList<std::uint8_t, 40> out;
  // Adds hands of `from` cards to hands of `to` cards; nothing if this range is empty.
  const auto range = [&out](int from, int to, int step) {
    for (int each = from; (to - each) * step >= 0; each += step) out.push_back(static_cast<std::uint8_t>(each));
  };
  const auto all = [&](int each) {
    for (int i = 0; i < config.players; ++i) range(each, each, 1);
  };
  if (config.rounds == Rounds::up || config.rounds == Rounds::updown) range(1, most, 1);
  if (config.rounds == Rounds::updown) range(most - 1, 1, -1);
  if (config.rounds == Rounds::down) range(most, 2, -1);
  if (config.rounds == Rounds::down || config.rounds == Rounds::stay) all(1);
  if (config.rounds == Rounds::down) range(2, most, 1);
  if (config.rounds != Rounds::stay || most == 1) return out;
  range(2, most - 1, 1);
  all(most);
  range(most - 1, 2, -1);
  all(1);
  return out;
}

DealShape Duties::shape(const Config& config, const Standing& standing) {
  DealShape shape;
  shape.each = hands_of(config)[standing.hands];
  const bool all_dealt = shape.each * config.players == cards(config).size();
  shape.turned = config.trumps && !all_dealt;
  shape.last_shown = config.trumps && all_dealt && config.last_shown;
  return shape;
}

CardSet Duties::playable(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  if (s.in_trick == 0) return hand;
  const TrickSoFar trick = s.so_far();
  if (s.config.beat) return obliged(ranking(s.config), hand, trick, beating_suit(s, trick.led));
  const CardSet follow = hand.suit(trick.led);
  return follow.empty() ? hand : follow;
}

CardSet Duties::denied(const State& s, Card card, const TrickSoFar& trick) {
  if (s.config.beat) return tapete::denied(ranking(s.config), card, trick, beating_suit(s, trick.led));
  return card.suit() == trick.led ? CardSet{} : CardSet::of_suit(trick.led);
}

std::array<int, kMaxSeats> Rules::points(const State& s) {
  const int times = s.config.oros_double && s.config.pack != Pack::french && s.trump == kOrosSuit ? 2 : 1;
  std::array<int, kMaxSeats> out{};
  for (Seat seat = 0; seat < s.players; ++seat) {
    const int off = std::abs(s.lacking(seat));
    out[at(seat)] = times * (off == 0 ? bonus(s.config, s.won[at(seat)]) : -penalty(s.config, off));
  }
  return out;
}

Bid Rules::bid_of_actor(const State& s) {
  return {.tricks = s.bid[at(s.actor)],
          .lacking = s.lacking(s.actor),
          .left = s.hand[at(s.actor)].size(),
          .more_costs = penalty(s.config, 2) > penalty(s.config, 1)};
}

double Rules::spread(const Config& config) { return 0.45 * (bonus(config, 1) + penalty(config, 1)); }

/// Returns how far the points of each seat are above the average of the rivals, scaled to the range -1 to 1.
Rewards Rules::rewards(const State& s) {
  const auto gained = points(s);
  const double most = 4.0 * bonus(s.config, s.each);  // a hand may count double, and the rivals may have lost as much
  Rewards out{};
  for (Seat seat = 0; seat < s.players; ++seat) out[at(seat)] = ahead(s, gained, seat) / most;
  return out;
}

}  // namespace tapete::podrida
