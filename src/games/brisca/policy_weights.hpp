#pragma once
#include "tricks/points_policy.hpp"

namespace tapete::brisca {

/// Weights found by hill climbing: each new version had to win against the previous version, in matches of two and of
/// four players together.
inline constexpr PointsWeights kWeights{.beat = 0.4,
                                        .beat_stake = 0.06,
                                        .trump_from = 2.5,
                                        .trump_stake = 0.12,
                                        .follower = 0.4,
                                        .lead = 0.3,
                                        .draw_turned = 0.9,
                                        .trump = {31, 2.4, 18.7, 3.2, 4.4, 4.2, 5.6, 6.8, 6.6, 14},
                                        .other = {4.8, 0, 4.2, 0.5, 0, 0.4, 0.4, 0.8, 2, 2.4},
                                        .late = 0.8};

}  // namespace tapete::brisca
