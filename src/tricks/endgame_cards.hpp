#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/bits.hpp"
#include "core/card.hpp"
#include "core/fixed_list.hpp"
#include "core/index.hpp"
#include "game/scene.hpp"
#include "tricks/strength.hpp"

namespace tapete {

/// The end of a hand between two sides, with every card known: no cards are drawn any more, and the duties of obliged()
/// apply. The side of a seat is seat % 2.
struct Endgame {
  static constexpr int kMostCards = 24;

  int players = 4;  ///< 4 or 2
  int trump = 0;
  /// The cards in each hand. All hands have the same size, except that seats that have played to the trick hold one
  /// card fewer.
  std::array<CardSet, 4> hands{};
  Seat leader = 0;            ///< the seat that led the current trick
  FixedList<Card, 3> trick;   ///< cards played to the current trick
  unsigned sung = 0;          ///< suits whose marriage has been sung, a bit each
  bool one_marriage = false;  ///< whether a side may sing only one marriage after each trick
  int last_trick = 10;        ///< points for winning the last trick
  int king = 9, queen = 7;    ///< ranks of the two cards of a marriage

  [[nodiscard]] Seat to_act() const { return (leader + static_cast<int>(trick.size())) % players; }
};

/// The base class of the solvers: the cards of one Endgame as bits of a mask, numbered by suit and within a suit by
/// strength, and functions that rely on this order. The argument `alive` is the set of cards that have not been played.
/// The functions on the hot path are inline.
class EndgameCards {
 protected:
  using Mask = std::uint32_t;

  /// The current trick, and the marriages that have been sung so far.
  struct Trick {
    int seat = 0;     ///< the seat to play
    int count = 0;    ///< number of cards played to the trick
    int led = 0;      ///< suit of the first card
    int winning = 0;  ///< bit of the card that is winning
    int winner = 0;   ///< seat of the card that is winning
    int points = 0;
    unsigned sung = 0;  ///< suits of the sung marriages, a bit each
  };

  /// The cards with which the seats that play later could take over the trick.
  struct Answers {
    Mask partner = 0;  ///< cards of the partner of the seat to play
    Mask others = 0;   ///< cards of the other side; for a trick that has not been led yet, see led_answers()
  };
  static constexpr int kOpen = -1;  ///< no side is certain to win the trick

  void load(const Ranking& ranking, const Endgame& position);
  [[nodiscard]] Mask all() const { return own_[0] | own_[1] | own_[2] | own_[3]; }
  [[nodiscard]] Trick open_trick(const Endgame& position) const;
  /// Returns the trick after the seat to play has added card `bit`.
  [[nodiscard]] Trick with_card(const Trick& trick, int bit) const;
  [[nodiscard]] Mask legal(const Trick& trick, Mask alive) const;
  [[nodiscard]] bool takes_over(int bit, int winning) const { return (beating_[at(winning)] & bit_mask(bit)) != 0; }
  [[nodiscard]] Answers answers(const Trick& trick, Mask alive) const;
  [[nodiscard]] int settled_side(const Trick& trick, const Answers& answers, int bit, Mask alive) const;
  [[nodiscard]] Mask essential(const Trick& trick, const Answers& answers, Mask moves, Mask alive) const;
  /// Returns the suits whose marriage the side could sing now, a bit each.
  [[nodiscard]] unsigned singable(Mask alive, int side, unsigned sung) const;
  /// Returns the suits whose marriage either side may still sing, a bit each.
  [[nodiscard]] unsigned open_marriages(Mask alive, unsigned sung) const;
  /// Returns the points of a marriage.
  [[nodiscard]] int marriage(int suit) const { return suit == trump_ ? 40 : 20; }
  [[nodiscard]] int points_of(Mask cards) const;

  static constexpr Mask bit_mask(int bit) { return Mask{1} << bit; }
  static constexpr Mask above(int bit) { return ~Mask{1} << bit; }
  static constexpr int lowest(Mask mask) { return std::countr_zero(mask); }
  [[nodiscard]] int next_seat(int seat) const { return seat + 1 == players_ ? 0 : seat + 1; }
  /// Returns the cards of a hand that could take over a trick: the cards of the suit led, or the trumps if the hand has
  /// none of that suit.
  [[nodiscard]] Mask answer(Mask hand, int led) const {
    const Mask follow = hand & suit_[at(led)];
    return follow != 0 ? follow : hand & suit_[at(trump_)];
  }
  [[nodiscard]] Mask led_answers(int seat, int led, Mask alive) const;

  int players_ = 4;
  int trump_ = 0;
  int last_trick_ = 0;
  bool one_marriage_ = false;
  std::array<Mask, 4> own_{};
  std::array<Mask, 4> suit_{};
  std::array<Mask, 4> pair_{};  ///< by suit: both cards of the marriage if one hand holds them; otherwise 0
  unsigned pairs_ = 0;          ///< suits whose marriage one hand holds, a bit each
  std::array<std::uint8_t, 4> pair_owner_{};  ///< by suit: the seat that holds the marriage
  std::array<std::uint8_t, Endgame::kMostCards> points_{};
  std::array<Mask, 4> points_bit_{};  ///< for each binary digit: the cards whose points have that digit set
  std::array<std::uint8_t, Endgame::kMostCards> suit_of_{};
  /// By card (bit): the cards that take over a trick which this card is winning.
  std::array<Mask, Endgame::kMostCards> beating_{};
  std::array<Card, Endgame::kMostCards> card_{};
  std::array<std::uint8_t, 64> bit_{};  ///< by Card::index(): the bit of the card

