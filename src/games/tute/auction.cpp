#include "games/tute/auction.hpp"

namespace tapete::tute {
namespace {

using Variant = Tute::Variant;

Seat next_of(const State& s, unsigned seats) {
  Seat seat = s.after(s.actor);
  while (!has(seats, seat)) seat = s.after(seat);
  return seat;
}

void go_to(State& s, Phase phase, Seat actor) {
  s.phase = phase;
  s.actor = static_cast<std::int8_t>(actor);
}

/// Bato: lays aside the cards of players who have not joined, and lets the other players change cards.
void seat_those_who_joined(State& s) {
  s.playing = s.joined;
  s.count = static_cast<std::uint8_t>(std::popcount(s.playing));
  s.in_play = static_cast<std::uint8_t>(Tute::kHandOfBato * s.count);
  std::array<std::uint8_t, kMaxSeats> next{};
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!has(s.dealt, seat)) continue;
    Seat to = s.after(seat);
    while (!plays(s, to)) to = s.after(to);
    next[at(seat)] = static_cast<std::uint8_t>(to);
    if (!plays(s, seat)) std::swap(s.hand[at(seat)], s.aside[at(seat)]);
  }
  s.next = next;
  if (s.count == 1) return end_hand(s);  // nobody else has joined
  s.leader = static_cast<std::int8_t>(first_leader(s));
  go_to(s, Phase::change, s.leader);
}

void bid_points(State& s, int value) {
  if (value > 0) {
    s.declarer = s.actor;
    s.bid = static_cast<std::uint8_t>(value);
  }
  const unsigned left = s.dealt & ~unsigned{s.passed};
  if (s.declarer != kNobody && left == bit(s.declarer)) return go_to(s, Phase::trump, s.declarer);
  s.actor = static_cast<std::int8_t>(next_of(s, left));
}

void bid_yes_or_no(State& s, bool yes) {
  const bool first = yes && s.declarer == kNobody;
  if (first) {
    s.declarer = s.actor;
    s.passed = 0;  // bato: players who said no are asked again, now whether they join
  }
  if (yes) s.joined = static_cast<std::uint8_t>(s.joined | bit(s.actor));
  if (s.config.variant == Variant::codillo && first) return go_to(s, Phase::trump, s.actor);
  const unsigned left = s.dealt & ~unsigned{s.passed} & ~unsigned{s.joined};
  if (left == 0) return seat_those_who_joined(s);
  s.actor = static_cast<std::int8_t>(next_of(s, left));
}

/// Returns the cards that the declarer may call: the cards of the strongest rank in other hands.
CardSet callable(const State& s) {
  const CardSet others = CardSet::full(Deck::spanish) - s.hand[at(s.actor)] - CardSet::of(s.out_of_play);
  int strongest = -1;
  for (const Card card : others) strongest = std::max(strongest, kRanking.strength_of(card));
  CardSet out;
  for (const Card card : others)
    if (kRanking.strength_of(card) == strongest) out.add(card);
  return out;
}

void call_card(State& s, Card card) {
  s.called = card;
  s.shown[at(s.actor)] |= held_by_caller(s, card);
  go_to(s, Phase::play, s.mano);
}

void throw_card(State& s, Card card) {
  s.hand[at(s.actor)].remove(card);
  s.aside[at(s.actor)].add(card);
  ++s.changed[at(s.actor)];
}

unsigned losers_of_bato(const State& s) {
  unsigned out = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const int promised = seat == s.declarer ? 2 : 1;
    if (plays(s, seat) && tricks_of(s, seat) < promised) out |= bit(seat);
  }
  return s.count == 1 ? 0U : out;
}

}  // namespace

void start_auction(State& s, const Tute::Deal& deal, const Seating& seats) {
  s.phase = Phase::bid;
  s.trump = kSuits;
  if (s.config.variant == Variant::bato) {
    const int place = seats.count * seats.each;
    s.out_of_play = s.up = deal.cards[at(place)];
    s.trump = static_cast<std::uint8_t>(s.up.suit());
    for (int i = place + 1; i < Tute::kDeckSize; ++i) s.stock[s.spare++] = deal.cards[at(i)];
  } else if (s.count == 3) {
    s.out_of_play = s.up = deal.cards.back();
  }
}

