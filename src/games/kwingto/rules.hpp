#pragma once
#include "games/kwingto/board.hpp"

/// The moves of Kwingto, for everything in this folder; from outside use Kwingto.
namespace tapete::kwingto {

using State = Kwingto::State;
using Kind = Kwingto::Kind;
using Phase = Kwingto::Phase;

constexpr Action make(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}
constexpr Action take_dice(int reds, int blacks) { return make(Kind::dice, reds, blacks); }
/// Spaces from 0.
constexpr Action place(Card card, int space) { return make(Kind::place, card.index(), space); }
constexpr Action burn(Card card) { return make(Kind::burn, card.index()); }
constexpr Action kKeep = make(Kind::keep);
constexpr Action kReroll = make(Kind::reroll);
constexpr Action kPass = make(Kind::pass);

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.kind); }
/// Of a placement, or of a burned card that is known.
constexpr Card card_of(Action action) { return Card::from_index(action.a); }
constexpr int space_of(Action action) { return action.b; }
/// A card that the onlooker does not know.
constexpr bool hidden_burn(Action action) { return kind_of(action) == Kind::burn && action.a == kUnknownCard.index(); }

inline Seat after(const State& s, Seat seat) { return seat + 1 == s.config.players ? 0 : seat + 1; }

/// The value of a throw. Rules page: "The result".
int throw_value(int reds, const std::array<std::uint8_t, Kwingto::kMostDice>& dice, int count);
/// The suits whose cards a throw of these dice lets place, a bit each.
unsigned suits_of_dice(int reds, int blacks);
/// What a card must have in its cell to be placed with this value; 0 if there is none.
constexpr int cell_for(int value) {
  if (value == Kwingto::kHighAce) return 1;
  return value >= 1 && value < Kwingto::kHighAce ? value : 0;
}
/// All placements of a card of that cell value in those suits.
ActionList placements(const Board& board, int cell, unsigned suits);
/// The same for the throw that lies.
inline ActionList placements(const State& s, Seat seat) {
  return placements(s.board[at(seat)], cell_for(s.value), suits_of_dice(s.reds, s.blacks));
}
bool can_place(const State& s, Seat seat);

// The parts of apply(), which searches and watching a redacted record need one by one.
/// Puts the card of a placement on a board, which may begin a row with it; true if it did.
bool put_card(Board& board, Action placement);
/// The seat that is asked to place does not, or cannot.
void decline(State& s);

/// Who has won this finished game; kNobody if two are equal in points and in cards placed.
Seat game_winner(const State& s);

}  // namespace tapete::kwingto
