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

/// The suit that beats others: where there are no trumps the one that is led.
int beating_suit(const State& s, int led) { return s.trump < kSuits ? s.trump : led; }

}  // namespace

int State::bids() const {
  int sum = 0;
  for (Seat seat = 0; seat < players; ++seat) sum += std::max<int>(bid[at(seat)], 0);
  return sum;
}

CardSet Rules::cards(const Config& config) {
  CardSet cards = CardSet::full(deck(config));
  if (config.pack == Pack::spanish36)
    for (int suit = 0; suit < kSuits; ++suit) cards.remove({suit, kTwoRank});
  return cards;
}

FixedList<std::uint8_t, 40> hands_of(const Config& config) {
  const int most = std::min<int>(config.most, Rules::cards(config).size() / config.players);
  FixedList<std::uint8_t, 40> out;
  const auto up = [&out](int from, int to) {
    for (int each = from; each <= to; ++each) out.push_back(static_cast<std::uint8_t>(each));
  };
  const auto down = [&out](int from, int to) {
    for (int each = from; each >= to; --each) out.push_back(static_cast<std::uint8_t>(each));
  };
  const auto all = [&](int each) {
    for (int i = 0; i < config.players; ++i) up(each, each);
  };
  switch (config.rounds) {
    case Rounds::up:
    case Rounds::updown:
      up(1, most);
      if (config.rounds == Rounds::updown) down(most - 1, 1);
      break;
    case Rounds::stay:
      all(1);
      if (most == 1) break;
      up(2, most - 1);
      all(most);
      down(most - 1, 2);
      all(1);
      break;
    case Rounds::down:
      down(most, 2);
      all(1);
      up(2, most);
  }
  return out;
}

DealShape Rules::shape(const Config& config, const Standing& standing) {
  DealShape shape;
  shape.each = hands_of(config)[standing.hands];
  const bool all_dealt = shape.each * config.players == cards(config).size();
  shape.turned = config.trumps && !all_dealt;
  shape.last_shown = config.trumps && all_dealt && config.last_shown;
  return shape;
}

void Rules::begin(State& s, const Standing&) {
  s.phase = TrickPhase::bid;
  s.bid.fill(kNoBid);
}

void Rules::declarations(const State& s, Seat seat, ActionList& actions) {
  const int last = s.config.bound && seat == s.dealer ? s.each - s.bids() : -1;
  for (int tricks = 0; tricks <= s.each; ++tricks)
    if (tricks != last) actions.push_back(bid_action(tricks));
}

void Rules::declare(State& s, Seat seat, Action action) {
  s.bid[at(seat)] = static_cast<std::int8_t>(action.a);
  s.actor = static_cast<std::int8_t>(s.after(seat));
  if (seat == s.dealer) s.phase = TrickPhase::play;
}

bool Rules::watch_auction(State& s, Seat, Seat actor, Action action) {
  ActionList legal;
  declarations(s, s.actor, legal);
  if (actor != s.actor || !legal.contains(action)) return false;
  declare(s, actor, action);
  return true;
}

std::optional<Action> Rules::parse_own(std::string_view verb, Splitter words, bool) {
  const auto tricks = parse_number(words.next().value_or(""), ranks_of(Deck::french) + kSuits);
  return verb == "bid" && tricks && !words.next() ? std::optional{bid_action(*tricks)} : std::nullopt;
}

CardSet Rules::playable(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  if (s.in_trick == 0) return hand;
  const TrickSoFar trick = s.so_far();
  if (s.config.beat) return obliged(ranking(s.config), hand, trick, beating_suit(s, trick.led));
  const CardSet follow = hand.suit(trick.led);
  return follow.empty() ? hand : follow;
}

CardSet Rules::denied(const State& s, Card card, const TrickSoFar& trick) {
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

Standing Rules::settle(const Config& config, const Standing& standing, const State& s) {
  Standing next = standing;
  const auto gained = points(s);
  for (Seat seat = 0; seat < config.players; ++seat)
    next.score[at(seat)] = static_cast<std::int16_t>(next.score[at(seat)] + gained[at(seat)]);
  ++next.hands;
  next.dealer = static_cast<std::int8_t>(s.after(s.dealer));
  return next;
}

OutcomeLines Rules::outcome(const Config& config, const Standing& standing, const State& s) {
  const Standing next = settle(config, standing, s);
  const auto gained = points(s);
  OutcomeLines lines{"hand", "score"};
  std::string match = "match";
  for (Seat seat = 0; seat < config.players; ++seat) {
    lines[0] += ' ' + std::to_string(gained[at(seat)]);
    lines[1] += ' ' + std::to_string(next.score[at(seat)]);
    if (Podrida::won(config, next, seat)) match += ' ' + std::to_string(seat);
  }
  if (Podrida::match_over(config, next)) lines.push_back(match);
  return lines;
}

/// By how much the seat does better than the others on average.
Rewards Rules::rewards(const State& s) {
  const auto gained = points(s);
  int all = 0;
  for (const int points : gained) all += points;
  const double most = 4.0 * bonus(s.config, s.each);  // doubled, and others may have lost as much
  Rewards out{};
  for (Seat seat = 0; seat < s.players; ++seat)
    out[at(seat)] = (gained[at(seat)] - static_cast<double>(all - gained[at(seat)]) / (s.players - 1)) / most;
  return out;
}

}  // namespace tapete::podrida

namespace tapete {

bool Podrida::match_over(const Config& config, const Standing& standing) {
  return standing.hands == podrida::hands_of(config).size();
}

bool Podrida::won(const Config& config, const Standing& standing, int side) {
  const auto* const score = standing.score.begin();
  return standing.score[at(side)] == *std::max_element(score, score + config.players);
}

}  // namespace tapete
