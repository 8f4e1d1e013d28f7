#include "games/kwingto/rules.hpp"

namespace tapete {
namespace kwingto {
namespace {

void end_round(State& s) {
  bool over = false;
  for (int seat = 0; seat < s.config.players; ++seat) {
    const Board& board = s.board[at(seat)];
    over = over || full_rows(board) >= Kwingto::kFullRowsToEnd || board.penalties >= Kwingto::kLastPenalty;
  }
  s.phase = over ? Phase::over : Phase::choose;
  s.active = static_cast<std::uint8_t>(after(s, s.active));
  s.actor = over ? std::int8_t{kNobody} : static_cast<std::int8_t>(s.active);
  s.reds = s.blacks = 0;
  s.dice = {};
  s.value = 0;
  s.used = false;
}

void ask(State& s, Seat seat) {
  s.phase = Phase::place;
  s.actor = static_cast<std::int8_t>(seat);
  if (!can_place(s, seat)) decline(s);
}

/// Asks the next seat, after this seat has answered the throw.
void ask_next(State& s, Seat seat) {
  const Seat next = after(s, seat);
  const bool lost = s.config.fail_for_all && !s.used;
  if (next == s.active || lost)
    end_round(s);
  else
    ask(s, next);
}

void roll(State& s, Action action) {
  s.dice = {action.a, action.b, action.c};
  s.value = static_cast<std::int8_t>(throw_value(s.reds, s.dice, s.reds + s.blacks));
  const bool first = s.phase == Phase::first_roll;
  s.phase = Phase::decide;
  s.actor = static_cast<std::int8_t>(s.active);
  if (!first) ask(s, s.active);
}

void burn_one(State& s, Action action) {
  const Seat seat = s.actor;
  Board& board = s.board[at(seat)];
  if (hidden_burn(action))
    ++board.unseen;
  else
    board.deck.remove(card_of(action));
  if (s.phase == Phase::penalty) {
    ++board.penalties;
    ask_next(s, seat);
  } else if (--s.to_burn == 0) {
    ask_next(s, seat);
  }
}

}  // namespace

int throw_value(int reds, const std::array<std::uint8_t, Kwingto::kMostDice>& dice, int count) {
  int red = 0;
  int black = 0;
  for (int i = 0; i < count; ++i) (i < reds ? red : black) += dice[at(i)];
  return reds == count ? red : black - red;
}

unsigned suits_of_dice(int reds, int blacks) {
  constexpr unsigned kBlack = 0b1001;
  constexpr unsigned kRed = 0b0110;
  return (reds > 0 ? kRed : 0) | (blacks > 0 ? kBlack : 0);
}

ActionList placements(const Board& board, int cell, unsigned suits) {
  ActionList out;
  if (cell == 0) return out;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Card card = card_of_cell(suit, cell);
    const int row = row_for(board, suit);
    if ((suits >> suit & 1U) == 0 || row == kNobody || !board.deck.has(card)) continue;
    for (int space = 0; space < Kwingto::kSpaces; ++space)
      if (fits(board, row, space, cell)) out.push_back(place(card, space));
  }
  return out;
}

bool can_place(const State& s, Seat seat) { return !placements(s, seat).empty(); }

bool put_card(Board& board, Action placement) {
  const Card card = card_of(placement);
  const int row = row_for(board, card.suit());
  const bool begins = row == board.rows;
  if (begins) board.suit[board.rows++] = static_cast<std::int8_t>(card.suit());
  board.cell[at(row)][at(space_of(placement))] = static_cast<std::uint8_t>(cell_of(card));
  board.deck.remove(card);
  ++board.placed;
  return begins;
}

void decline(State& s) {
  if (s.actor == s.active)
    s.phase = Phase::penalty;
  else
    ask_next(s, s.actor);
}

}  // namespace kwingto

using namespace kwingto;

Kwingto::State Kwingto::start(const Config& config, const Standing& standing, const Deal& deal) {
  State s;
  s.config = config;
  s.before = standing.points;
  s.games = standing.games;
  s.active = static_cast<std::uint8_t>(deal.first);
  s.actor = static_cast<std::int8_t>(deal.first);
  return s;
}

ActionList Kwingto::legal(const State& s) {
  ActionList out;
  if (s.actor < 0) return out;
  switch (s.phase) {
    case Phase::choose:
      for (int reds = 0; reds <= kMostDice; ++reds)
        for (int blacks = reds == 0 ? 1 : 0; reds + blacks <= kMostDice; ++blacks)
          out.push_back(take_dice(reds, blacks));
      break;
    case Phase::decide:
      out.push_back(kKeep);
      out.push_back(kReroll);
      break;
    case Phase::place:
      out = placements(s, s.actor);
      out.push_back(kPass);
      break;
    case Phase::fill:
    case Phase::penalty:
      for (const Card card : s.board[at(s.actor)].deck) out.push_back(burn(card));
      break;
    case Phase::first_roll:
    case Phase::second_roll:
    case Phase::over:
      break;
  }
  return out;
}

void Kwingto::apply(State& s, Action action) {
  switch (kind_of(action)) {
    case Kind::dice:
      s.reds = action.a;
      s.blacks = action.b;
      s.phase = Phase::first_roll;
      s.actor = kChance;
      break;
    case Kind::roll:
      roll(s, action);
      break;
    case Kind::keep:
      ask(s, s.active);
      break;
    case Kind::reroll:
      s.dice = {};
      s.value = 0;
      s.phase = Phase::second_roll;
      s.actor = kChance;
      break;
    case Kind::place:
      if (s.actor == s.active) s.used = true;
      if (put_card(s.board[at(s.actor)], action)) {
        s.phase = Phase::fill;
        s.to_burn = kRowBurns;
      } else {
        ask_next(s, s.actor);
      }
      break;
    case Kind::pass:
      decline(s);
      break;
    case Kind::burn:
      burn_one(s, action);
      break;
  }
}

Action Kwingto::random_event(const State& s, Rng& rng) {
  // All six dice are thrown, not only the chosen ones, so that every choice gets the same dice from the same random
  // numbers.
  std::array<int, std::size_t{2} * kMostDice> fallen{};
  for (int& die : fallen) die = 1 + static_cast<int>(rng.below(kDieSides));
  std::array<int, kMostDice> dice{};
  for (int i = 0; i < s.reds + s.blacks; ++i) dice[at(i)] = fallen[at(i < s.reds ? i : kMostDice + i - s.reds)];
  return make(Kind::roll, dice[0], dice[1], dice[2]);
}

Action Kwingto::random_legal(const State& s, Rng& rng) {
  if (s.phase == Phase::fill || s.phase == Phase::penalty) {
    const CardSet deck = s.board[at(s.actor)].deck;
    return burn(deck.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.size())))));
  }
  const ActionList actions = legal(s);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

void Kwingto::play_randomly(State& s, Rng& rng) {
  while (s.phase != Phase::over) apply(s, s.actor == kChance ? random_event(s, rng) : random_legal(s, rng));
}

std::array<int, kMaxSeats> Kwingto::points(const State& s) {
  std::array<int, kMaxSeats> out{};
  for (int seat = 0; seat < s.config.players; ++seat) out[at(seat)] = score(s.board[at(seat)]).total();
  return out;
}

}  // namespace tapete
