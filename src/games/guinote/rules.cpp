#include "games/guinote/rules.hpp"

namespace tapete {
namespace guinote {
namespace {

/// After the draw: asks the winner, then its partner, whoever has something to declare; then the winner leads.
void ask_from(State& s, Seat seat) {
  while (true) {
    if (can_declare(s, seat)) {
      s.phase = Phase::window;
      s.actor = static_cast<std::int8_t>(seat);
      return;
    }
    if (seat != s.leader || partner_of(s, seat) == seat) break;
    seat = partner_of(s, seat);
  }
  s.phase = Phase::play;
  s.actor = static_cast<std::int8_t>(s.leader);
}

void draw_and_ask(State& s) {
  hand_out(s, s.leader, 1);
  s.window_cantes = 0;
  ask_from(s, s.leader);
}

// What playouts do for every card or trick is always inlined: calls are dear in WebAssembly.

[[gnu::always_inline]] inline void finish_trick(State& s) {
  take_trick(s);
  if (s.phase == Phase::over) return;
  if (arrastre(s)) {
    s.window_cantes = 0;
    ask_from(s, s.leader);
    return;
  }
  if (before_last_draw(s)) {
    for (const Seat seat : {Seat{s.leader}, partner_of(s, s.leader)}) {
      if (!can_swap(s, seat)) continue;
      s.phase = Phase::before_draw;
      s.actor = static_cast<std::int8_t>(seat);
      return;
    }
  }
  draw_and_ask(s);
}

/// Plays it for the seat to act, and notes it if it breaks a duty that is only claimed.
[[gnu::always_inline]] inline void put_noted(State& s, Card card) {
  if (s.config.claims && !dutiful(s).has(card)) s.broken = static_cast<std::uint8_t>(s.broken | 1U << s.actor);
  put_card(s, kRanking, card);
}

[[gnu::always_inline]] inline Card random_of(CardSet cards, Rng& rng) {
  return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

/// The seat to act has declared something, or passed: the same seat again, its partner, or the lead.
void go_on(State& s, bool passed) {
  if (s.phase == Phase::before_draw)
    draw_and_ask(s);
  else if (!passed)
    ask_from(s, s.actor);
  else if (s.actor == s.leader && partner_of(s, s.actor) != s.actor)
    ask_from(s, partner_of(s, s.actor));
  else {
    s.phase = Phase::play;
    s.actor = static_cast<std::int8_t>(s.leader);
  }
}

bool reached(const State& s, int side) { return total(s, side) >= Guinote::kTarget && has_thirty(s, side); }

}  // namespace

bool has_thirty(const State& s, int side) {
  const auto& now = s.tally[at(side)];
  const auto& before = s.carried[at(side)];
  switch (s.config.thirty) {
    case Guinote::Thirty::off:
      return true;
    case Guinote::Thirty::cards:
      return now.cards + before.cards >= Guinote::kThirty;
    case Guinote::Thirty::tricks:
      return now.cards + before.cards + now.last + before.last >= Guinote::kThirty;
  }
  return true;
}

void play_card(State& s, Card card) {
  put_noted(s, card);
  if (s.trick_full()) finish_trick(s);
}

void take_trick(State& s) {
  const int side = side_of(s.winning_seat);
  auto& tally = s.tally[at(side)];
  tally.cards = static_cast<std::uint16_t>(tally.cards + collect_trick(s));
  const bool last = s.played_count == Guinote::kDeckSize;
  if (last) tally.last = Guinote::kLastTrick;
  if (last || (s.vueltas && reached(s, side))) end_hand(s);
}

void sing(State& s, Seat seat, int suit, bool hidden) {
  const int side = side_of(seat);
  auto& tally = s.tally[at(side)];
  tally.cantes = static_cast<std::uint16_t>(tally.cantes + (suit == s.trump ? 40 : 20));
  s.cantes.push_back({s.tricks, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(suit), hidden});
  ++s.window_cantes;
  if (suit != Guinote::kUnknownSuit) s.sung = static_cast<std::uint8_t>(s.sung | 1U << suit);
  if (!hidden) s.shown[at(seat)] |= pair_of(suit);
  if (s.vueltas && reached(s, side)) end_hand(s);
}

void change_seven(State& s, Seat seat) {
  const Card seven{s.trump, Guinote::kSeven};
  const Card taken = s.turned();
  s.hand[at(seat)].remove(seven);
  s.hand[at(seat)].add(taken);
  s.shown[at(seat)].add(taken);
  s.stock[at(s.stock_size - 1)] = seven;
  s.swapper = static_cast<std::int8_t>(seat);
}

unsigned broken_seats(const State& s, const std::array<CardSet, 4>& hands) {
  std::array<CardSet, 4> held = hands;
  unsigned broken = 0;
  // Backwards, so that each hand is known as it was when its card was played: nobody draws in arrastre.
  each_bound_card_back(s, [&](Seat seat, Card card, const TrickSoFar* trick) {
    held[at(seat)].add(card);
    if (trick != nullptr && !obliged(kRanking, held[at(seat)], *trick, s.trump).has(card)) broken |= 1U << seat;
  });
  return broken;
}

}  // namespace guinote

using namespace guinote;

Guinote::State Guinote::start(const Config& config, const Standing& standing, const Deal& deal) {
  State s = before_deal(config);
  s.carried = standing.carried;
  s.vueltas = standing.vueltas;
  s.dealer = static_cast<std::uint8_t>(deal.dealer);
  const int players = config.players;
  const auto mano = static_cast<Seat>((deal.dealer + 1) % players);
  int next = 0;
  for (int round = 0; round < 2; ++round)
    for (int i = 0; i < players; ++i)
      for (int k = 0; k < kHandSize / 2; ++k) s.hand[at((mano + i) % players)].add(deal.cards[at(next++)]);
  const Card turned_up = deal.cards[at(next++)];
  s.trump = static_cast<std::uint8_t>(turned_up.suit());
  for (; next < kDeckSize; ++next) s.stock[s.stock_size++] = deal.cards[at(next)];
  s.stock[s.stock_size++] = turned_up;
  s.leader = static_cast<std::uint8_t>(mano);
  s.actor = static_cast<std::int8_t>(mano);
  return s;
}

ActionList Guinote::legal(const State& s) {
  ActionList actions;
  switch (s.phase) {
    case Phase::over:
      break;
    case Phase::play:
      for (const Card card : playable(s)) actions.push_back(guinote::play(card));
      break;
    case Phase::window: {
      const unsigned suits = singable(s, s.actor);
      for (int suit = 0; suit < kSuits; ++suit) {
        if (!has(suits, suit)) continue;
        actions.push_back(guinote::cante(suit, false));
        if (arrastre(s) && suit != s.trump) actions.push_back(guinote::cante(suit, true));
      }
      [[fallthrough]];
    }
    case Phase::before_draw:
      if (can_swap(s, s.actor)) actions.push_back(kSwap);
      actions.push_back(kPass);
      break;
  }
  return actions;
}

Action Guinote::random_legal(const State& s, Rng& rng) {
  if (s.phase == Phase::play) return guinote::play(random_of(playable(s), rng));
  const ActionList actions = legal(s);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

void Guinote::play_randomly(State& s, Rng& rng) {
  while (s.phase != Phase::over) {
    if (s.phase != Phase::play) {
      apply(s, random_legal(s, rng));
      continue;
    }
    do put_noted(s, random_of(playable(s), rng));
    while (!s.trick_full());
    finish_trick(s);
  }
}

ActionList Guinote::out_of_turn(const State& s, Seat seat) {
  ActionList actions;
  if (s.config.claims && s.phase != Phase::over && arrastre(s) && seat < s.players)
    actions.push_back(guinote::claim(seat));
  return actions;
}

void Guinote::apply(State& s, Action action) {
  switch (kind_of(action)) {
    case Kind::play:
      play_card(s, card_of(action));
      break;
    case Kind::cante:
      sing(s, s.actor, action.a, action.b != 0);
      if (s.phase != Phase::over) go_on(s, false);
      break;
    case Kind::swap:
      change_seven(s, s.actor);
      go_on(s, false);
      break;
    case Kind::pass:
      go_on(s, true);
      break;
    case Kind::claim:
      s.claimer = static_cast<std::int8_t>(action.a);
      end_hand(s);
      break;
  }
}

std::array<int, kMaxSeats> Guinote::points(const State& s) { return {s.tally[0].total(), s.tally[1].total()}; }

}  // namespace tapete
