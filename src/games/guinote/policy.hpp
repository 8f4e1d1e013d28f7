#pragma once
#include "games/guinote/rules.hpp"

/// The heuristic policy of guiñote, as good players state them: load the partner's trick, do not take it from it, put a
/// guiñote on a guiñote, keep the trumps for the arrastre, change the seven late, make the singer of the forty spend
/// them. Each card is given what it is expected to win for the side less what it is worth to keep.
namespace tapete::guinote {

/// What the policy weighs against each other, in points of the game where nothing else is said. The defaults are
/// a person's, who plays first hands and vueltas alike.
struct PolicyWeights {
  // How likely others beat a trick if they can. In the descarte, where nobody has to, a trump is spent on a trick that
  // is worth it, a better card of the suit gladly.
  double beat = 0.35;            ///< probability
  double beat_stake = 1.0 / 30;  ///< more of it for a point at stake
  double beat_most = 0.95;
  double trump_from = 2;          ///< points at stake from which a trump is thought of
  double trump_stake = 1.0 / 13;  ///< probability for a point above
  double trump_most = 0.7;
  double bound_beat = 1;  ///< in arrastre
  double bound_trump = 1;
  // What winning a trick is worth beside its points.
  double follower = 1.7;  ///< for each player still to come
  double bound_follower = 1.7;
  double lead = 1;
  double bound_lead = 1.5;
  double last_draw = 1;           ///< less the turned card
  double last_draw_turned = 0.5;  ///< share of its worth
  double declare = 7;             ///< holding a pair or the seven
  // What cards are worth in the hand.
  std::array<double, 10> trump{13.5, 4.5, 12.5, 5.5, 6.5, 7.5, 8.5, 10.5, 9.5, 11.5};  ///< by rank, in the descarte
  std::array<double, 10> other{4, 0, 4, 0, 0, 0, 0, 0, 0, 0};
  double alone = 0;  ///< the only one of its suit
  double bound_keep_trump = 2;
  double bound_keep_strength = 0.8;
  double bound_top_trump = 0;  ///< none is left that beats it
  double bound_guinote = 0;
  double bound_figure = 0;
  double bound_top = 0;
  double pair = 0.7;  ///< share of the cante
  double half_pair = 0.08;
  double seven = 0.4;  ///< share of the turned card
  double forcing = 3;
  double finish = 0;  ///< a trick with which a side has won the partida, in vueltas
};

/// Points, so few that only cards that are worth the same are chosen between by chance.
inline constexpr double kNoDoubt = 1e-3;

/// A way of playing: weights, and what follows from them alone, looked up because playouts need it for every card.
struct PolicyStyle {
  explicit PolicyStyle(const PolicyWeights& weights, double points_of_doubt = kNoDoubt) noexcept;

  using Flag = std::array<double, 2>;         ///< what holds if not, and if so
  using Keep = std::array<Flag, 64>;          ///< by a card's index, with the trump's suit and oros changed
  static constexpr std::size_t kStakes = 45;  ///< points that can lie in a trick, from none to 44

  PolicyWeights w;
  double doubt;  ///< how far a card's value may be misjudged in the descarte, in points
  /// How likely somebody who can take a trick does so: not with a trump, with a trump.
  std::array<std::array<Flag, kStakes>, 2> eagerness{};  ///< by whether duties bind, then the points at stake
  /// What a card is worth in the hand, but for its share of a cante.
  Keep keep{};        ///< in the descarte; whether it is the only one of its suit
  Keep bound_keep{};  ///< in arrastre; whether none is left that beats it
  /// A card's share of a cante, by whether it is a trump: the other card is lost, may come, is there.
  std::array<std::array<double, 3>, 2> cante{};
};

/// What playouts use, found by contests (tools/learn/tune_policy.cpp).
const PolicyStyle& tuned_style(const State& state);
/// The same with the doubts of a casual player.
const PolicyStyle& casual_style(const State& state);

/// What such a player does who chooses among `cards` if one is due. Looks at nothing in `state` that the seat to act
/// does not know, so it may be a whole one.
Action by_policy(const State& state, CardSet cards, const PolicyStyle& style, Rng& rng);
/// Plays the hand to its end with everybody such a player.
void play_on_by_policy(State& state, const PolicyStyle& style, Rng& rng);

}  // namespace tapete::guinote
