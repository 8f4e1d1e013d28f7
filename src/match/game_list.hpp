#pragma once
#include <array>
#include <string_view>

#include "game/game.hpp"
#include "games/brisca/brisca.hpp"
#include "games/corazones/corazones.hpp"
#include "games/guinote/guinote.hpp"
#include "games/kwingto/kwingto.hpp"
#include "games/podrida/podrida.hpp"
#include "games/tute/tute_dos.hpp"

namespace tapete {

/// A list of games, to be gone through at compile time.
template <Game... Games>
struct GameTypes {
  static std::array<const GameInfo*, sizeof...(Games)> infos() { return {&Games::info()...}; }

  /// Calls `visit.operator()<G>()` for the game of that id, if there is one.
  template <class Visit>
  static bool with(std::string_view id, Visit&& visit) {
    return ((Games::info().id == id && (visit.template operator()<Games>(), true)) || ...);
  }
  /// Calls it for every game.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit.template operator()<Games>(), ...);
  }
};

/// Every game there is; a new game is added here and nowhere else.
using GameList = GameTypes<Guinote, Brisca, Tute, TuteDos, Podrida, Corazones, Kwingto>;

}  // namespace tapete
