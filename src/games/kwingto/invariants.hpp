#pragma once
#include <algorithm>

#include "game/invariants.hpp"
#include "games/kwingto/rules.hpp"

/// Invariants of every game of Kwingto (game/invariants.hpp).
namespace tapete::kwingto {

/// Returns the cards on a board.
inline CardSet placed_cards(const Board& board) {
  CardSet out;
  for (int row = 0; row < board.rows; ++row)
    for (const int cell : board.cell[at(row)])
      if (cell != 0) out.add(Card{board.suit[at(row)], cell - 1});
  return out;
}

struct HandInvariants {
  /// Returns the cards that other players may have burned, as far as `seat` knows.
  static CardSet hidden_from(const State& s, Seat seat) {
    CardSet out = CardSet::full(Deck::french);
    for (Seat other = 0; other < s.config.players; ++other)
      if (other != seat) out -= placed_cards(s.board[at(other)]);
    return out;
  }

  /// Replaces the cards that other players have burned by the same number of other hidden cards.
  static void mix_hidden(State& s, Seat seat, CardSet cards, Rng& rng) {
    for (Seat other = 0; other < s.config.players; ++other) {
      if (other == seat) continue;
      CardSet& deck = s.board[at(other)].deck;
      FixedList<Card, Kwingto::kDeckSize> left;
      for (const Card card : cards) left.push_back(card);
      rng.shuffle(left);
      const auto kept = static_cast<std::size_t>((deck & cards).size());
      deck -= cards;
      for (std::size_t i = 0; i < kept; ++i) deck.add(left[i]);
    }
  }

  /// Returns the invariant that the state breaks; empty if it breaks none.
  static std::string_view broken(const State& s) {
    for (Seat seat = 0; seat < s.config.players; ++seat) {
      const Board& board = s.board[at(seat)];
      const CardSet placed = placed_cards(board);
      if (placed.size() != board.placed) return "a board counts its cards";
      if (!(placed & board.deck).empty()) return "a placed card has left the deck";
      // Each row that was begun has cost four burned cards, and each penalty one.
      const bool filling = s.phase == Phase::fill && s.actor == seat;
      const int burned = Kwingto::kRowBurns * board.rows + board.penalties - (filling ? s.to_burn : 0);
      if (board.deck.size() != Kwingto::kDeckSize - board.placed - burned) return "each card is in exactly one place";
      if (board.unseen != 0) return "a whole state knows every card";
    }
    return {};
  }

  /// Returns the invariant that the state of a finished game breaks; empty if it breaks none.
  static std::string_view wrong_end(const State& s) {
    for (const Board& board : s.board) {
      const auto full = std::count_if(board.cell.begin(), board.cell.end(),
                                      [](const auto& row) { return std::count(row.begin(), row.end(), 0) == 0; });
      if (full >= 2 || board.penalties >= 4) return {};
    }
    return "somebody has two full rows or four penalties";
  }
};

}  // namespace tapete::kwingto

namespace tapete {
template <>
struct Invariants<Kwingto> : kwingto::HandInvariants {};
}  // namespace tapete
