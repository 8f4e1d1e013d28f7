#pragma once
#include <vector>

#include "games/kwingto/throws.hpp"
#include "games/kwingto/worth.hpp"

namespace tapete::kwingto {

/// Chooses by what a network expects of the positions that follow, exactly over everything that dice can give. Looks at
/// nothing in the state that the seat to act does not know: it takes others to hold whatever they have not placed.
class Foresight {
 public:
  /// `rivals`: for the chance to win, with what each throw gives the others; otherwise for the most points of one's
  /// own.
  Foresight(const Network& network, const State& state, bool rivals);
  [[nodiscard]] Action choose() const;
  /// What a legal action comes to: the chance to win, or points.
  [[nodiscard]] double worth(Action action) const;

  /// What a board's owner makes of a throw.
  struct Reply {
    Action action = kPass;
    double points = 0;  ///< expected at the end of the game
  };

 private:
  static constexpr int kCells = 14;
  /// The best reply to each throw, found once: a placement with a red card or with a black one, or none.
  struct Replies {
    std::array<std::array<Reply, 2>, kCells> placed{};
    Reply none;
  };

  [[nodiscard]] Replies replies_of(Seat seat) const;
  [[nodiscard]] Reply reply(Seat seat, int value, unsigned suits) const;
  [[nodiscard]] Board after_reply(Seat seat, Action action) const;
  /// What it comes to if the seat to act answers a throw with `action`, and whoever is asked after it as they like
  /// best.
  [[nodiscard]] double worth_of(Action action, int value, unsigned suits) const;
  [[nodiscard]] double worth_of_throw(int value, unsigned suits) const;
  [[nodiscard]] double mean_worth(int reds, int blacks, bool again) const;
  [[nodiscard]] double chance_to_win(const State& s) const;
  [[nodiscard]] Action best_dice() const;
  [[nodiscard]] Action best_placement() const;

  const Network& network_;
  const State& state_;
  Seat seat_;
  bool rivals_;
  std::array<Rivals, Kwingto::kMostPlayers> race_{};
  std::array<Replies, Kwingto::kMostPlayers> replies_{};
};

}  // namespace tapete::kwingto
