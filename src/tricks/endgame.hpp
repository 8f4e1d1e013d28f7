#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

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

/// Solves Endgames exactly. Values are points of side 0 less points of side 1 from here on: of cards, cantes (sung as
/// soon as they can be, which never costs points) and the last trick; cards on the table count with their trick. Keep
/// one solver for many positions: it owns a transposition table.
class EndgameSolver {
 public:
  explicit EndgameSolver(const Ranking& ranking);

  /// The value of the position; some card must be left to play.
  int value(const Endgame& position);
  /// Whether side 0's difference from here on is at least `bound`. Cheaper than the value.
  bool reaches(const Endgame& position, int bound);

  struct Choice {
    Card card;
    int value = 0;  ///< of the position after it
  };
  /// The value of every legal card.
  FixedList<Choice, 10> values(const Endgame& position);

  /// Positions searched since the solver was made, cards played in tricks included.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  using Mask = std::uint32_t;

  struct Entry {
    std::uint32_t key = 0;
    std::int16_t low = 0;
    std::int16_t high = 0;
    std::uint8_t best = 0;
    std::uint8_t generation = 0;
  };
  /// The present trick.
  struct Trick {
    int seat = 0;     ///< to play
    int count = 0;    ///< cards played
    int led = 0;      ///< suit
    int winning = 0;  ///< bit of the winning card
    int winner = 0;   ///< its seat
    int points = 0;
  };

  void load(const Endgame& position);
  Trick open_trick(const Endgame& position) const;
  int solve(const Trick& trick, Mask alive, unsigned sung, int alpha, int beta);
  int between(Mask alive, int leader, unsigned sung, int alpha, int beta);
  int play(const Trick& trick, Mask alive, unsigned sung, int alpha, int beta, int first, int& best);
  int after_card(const Trick& trick, int bit, Mask alive, unsigned sung, int alpha, int beta);
  int after_trick(const Trick& trick, Mask alive, unsigned sung, int alpha, int beta);
  int last_cards(Mask alive, int leader) const;
  [[nodiscard]] Mask legal(const Trick& trick, Mask alive) const;
  [[nodiscard]] bool takes_over(int bit, int winning) const {
    const auto b = static_cast<std::size_t>(bit);
    return suit_of_[b] == suit_of_[static_cast<std::size_t>(winning)] ? bit > winning : suit_of_[b] == trump_;
  }
  [[nodiscard]] bool can_take(int seat, int led, int winning, Mask alive) const;
  [[nodiscard]] std::optional<int> settled_side(const Trick& trick, int bit, Mask alive) const;
  [[nodiscard]] Mask essential(const Trick& trick, Mask moves, Mask alive, unsigned sung) const;
  [[nodiscard]] int order(const Trick& trick, int bit, Mask alive) const;
  [[nodiscard]] unsigned singable(Mask alive, int side, unsigned sung) const;

  const Ranking& ranking_;
  std::vector<Entry> table_;
  std::uint8_t generation_ = 0;
  std::uint64_t nodes_ = 0;

  // The position, its cards numbered by suit and within a suit by strength.
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

}  // namespace tapete
