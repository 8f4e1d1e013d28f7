#include <algorithm>

#include "games/guinote/policy.hpp"
#include "games/guinote/rules.hpp"

/// Weights found by contests (tools/tune.sh). The weights of first hands come from an earlier version of that tool,
/// with the arguments "points 4 8000 1200" and "points 2 8000 1000"; the weights of vueltas from
/// "vueltas 4 8000 150 25" and "vueltas 2 8000 150 25".
namespace tapete::guinote {
namespace {

// clang-format off
constexpr PolicyWeights kFour{
0.35, 0.052, 0.949, 1.982, 0.06, 0.607, 1.257, 1, 0.663, -0.499, 1.43, 0.975, 0.661, 0.592, -1.707,
{25.82, 4.786, 19.061, 5.5, 7.567, 5.474, 7.239, 10.351, 9.5, 17.884},
{6.951, -0.167, 1.673, 0, 0, 0, 0, 0, 0.348, 0},
-3.526, 2, 3.524, 1.167, -1.095, 0, 0.624, 0.7, 0.094, 0.4, 5.689};

constexpr PolicyWeights kTwo{
0.947, 0.037, 0.846, 1.168, 0.141, 0.981, 0.914, 0.064, 2.294, 0.749, -0.531, 0.478, 1, 0.402, -1.498,
{26.708, 4.5, 18.145, 3.822, 7.715, 7.5, 7.234, 19.636, 4.551, 13.057},
{4, -3.005, 3.948, 0, -0.624, -0.509, -1.048, 0, -1.808, 0},
-1.125, 1.132, 3.325, 2.315, 0, 1.793, -0.746, 0.7, 0.189, 0.4, 6.037};

constexpr PolicyWeights kFourInVueltas{
0.35, 0.024, 0.95, 2, 0.077, 0.658, 1.538, 1, 3.943, 2.682, 1, 1.073, 1.608, 0.16, 7,
{13.5, 3.123, 12.5, 5.5, 6.5, 4.242, 8.769, 8.347, 2.349, 5.35},
{7.713, 0.047, 4, 0, 0, 0, 0, 0, 0, 0},
-0.284, 2, 0.8, -2.069, -1.303, 0, 0, 0.7, 0.095, 0.46, 3, 3.021};

constexpr PolicyWeights kTwoInVueltas{
1.187, 0.058, 1.347, 1.945, 0.103, 1.046, 1, 1, 3.635, 2.796, 0.232, 2.44, 1, 0.5, 1.966,
{18.904, 4.5, 12.5, 6.802, 6.5, 7.076, 9.324, 10.5, 4.812, 8.446},
{4, 0, 4, -0.028, 0, 0, 0, 2.021, 1.083, 3.455},
4.853, 2, 0.8, 0, 4.281, -2.364, 0, 0.7, 0.08, 0.472, 3, 7.47};
// clang-format on

/// Styles, indexed by whether the hand is vueltas, then by whether there are two players.
using Styles = std::array<std::array<PolicyStyle, 2>, 2>;

Styles styles_with(double doubt) {
  return {{{PolicyStyle{kFour, doubt}, PolicyStyle{kTwo, doubt}},
           {PolicyStyle{kFourInVueltas, doubt}, PolicyStyle{kTwoInVueltas, doubt}}}};
}

/// Largest error, in points, with which the casual player judges a card.
constexpr double kCasualDoubt = 15;

const PolicyStyle& of(const Styles& styles, const State& s) {
  return styles[s.vueltas ? 1 : 0][s.players == 2 ? 1 : 0];
}

}  // namespace

// The tables are built on first use, because no code of a game may run when the page's program starts.

const PolicyStyle& tuned_style(const State& s) {
  static const Styles styles = styles_with(kNoDoubt);
  return of(styles, s);
}

const PolicyStyle& casual_style(const State& s) {
  static const Styles styles = styles_with(kCasualDoubt);
  return of(styles, s);
}

PolicyStyle::PolicyStyle(const PolicyWeights& weights, double points_of_doubt) noexcept
    : w(weights), doubt(points_of_doubt) {
  for (std::size_t stake = 0; stake < kStakes; ++stake) {
    const auto points = static_cast<double>(stake);
    eagerness[1][stake] = {w.bound_beat, w.bound_trump};
    eagerness[0][stake] = {std::min({w.beat + points * w.beat_stake, w.beat_most, 1.0}),
                           std::clamp((points - w.trump_from) * w.trump_stake, 0.0, w.trump_most)};
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    for (int rank = 0; rank < 10; ++rank) {
      const Card card{suit, rank};
      const int points = kRanking.points_of(card);
      Flag& bound = bound_keep[at(card.index())];
      Flag& free = keep[at(card.index())];
      if (suit == 0) {
        const double trump = w.bound_keep_trump + w.bound_keep_strength * kRanking.strength_of(card);
        bound = {trump, trump + w.bound_top_trump};
        free = {w.trump[at(rank)], w.trump[at(rank)]};
      } else {
        const double other = points >= 10 ? w.bound_guinote : points > 0 ? w.bound_figure : 0;
        bound = {other, other + w.bound_top};
        free = {w.other[at(rank)], w.other[at(rank)] + w.alone};
      }
    }
  }
  cante = {{{0, w.half_pair * 20, w.pair * 20}, {0, w.half_pair * 40, w.pair * 40}}};
}

}  // namespace tapete::guinote
