#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>

#include "core/bits.hpp"
#include "core/card.hpp"
#include "core/fixed_list.hpp"
#include "game/scene.hpp"
#include "tricks/strength.hpp"

namespace tapete {

/// The end of a hand between two sides with every card known: nothing is drawn any more and the duties of strict play
/// hold. A side is seat % 2; with four players the seats of a side play together.
struct Endgame {
  static constexpr int kMostCards = 24;

  int players = 4;  ///< 4 or 2
  int trump = 0;
  std::array<CardSet, 4>
      hands{};               ///< the cards still in hand; equal numbers but for those who have played to the trick
  Seat leader = 0;           ///< of the present trick
  FixedList<Card, 3> trick;  ///< played to it
  unsigned sung = 0;         ///< suits whose cante has been sung, a bit each
  bool one_cante = false;    ///< one cante a trick for a side
  int last_trick = 10;       ///< points of the last trick
  int king = 9, queen = 7;   ///< ranks of the pair that is sung (worth 20, in trumps 40)

  [[nodiscard]] Seat to_act() const { return (leader + static_cast<int>(trick.size())) % players; }
};

/// What solvers are made from: the cards of one Endgame as bits of a mask, numbered by suit and within a suit by
/// strength, and what follows from them. Inline where solvers spend their time.
class EndgameCards {
 protected:
  using Mask = std::uint32_t;

  /// The present trick.
  struct Trick {
    int seat = 0;     ///< to play
    int count = 0;    ///< cards played
    int led = 0;      ///< suit
    int winning = 0;  ///< bit of the winning card
    int winner = 0;   ///< its seat
    int points = 0;
  };

  void load(const Ranking& ranking, const Endgame& position);
  [[nodiscard]] Mask all() const { return own_[0] | own_[1] | own_[2] | own_[3]; }
  [[nodiscard]] Trick open_trick(const Endgame& position) const;
  /// The trick after the seat to play has put `bit`.
  [[nodiscard]] Trick with_card(const Trick& trick, int bit) const;
  [[nodiscard]] Mask legal(const Trick& trick, Mask alive) const;
  [[nodiscard]] bool takes_over(int bit, int winning) const {
    const auto b = static_cast<std::size_t>(bit);
    return suit_of_[b] == suit_of_[static_cast<std::size_t>(winning)] ? bit > winning : suit_of_[b] == trump_;
  }
  [[nodiscard]] bool can_take(int seat, int led, int winning, Mask alive) const;
  [[nodiscard]] std::optional<int> settled_side(const Trick& trick, int bit, Mask alive) const;
  [[nodiscard]] Mask essential(const Trick& trick, Mask moves, Mask alive, unsigned sung) const;
  /// Suits that the side could sing, a bit each.
  [[nodiscard]] unsigned singable(Mask alive, int side, unsigned sung) const;
  [[nodiscard]] int cante(int suit) const { return suit == trump_ ? 40 : 20; }

  static constexpr Mask bit_mask(int bit) { return Mask{1} << bit; }
  static constexpr Mask above(int bit) { return ~Mask{1} << bit; }
  static constexpr int lowest(Mask mask) { return std::countr_zero(mask); }
  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

