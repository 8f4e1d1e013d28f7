#pragma once
#include <vector>

#include "games/kwingto/throws.hpp"
#include "games/kwingto/worth.hpp"

namespace tapete::kwingto {

/// Expectimax of depth one: averages the values of the following positions over all results of the dice, exactly. A
/// neural network estimates these values. The search uses only information that the seat to act has, and assumes that
/// other players hold every card that they have not placed.
class Expectimax {
 public:
  /// If `rivals`, the values are probabilities of winning, which also count what each throw brings to the rivals;
  /// otherwise they are the seat's own points. The spread of the results around the network's estimate is multiplied by
  /// `doubt`.
  Expectimax(const Network& network, const State& state, bool rivals, double doubt = 1);
  [[nodiscard]] Action choose() const;
  /// Returns the value of a legal action: a probability of winning, or points.
  [[nodiscard]] double worth(Action action) const;
  /// Returns the probability that a throw of these dice, without a second one, gives a card that is worth placing.
  [[nodiscard]] double chance_to_place(int reds, int blacks) const;

  /// The action with which a board's owner answers a throw.
  struct Reply {
    Action action = kPass;
    double points = 0;  ///< expected points at the end of the game
  };

 private:
  static constexpr int kCells = 14;  ///< cell values 1 to 13; index 0 is unused
  /// The best replies of a board's owner to all throws, computed once.
  struct Replies {
    std::array<std::array<Reply, 2>, kCells> placed{};  ///< by cell value, then black (0) or red (1)
    Reply none;                                         ///< the reply that places no card
  };

  [[nodiscard]] Replies replies_of(Seat seat) const;
  [[nodiscard]] Reply reply(Seat seat, int value, unsigned suits) const;
  [[nodiscard]] Board after_reply(Seat seat, Action action) const;
  /// Returns the value if the seat to act answers a throw with `action`, and the seats after it give their best
  /// replies.
  [[nodiscard]] double worth_of(Action action, int value, unsigned suits) const;
  [[nodiscard]] double worth_of_throw(int value, unsigned suits) const;
  /// Returns the average value over all results of these dice. If `again`, the seat may throw them a second time.
  [[nodiscard]] double mean_worth(int reds, int blacks, bool again) const;
  [[nodiscard]] double chance_to_win(const State& s) const;
  [[nodiscard]] Action best_dice() const;
  [[nodiscard]] Action best_placement() const;

  const Network& network_;
  const State& state_;
  Seat seat_;
  bool rivals_;
  double doubt_;
  std::array<Rivals, Kwingto::kMostPlayers> race_{};
  std::array<Replies, Kwingto::kMostPlayers> replies_{};
};

}  // namespace tapete::kwingto
