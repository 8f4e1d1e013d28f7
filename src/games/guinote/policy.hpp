#pragma once
#include "games/guinote/rules.hpp"

/// The heuristic policy of guiñote, from what good players advise: load the partner's trick but do not take it, put a
/// guiñote on a guiñote, keep trumps for the arrastre, exchange the seven late, make the singer of the forty spend it.
/// The value of a card is the number of points that the side is expected to win with it minus the value of keeping it.
namespace tapete::guinote {

/// The weights of the policy, in points of the game unless something else is said. The defaults are a person's
/// estimate, the same for first hands and vueltas.
struct PolicyWeights {
  // The probability that others beat a trick if they can. In the descarte, where nobody has to, a trump is spent only
  // if the points are worth it, but a better card of the suit is played readily.
  double beat = 0.35;            ///< probability
  double beat_stake = 1.0 / 30;  ///< added to that probability for each point at stake
  double beat_most = 0.95;
  double trump_from = 2;          ///< points at stake from which players consider a trump
  double trump_stake = 1.0 / 13;  ///< probability of a trump for each point above that
  double trump_most = 0.7;
  double bound_beat = 1;  ///< in arrastre
  double bound_trump = 1;
  // The value of winning a trick beside its points.
  double follower = 1.7;  ///< for each player still to come
  double bound_follower = 1.7;
  double lead = 1;
  double bound_lead = 1.5;
  double last_draw = 1;           ///< minus the value of the turned card
  double last_draw_turned = 0.5;  ///< share of its value
  double declare = 7;             ///< if the seat holds a pair or the seven
  // The value of keeping cards.
  std::array<double, 10> trump{13.5, 4.5, 12.5, 5.5, 6.5, 7.5, 8.5, 10.5, 9.5, 11.5};  ///< by rank, in the descarte
  std::array<double, 10> other{4, 0, 4, 0, 0, 0, 0, 0, 0, 0};
  double alone = 0;  ///< for the only card of its suit
  double bound_keep_trump = 2;
  double bound_keep_strength = 0.8;
  double bound_top_trump = 0;  ///< for a trump that no remaining card beats
  double bound_guinote = 0;
  double bound_figure = 0;
  double bound_top = 0;
  double pair = 0.7;  ///< share of the points of the cante
  double half_pair = 0.08;
  double seven = 0.4;  ///< share of the value of the turned card
  double forcing = 3;
  double finish = 0;  ///< in vueltas: for a trick that wins the partida
};

/// In points: only cards of equal value are then chosen at random.
inline constexpr double kNoDoubt = 1e-3;

/// A way of playing: weights, and tables derived from them, because playouts need them for every card.
struct PolicyStyle {
  PolicyStyle(const PolicyWeights& weights, double points_of_doubt) noexcept;

  using Flag = std::array<double, 2>;         ///< values for false and true
  using Keep = std::array<Flag, 64>;          ///< by Card::index(), with the trump suit and oros exchanged
  static constexpr std::size_t kStakes = 45;  ///< the points that a trick can contain, 0 to 44

  PolicyWeights w;
  double doubt;  ///< in the descarte a card's value is misjudged by up to so many points
  /// The probability that a player who can beat the trick does so: without a trump, with a trump.
  /// By whether the duties hold, then by the points at stake.
  std::array<std::array<Flag, kStakes>, 2> eagerness{};
  /// The value of keeping a card, without its share of a cante.
  Keep keep{};        ///< in the descarte; by whether it is the only card of its suit
  Keep bound_keep{};  ///< in the arrastre; by whether no remaining card beats it
  /// A card's share of a cante, by whether it is of trumps: the other card is lost, may still come, is in the hand.
  std::array<std::array<double, 3>, 2> cante{};
};

/// The style of playouts, found by contests (tools/learn/tune_policy.cpp).
const PolicyStyle& tuned_style(const State& state);
/// The same style with the errors of a casual player.
const PolicyStyle& casual_style(const State& state);

/// The action of a player of this style; if a card is due, it is one of `cards`. Reads only what the seat to act knows,
/// so `state` may be a whole state.
Action by_policy(const State& state, CardSet cards, const PolicyStyle& style, Rng& rng);

/// The declaration that every style makes between two tricks, or kPass.
Action declaration_by_policy(const State& state);

/// Plays the hand to its end by this style in all seats.
void play_on_by_policy(State& state, const PolicyStyle& style, Rng& rng);

}  // namespace tapete::guinote
