#include "games/guinote/rules.hpp"

namespace tapete {
namespace guinote {
namespace {

using Flow = Guinote::Flow;

/// Returns whether `actor` may have sung this suit, as far as `seat` knows.
bool may_have_sung(const State& s, Seat seat, Seat actor, int suit, bool hidden) {
  if (s.phase == Phase::before_draw || s.cantes.full() || (hidden && !arrastre(s))) return false;
  if (suit == Guinote::kUnknownSuit) return actor != seat;
  return !has(s.sung, suit) && !(hidden && suit == s.trump) && may_hold(s, seat, actor, pair_of(suit));
}

bool may_have_changed(const State& s, Seat seat, Seat actor) {
  if (arrastre(s) || s.swapper != kNobody) return false;
  return actor == seat ? can_swap(s, seat) : may_hold(s, seat, actor, CardSet::of({s.trump, Rules::kSeven}));
}

}  // namespace

int malas_lacking(const State& s, int side) {
  const auto malas = [&s](const Rules::Tally& tally) {
    return tally.cards + (s.config.thirty == Rules::Thirty::tricks ? tally.last : 0);
  };
  const int needed = s.config.thirty == Rules::Thirty::off ? 0 : Rules::kThirty;
  return needed - malas(s.tally[at(side)]) - malas(s.carried[at(side)]);
}

CardSet Duties::playable(const State& s) { return guinote::playable(s); }
CardSet Duties::dutiful(const State& s) { return guinote::dutiful(s); }

void Duties::won_trick(State& s, int side, int points) {
  auto& tally = s.tally[at(side)];
  tally.win(points);
  s.window_cantes = 0;
  if (s.phase == Phase::over)
    tally.last = kLastTrick;
  else if (ends_by_points(s, side))
    end_hand(s);
}

bool Cantes::can_declare(const State& s, Seat seat) {
  return s.phase == Phase::before_draw ? can_swap(s, seat) : guinote::can_declare(s, seat);
}

void Cantes::declarations(const State& s, Seat seat, ActionList& actions) {
  const unsigned suits = s.phase == Phase::window ? singable(s, seat) : 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (!has(suits, suit)) continue;
    actions.push_back(cante(suit, false));
    if (arrastre(s) && suit != s.trump) actions.push_back(cante(suit, true));
  }
  if (can_swap(s, seat)) actions.push_back(kSwap);
}

void Cantes::declare(State& s, Seat seat, Action action) {
  if (kind_of(action) == Kind::cante) return sing(s, seat, action.a, action.b != 0);
  take_turned(s, seat, {s.trump, kSeven});
  s.swapper = static_cast<std::int8_t>(seat);
}

bool Cantes::may_have_declared(const State& s, Seat seat, Seat actor, Action action) {
  return kind_of(action) == Kind::swap ? may_have_changed(s, seat, actor)
                                       : may_have_sung(s, seat, actor, action.a, action.b != 0);
}

Action Cantes::redacted(const State&, Action action, Seat, Seat) {
  return kind_of(action) == Kind::cante && action.b != 0 ? cante(kUnknownSuit, true) : action;
}

void Cantes::hide(State& s, Seat seat) {
  s.sung = 0;
  for (Declaration& declaration : s.cantes) {
    if (declaration.hidden && declaration.seat != seat) declaration.suit = kUnknownSuit;
    if (declaration.suit != kUnknownSuit) s.sung = static_cast<std::uint8_t>(s.sung | 1U << declaration.suit);
  }
  // The number of cantes in a window matters only to the seat that may still sing in that window.
  if (s.phase != Phase::window || s.actor != seat) s.window_cantes = 0;
}

std::array<int, kMaxSeats> Rules::points(const State& s) { return {s.tally[0].total(), s.tally[1].total()}; }

void play_card(State& s, Card card) { Flow::play_card(s, card); }

void sing(State& s, Seat seat, int suit, bool hidden) {
  const int side = side_of(seat);
  s.tally[at(side)].sing(suit == s.trump);
  s.cantes.push_back({s.tricks, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(suit), hidden});
  ++s.window_cantes;
  if (suit != Guinote::kUnknownSuit) s.sung = static_cast<std::uint8_t>(s.sung | 1U << suit);
  if (!hidden) s.shown[at(seat)] |= pair_of(suit);
  if (ends_by_points(s, side)) end_hand(s);
}

void count_from_here(State& s) {
  if (!s.config.memory || s.phase == Phase::over) return;
  s.config.memory = false;
  const bool between = s.tricks > 0 && s.in_trick == 0;
  if (between && ends_by_points(s, side_of(s.leader))) end_hand(s);
}

}  // namespace guinote

void Guinote::play_randomly(State& s, Rng& rng) { Flow::play_randomly(s, rng); }
void Guinote::apply(State& s, Action action) { Flow::apply(s, action); }

}  // namespace tapete