  int players_ = 4;
  int trump_ = 0;
  int last_trick_ = 0;
  bool one_cante_ = false;
  std::array<Mask, 4> own_{};
  std::array<Mask, 4> suit_{};
  std::array<Mask, 4> pair_{};  ///< of each suit, if one hand holds both; else 0
  std::array<std::uint8_t, 4> pair_owner_{};
  std::array<std::uint8_t, Endgame::kMostCards> points_{};
  std::array<std::uint8_t, Endgame::kMostCards> suit_of_{};
  std::array<Card, Endgame::kMostCards> card_{};
  std::array<std::uint8_t, 64> bit_{};  ///< by card index
};

inline EndgameCards::Trick EndgameCards::with_card(const Trick& trick, int bit) const {
  Trick next = trick;
  const bool takes = trick.count == 0 || takes_over(bit, trick.winning);
  if (trick.count == 0) next.led = suit_of_[at(bit)];
  if (takes) {
    next.winning = bit;
    next.winner = trick.seat;
  }
  next.points += points_[at(bit)];
  ++next.count;
  next.seat = trick.seat + 1 == players_ ? 0 : trick.seat + 1;
  return next;
}

inline EndgameCards::Mask EndgameCards::legal(const Trick& trick, Mask alive) const {
  const Mask hand = alive & own_[at(trick.seat)];
  if (trick.count == 0) return hand;
  const Mask follow = hand & suit_[at(trick.led)];
  const bool follows = follow != 0;
  const int suit = follows ? trick.led : trump_;
  const Mask pool = follows ? follow : hand & suit_[at(trump_)];
  const Mask otherwise = follows ? follow : hand;
  const Mask any = follows ? 0 : pool;
  const Mask beating = suit_of_[at(trick.winning)] == suit ? pool & above(trick.winning) : any;
  const bool partner = players_ == 4 && trick.winner == (trick.seat ^ 2);
  return partner || beating == 0 ? otherwise : beating;
}

inline unsigned EndgameCards::singable(Mask alive, int side, unsigned sung) const {
  unsigned suits = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Mask pair = pair_[at(suit)];
    const bool whole = pair != 0 && (pair & ~alive) == 0;
    if (whole && (pair_owner_[at(suit)] & 1) == side && !has(sung, suit)) suits |= 1U << suit;
  }
  return suits;
}

/// Whether `seat`, still to play, could take over a trick that `winning` is winning.
inline bool EndgameCards::can_take(int seat, int led, int winning, Mask alive) const {
  const Mask hand = alive & own_[at(seat)];
  const int suit = suit_of_[at(winning)];
  const Mask follow = hand & suit_[at(led)];
  if (follow != 0) return suit == led && (follow & above(winning)) != 0;
  const Mask trumps = hand & suit_[at(trump_)];
  return (suit == trump_ ? trumps & above(winning) : trumps) != 0;
}

/// Whether the trick's side can no longer change once the seat to play has put `bit`; gives that side.
inline std::optional<int> EndgameCards::settled_side(const Trick& trick, int bit, Mask alive) const {
  const bool takes = trick.count == 0 || takes_over(bit, trick.winning);
  const int winning = takes ? bit : trick.winning;
  const int side = (takes ? trick.seat : trick.winner) & 1;
  const int led = trick.count == 0 ? suit_of_[at(bit)] : trick.led;
  int seat = trick.seat;
  for (int left = players_ - 1 - trick.count; left > 0; --left) {
    seat = seat + 1 == players_ ? 0 : seat + 1;
    if ((seat & 1) != side && can_take(seat, led, winning, alive)) return std::nullopt;
  }
  return side;
}

/// Leaves out cards that are worth no more than another of the same hand: of neighbours among the live cards, alike in
/// what they can take, one of those with equal points; and where the trick is decided, all but the one with most points
/// (if it is ours) or fewest.
inline EndgameCards::Mask EndgameCards::essential(const Trick& trick, Mask moves, Mask alive, unsigned sung) const {
  const int side = trick.seat & 1;
  // The pair of a cante that may still be sung is not to be broken without thought.
  Mask special = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    if (!has(sung, suit) && (pair_[at(suit)] & ~alive) == 0) special |= pair_[at(suit)];
  const Mask hand = alive & own_[at(trick.seat)];
  Mask kept = 0;
  int previous = -1;  // the last card kept
  for (Mask rest = moves; rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    bool adjacent = previous >= 0 && suit_of_[at(previous)] == suit_of_[at(bit)] &&
                    ((bit_mask(bit) | bit_mask(previous)) & special) == 0;
    if (adjacent) {
      // Neighbours: every live card between them is in the same hand. The card that is winning the trick counts as
      // alive.
      const Mask table = trick.count > 0 ? bit_mask(trick.winning) : 0;
      const Mask between = above(previous) & (bit_mask(bit) - 1) & (alive | table);
      adjacent = (between & ~hand) == 0;
    }
    if (adjacent) {
      const int lower = points_[at(previous)];
      const int higher = points_[at(bit)];
      if (lower == higher) continue;
      if (const auto winner = settled_side(trick, bit, alive)) {
        if (*winner == side) {
          kept &= ~bit_mask(previous);
          kept |= bit_mask(bit);
          previous = bit;
        }
        continue;
      }
    }
    kept |= bit_mask(bit);
    previous = bit;
  }
  return kept;
}

}  // namespace tapete
