#pragma once
#include "games/guinote/rules.hpp"

/// The heuristic policy of guiñote. It follows the advice of good players: add points to the partner's trick but do not
/// take it, answer a guiñote (an ace or a three) with another one, keep trumps for the arrastre, exchange the seven
/// late, and force the singer of the forty to spend the king and the jack of trumps.
/// The value of playing a card is the number of points that the side is expected to win with it minus the value of
/// keeping it.
namespace tapete::guinote {

/// Weights of the policy, in points of the game unless the comment gives another unit. The defaults are estimates made
/// by hand, the same for first hands and vueltas.
struct PolicyWeights {
  // The probability that another player beats the trick if that player can. In the descarte nobody must: players spend
  // a trump only if the points are worth it, but readily play a better card of the suit led.
  double beat = 0.35;             ///< probability without a trump
  double beat_stake = 1.0 / 30;   ///< added to that probability for each point at stake
  double beat_most = 0.95;        ///< greatest probability without a trump
  double trump_from = 2;          ///< points at stake from which players consider a trump
  double trump_stake = 1.0 / 13;  ///< probability of a trump for each point above trump_from
  double trump_most = 0.7;        ///< greatest probability of a trump
  double bound_beat = 1;          ///< in the arrastre, where players must beat: probability without a trump
  double bound_trump = 1;         ///< in the arrastre: probability of a trump
  // The value of winning a trick, in addition to its points.
  double follower = 1.7;          ///< for each player that is still to play
  double bound_follower = 1.7;    ///< the same in the arrastre
  double lead = 1;                ///< for leading the next trick
  double bound_lead = 1.5;        ///< the same in the arrastre
  double last_draw = 1;           ///< for the last trick with a stock
  double last_draw_turned = 0.5;  ///< share of the turned card's value that is subtracted from last_draw
  double declare = 7;             ///< if the seat could sing or exchange the seven after the trick
  // The value of keeping a card.
  /// In the descarte: for a trump, by rank.
  std::array<double, 10> trump{13.5, 4.5, 12.5, 5.5, 6.5, 7.5, 8.5, 10.5, 9.5, 11.5};
  /// In the descarte: for a card of another suit, by rank.
  std::array<double, 10> other{4, 0, 4, 0, 0, 0, 0, 0, 0, 0};
  double alone = 0;                  ///< in the descarte: added for the only card of a suit in the hand
  double bound_keep_trump = 2;       ///< in the arrastre: for a trump
  double bound_keep_strength = 0.8;  ///< in the arrastre: for each step of a trump's strength
  double bound_top_trump = 0;        ///< in the arrastre: added for a trump that no unseen card beats
  double bound_guinote = 0;          ///< in the arrastre: for an ace or a three that is no trump
  double bound_figure = 0;           ///< in the arrastre: for another card with points that is no trump
  double bound_top = 0;              ///< in the arrastre: added for another card that no unseen card of its suit beats
  double pair = 0.7;                 ///< share of the points of a cante, if both its cards are in the hand
  double half_pair = 0.08;           ///< the same if the other card is unseen
  double seven = 0.4;                ///< for the seven of trumps: share of the value of the turned card
  double forcing = 3;  ///< for playing a guiñote that tempts the singer of the forty to spend a trump of the forty
  double finish = 0;   ///< in vueltas: for winning a trick that wins the partida
};

/// Random error, in points, of a style that does not misjudge cards: the error only decides between cards of equal
/// value.
inline constexpr double kNoDoubt = 1e-3;

/// A style of play: weights, a random error, and tables derived from the weights. Playouts look up the tables for every
/// card.
struct PolicyStyle {
  PolicyStyle(const PolicyWeights& weights, double points_of_doubt) noexcept;

  using Flag = std::array<double, 2>;         ///< values for false and true
  using Keep = std::array<Flag, 64>;          ///< by Card::index(), with the trump suit and oros exchanged
  static constexpr std::size_t kStakes = 45;  ///< the points that a trick can contain, 0 to 44

  PolicyWeights w;
  double doubt;  ///< in the descarte: the largest error, in points, in the value of a card
  /// The probability that a player who can beat the trick does so. Indexed by whether the duties hold, then by the
  /// points at stake, then by whether the player needs a trump for it.
  std::array<std::array<Flag, kStakes>, 2> eagerness{};
  /// The value of keeping a card, without its share of a cante.
  Keep keep{};        ///< in the descarte; by whether it is the only card of a suit in the hand
  Keep bound_keep{};  ///< in the arrastre; by whether no unseen card beats it
  /// A card's share of a cante. Indexed by whether it is a trump, then by where the other card of the pair is: lost
  /// (0), unseen (1), in the hand (2).
  std::array<std::array<double, 3>, 2> cante{};
};

/// Returns the style of playouts, whose weights were found by contests (tools/learn/tune_policy.cpp).
const PolicyStyle& tuned_style(const State& state);
/// Returns the style of playouts with the errors of a casual player.
const PolicyStyle& casual_style(const State& state);

/// Returns the action of a player with this style; if a card is due, it is one of `cards`. Uses only information that
/// the seat to act has, so `state` may be a complete state.
Action by_policy(const State& state, CardSet cards, const PolicyStyle& style, Rng& rng);

/// Returns the declaration that every style makes between two tricks, or kPass.
Action declaration_by_policy(const State& state);

/// Plays the hand to its end with this style for all seats.
void play_on_by_policy(State& state, const PolicyStyle& style, Rng& rng);

}  // namespace tapete::guinote