 private:
  void find_pairs(const Endgame& position);
};

inline EndgameCards::Trick EndgameCards::with_card(const Trick& trick, int bit) const {
  const bool leads = trick.count == 0;
  const bool takes = leads || takes_over(bit, trick.winning);
  return {.seat = next_seat(trick.seat),
          .count = trick.count + 1,
          .led = leads ? suit_of_[at(bit)] : trick.led,
          .winning = takes ? bit : trick.winning,
          .winner = takes ? trick.seat : trick.winner,
          .points = trick.points + points_[at(bit)],
          .sung = trick.sung};
}

inline EndgameCards::Mask EndgameCards::legal(const Trick& trick, Mask alive) const {
  const Mask hand = alive & own_[at(trick.seat)];
  if (trick.count == 0) return hand;
  const Mask follow = hand & suit_[at(trick.led)];
  const Mask beating = answer(hand, trick.led) & beating_[at(trick.winning)];
  const Mask otherwise = follow != 0 ? follow : hand;
  const bool partner = players_ == 4 && trick.winner == (trick.seat ^ 2);
  return partner || beating == 0 ? otherwise : beating;
}

inline unsigned EndgameCards::open_marriages(Mask alive, unsigned sung) const {
  unsigned open = pairs_ & ~sung;
  for (unsigned rest = open; rest != 0; rest &= rest - 1)
    if ((pair_[at(lowest(rest))] & ~alive) != 0) open &= ~(rest & (0U - rest));
  return open;
}

inline unsigned EndgameCards::singable(Mask alive, int side, unsigned sung) const {
  unsigned suits = open_marriages(alive, sung);
  for (unsigned rest = suits; rest != 0; rest &= rest - 1)
    if ((pair_owner_[at(lowest(rest))] & 1) != side) suits &= ~(rest & (0U - rest));
  return suits;
}

inline int EndgameCards::points_of(Mask cards) const {
  int sum = 0;
  for (int digit = 0; digit < 4; ++digit) sum += std::popcount(cards & points_bit_[at(digit)]) << digit;
  return sum;
}

/// Returns the cards with which the other side could take over a trick in which `seat` leads the suit `led`.
inline EndgameCards::Mask EndgameCards::led_answers(int seat, int led, Mask alive) const {
  if (players_ == 2) return answer(alive & own_[at(seat ^ 1)], led);
  return answer(alive & own_[at(seat ^ 1)], led) | answer(alive & own_[at(seat ^ 3)], led);
}

inline EndgameCards::Answers EndgameCards::answers(const Trick& trick, Mask alive) const {
  Answers answers;
  const int left = trick.count == 0 ? 0 : players_ - 1 - trick.count;
  if (left > 0) answers.others = answer(alive & own_[at(next_seat(trick.seat))], trick.led);
  if (left > 1) answers.partner = answer(alive & own_[at(trick.seat ^ 2)], trick.led);
  return answers;
}

/// Returns the side that is certain to win the trick once the seat to play has added `bit`; kOpen if that is not
/// certain.
inline int EndgameCards::settled_side(const Trick& trick, const Answers& answers, int bit, Mask alive) const {
  const int side = trick.seat & 1;
  if (trick.count == 0)
    return (led_answers(trick.seat, suit_of_[at(bit)], alive) & beating_[at(bit)]) == 0 ? side : kOpen;
  if (takes_over(bit, trick.winning)) return (answers.others & beating_[at(bit)]) == 0 ? side : kOpen;
  const int winner = trick.winner & 1;
  const Mask rivals = winner == side ? answers.others : answers.partner;
  return (rivals & beating_[at(trick.winning)]) == 0 ? winner : kOpen;
}

/// Returns `moves` without the cards that need not be searched, because another card of the hand is equivalent or
/// better. Two cards of a suit are neighbours if no live card of another hand is between them in strength, so that they
/// beat the same cards. One of several neighbours is kept for each number of points. If the trick is decided, only one
/// neighbour is kept: the one with the most points if the seat's side wins the trick, otherwise the one with the
/// fewest.
[[gnu::always_inline]] inline EndgameCards::Mask EndgameCards::essential(const Trick& trick, const Answers& answers,
                                                                         Mask moves, Mask alive) const {
  const int side = trick.seat & 1;
  // Cards of a marriage that may still be sung are never treated as equivalent to other cards.
  Mask special = 0;
  for (unsigned open = open_marriages(alive, trick.sung); open != 0; open &= open - 1)
    special |= pair_[at(lowest(open))];
  // The card that is winning the trick counts as a live card of another hand.
  const Mask table = trick.count > 0 ? bit_mask(trick.winning) : 0;
  const Mask elsewhere = (alive | table) & ~(alive & own_[at(trick.seat)]);
  Mask kept = 0;
  Mask rest = moves;
  int previous = lowest(rest);  // the last card kept
  kept |= bit_mask(previous);
  for (rest &= rest - 1; rest != 0; rest &= rest - 1) {
    const int bit = lowest(rest);
    const Mask between = above(previous) & (bit_mask(bit) - 1);
    const bool adjacent = suit_of_[at(previous)] == suit_of_[at(bit)] &&
                          ((bit_mask(bit) | bit_mask(previous)) & special) == 0 && (between & elsewhere) == 0;
    if (adjacent) {
      if (points_[at(previous)] == points_[at(bit)]) continue;
      const int winner = settled_side(trick, answers, bit, alive);
      if (winner != kOpen) {
        if (winner == side) {
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
