#pragma once
#include "games/tute/tute.hpp"

namespace tapete {

/// Tute de a dos as a game by itself: a match of hands for two players, until one of them has lost a number of hands.
struct TuteDos : Tute {
  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);
};

}  // namespace tapete
