#pragma once
#include "games/kwingto/board.hpp"

/// The moves of Kwingto, for use inside this folder; other code uses Kwingto.
namespace tapete::kwingto {

using State = Kwingto::State;
using Kind = Kwingto::Kind;
using Phase = Kwingto::Phase;

constexpr Action make(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}
constexpr Action take_dice(int reds, int blacks) { return make(Kind::dice, reds, blacks); }
/// Spaces count from 0.
constexpr Action place(Card card, int space) { return make(Kind::place, card.index(), space); }
constexpr Action burn(Card card) { return make(Kind::burn, card.index()); }
constexpr Action kKeep = make(Kind::keep);
constexpr Action kReroll = make(Kind::reroll);
constexpr Action kPass = make(Kind::pass);

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.kind); }
/// The card of a placement, or of a burn that is known.
constexpr Card card_of(Action action) { return Card::from_index(action.a); }
constexpr int space_of(Action action) { return action.b; }
/// Whether the action burns a card that the seat does not know.
constexpr bool hidden_burn(Action action) { return kind_of(action) == Kind::burn && action.a == kUnknownCard.index(); }

inline Seat after(const State& s, Seat seat) { return seat + 1 == s.config.players ? 0 : seat + 1; }

/// The value of a throw; see "The result" in the rules for players.
int throw_value(int reds, const std::array<std::uint8_t, Kwingto::kMostDice>& dice, int count);
/// The suits whose cards may be placed with a throw of these dice, a bit each.
unsigned suits_of_dice(int reds, int blacks);
/// The cell value that a card needs to be placed with a throw of this value; 0 if no card can be.
constexpr int cell_for(int value) {
  if (value == Kwingto::kHighAce) return 1;
  return value >= 1 && value < Kwingto::kHighAce ? value : 0;
}
/// All placements of a card of this cell value in these suits.
ActionList placements(const Board& board, int cell, unsigned suits);
/// The same for the present throw.
inline ActionList placements(const State& s, Seat seat) {
  return placements(s.board[at(seat)], cell_for(s.value), suits_of_dice(s.reds, s.blacks));
}
bool can_place(const State& s, Seat seat);

// Parts of apply() that searches and the watching of redacted records use on their own.
/// Puts the card of a placement on a board. Returns true if the card has begun a row.
bool put_card(Board& board, Action placement);
/// The seat that is asked to place a card declines, or has to.
void decline(State& s);

/// The winner of this finished game; kNobody if two are equal in points and in cards placed.
Seat game_winner(const State& s);

}  // namespace tapete::kwingto
