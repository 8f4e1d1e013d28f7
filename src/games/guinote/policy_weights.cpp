#include <algorithm>

#include "games/guinote/policy.hpp"
#include "games/guinote/rules.hpp"

/// A person's weights, and what an earlier tools/learn/tune_policy.cpp found with "4 8000 1200" and "2 8000 1000".
namespace tapete::guinote {

const PolicyStyle kPeople{PolicyWeights{}};

// clang-format off
const PolicyStyle kTunedFour{{
0.35, 0.052, 0.949, 1.982, 0.06, 0.607, 1.257, 1, 0.663, -0.499, 1.43, 0.975, 0.661, 0.592, -1.707,
{25.82, 4.786, 19.061, 5.5, 7.567, 5.474, 7.239, 10.351, 9.5, 17.884},
{6.951, -0.167, 1.673, 0, 0, 0, 0, 0, 0.348, 0},
-3.526, 2, 3.524, 1.167, -1.095, 0, 0.624, 0.7, 0.094, 0.4, 5.689}};

const PolicyStyle kTunedTwo{{
0.947, 0.037, 0.846, 1.168, 0.141, 0.981, 0.914, 0.064, 2.294, 0.749, -0.531, 0.478, 1, 0.402, -1.498,
{26.708, 4.5, 18.145, 3.822, 7.715, 7.5, 7.234, 19.636, 4.551, 13.057},
{4, -3.005, 3.948, 0, -0.624, -0.509, -1.048, 0, -1.808, 0},
-1.125, 1.132, 3.325, 2.315, 0, 1.793, -0.746, 0.7, 0.189, 0.4, 6.037}};
// clang-format on

PolicyStyle::PolicyStyle(const PolicyWeights& weights) noexcept : w(weights) {
  for (std::size_t stake = 0; stake < kStakes; ++stake) {
    const auto points = static_cast<double>(stake);
    eagerness[1][stake] = {w.bound_beat, w.bound_trump};
    eagerness[0][stake] = {std::min(w.beat + points * w.beat_stake, w.beat_most),
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
