#pragma once
#include <array>
#include <string_view>

#include "game/game.hpp"

namespace tapete {

/// Compile-time list of games.
template <Game... Games>
struct GameTypes {
  static std::array<const GameInfo*, sizeof...(Games)> infos() { return {&Games::info()...}; }

  /// Calls `visit.operator()<G>()` for the game with this id. Returns false if there is no such game.
  template <class Visit>
  static bool with(std::string_view id, Visit&& visit) {
    return ((Games::info().id == id && (visit.template operator()<Games>(), true)) || ...);
  }
  /// Calls `visit.operator()<G>()` for every game.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit.template operator()<Games>(), ...);
  }
};

}  // namespace tapete