int next_bid(const State& s) { return s.declarer == kNobody ? Tute::kLowestBid : s.bid + Tute::kBidStep; }

void auction_legal(const State& s, ActionList& actions) {
  if (s.phase == Phase::bid) {
    const int value = s.config.variant == Variant::remate ? next_bid(s) : 1;
    if (value <= Tute::kHighestBid) actions.push_back(bid(value));
    if (!must_bid(s)) actions.push_back(bid(0));
  }
  if (s.phase == Phase::trump)
    for (int suit = 0; suit < kSuits; ++suit) actions.push_back(name_trump(suit));
  if (s.phase == Phase::call)
    for (const Card card : callable(s)) actions.push_back(call(card));
  if (s.phase == Phase::change) {
    if (s.changed[at(s.actor)] < Tute::kMostChanged)
      for (const Card card : s.hand[at(s.actor)]) actions.push_back(change(card));
    actions.push_back(kDraw);
  }
}

void auction_apply(State& s, Action action) {
  switch (kind_of(action)) {
    case Kind::bid:
      if (action.a == 0) s.passed = static_cast<std::uint8_t>(s.passed | bit(s.actor));
      if (s.config.variant == Variant::remate) return bid_points(s, action.a);
      return bid_yes_or_no(s, action.a != 0);
    case Kind::trump:
      s.trump = action.a;
      if (s.config.variant == Variant::codillo) return go_to(s, Phase::call, s.actor);
      return go_to(s, Phase::play, s.mano);
    case Kind::call:
      return call_card(s, card_of(action));
    case Kind::change:
      return throw_card(s, card_of(action));
    default:
      return draw_changed(s);
  }
}

CardSet held_by_caller(const State& s, Card called) {
  CardSet out;
  for (const Card card : CardSet::full(Deck::spanish) - CardSet::of(s.out_of_play))
    if (kRanking.strength_of(card) > kRanking.strength_of(called)) out.add(card);
  return out;
}

void draw_changed(State& s) {
  for (int i = 0; i < s.changed[at(s.actor)]; ++i) {
    s.hand[at(s.actor)].add(s.stock[s.takers.size()]);
    s.takers.push_back(static_cast<std::uint8_t>(s.actor));
  }
  s.actor = static_cast<std::int8_t>(s.after(s.actor));
  if (s.actor == s.leader) s.phase = Phase::play;
}

int aside_size(const State& s, Seat seat) {
  const bool given_up = has(s.dealt, seat) && !plays(s, seat);
  return given_up ? Tute::kHandOfBato : s.changed[at(seat)];
}

Seat partner(const State& s) {
  if (!s.called.known()) return kNobody;
  if (s.partner != kNobody) return s.partner;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (s.hand[at(seat)].has(s.called)) return seat;
  if (!s.played_set.has(s.called)) return kNobody;
  int place = 0;
  while (s.played[at(place)] != s.called) ++place;
  const int trick = place / s.count;
  Seat seat = s.leader_of(trick);
  for (int i = trick * s.count; i < place; ++i) seat = s.after(seat);
  return seat;
}

unsigned declarer_side(const State& s) {
  const Seat with = partner(s);
  return bit(s.declarer) | (with == kNobody ? 0U : bit(with));
}

unsigned losers_of_auction(const State& s) {
  if (s.config.variant == Variant::bato) return losers_of_bato(s);
  const unsigned side = declarer_side(s);
  int own = 0;
  int others = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) (has(side, seat) ? own : others) += s.tally[at(seat)].total();
  const bool made = s.config.variant == Variant::remate ? own >= s.bid : own > others;
  return made ? s.playing & ~side : side;
}

}  // namespace tapete::tute
