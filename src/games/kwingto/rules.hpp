#pragma once
#include "games/kwingto/board.hpp"

/// The rules of Kwingto, for use inside this folder; other code uses Kwingto.
namespace tapete::kwingto {

using State = Kwingto::State;
using Kind = Kwingto::Kind;
using Phase = Kwingto::Phase;

constexpr Action make(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}
constexpr Action take_dice(int reds, int blacks) { return make(Kind::dice, reds, blacks); }
/// Returns a placement; `space` counts from 0.
constexpr Action place(Card card, int space) { return make(Kind::place, card.index(), space); }
constexpr Action burn(Card card) { return make(Kind::burn, card.index()); }
constexpr Action kKeep = make(Kind::keep);
constexpr Action kReroll = make(Kind::reroll);
constexpr Action kPass = make(Kind::pass);

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.kind); }
/// Returns the card of a placement, or of a burn that is known.
constexpr Card card_of(Action action) { return Card::from_index(action.a); }
constexpr int space_of(Action action) { return action.b; }
/// Returns whether the action burns a card that the seat does not know.
constexpr bool hidden_burn(Action action) { return kind_of(action) == Kind::burn && action.a == kUnknownCard.index(); }

inline Seat after(const State& s, Seat seat) { return seat + 1 == s.config.players ? 0 : seat + 1; }

/// Returns the value of a throw; see "The result" in the rules for players.
int throw_value(int reds, const std::array<std::uint8_t, Kwingto::kMostDice>& dice, int count);
/// Returns the suits whose cards may be placed with a throw of these dice, one bit each.
unsigned suits_of_dice(int reds, int blacks);
/// Returns the cell value of the cards that may be placed with a throw of this value; 0 if no card may be
/// placed.
constexpr int cell_for(int value) {
  if (value == Kwingto::kHighAce) return 1;
  return value >= 1 && value < Kwingto::kHighAce ? value : 0;
}
/// Returns all placements of cards with this cell value in these suits.
ActionList placements(const Board& board, int cell, unsigned suits);
/// Returns all placements that the present throw allows the seat.
inline ActionList placements(const State& s, Seat seat) {
  return placements(s.board[at(seat)], cell_for(s.value), suits_of_dice(s.reds, s.blacks));
}
bool can_place(const State& s, Seat seat);

// Parts of apply() that searches and replays of redacted records also call.
/// Puts the card of a placement on a board. Returns true if the card has begun a row.
bool put_card(Board& board, Action placement);
/// Makes the seat that is asked decline to place a card, by choice or because it cannot place one.
void decline(State& s);

/// Returns the winner of this finished game; kNobody if the best two are equal in points and in cards placed.
Seat game_winner(const State& s);

}  // namespace tapete::kwingto
