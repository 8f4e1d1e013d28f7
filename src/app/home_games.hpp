#pragma once
#include <string>
#include <vector>

#include "app/host/storage.hpp"
#include "app/setup.hpp"

namespace tapete {

/// A game as the first screen offers it, or a preset that stands there like one (Preset::hall).
struct HomeGame {
  const GameInfo* game = nullptr;
  const Preset* preset = nullptr;
  std::string under_way;  ///< the key of a match of it that can be resumed; empty: there is none

  [[nodiscard]] std::string_view name(Lang lang) const {
    return preset != nullptr ? preset->name(lang) : game->name(lang);
  }
  [[nodiscard]] GameCard card() const {
    return preset != nullptr ? *preset->home_card : GameCard{game->tagline, game->deck, game->picture};
  }
};

/// All entries: first the one that `chosen` belongs to, then those with a match under way, then the others. If an entry
/// has several matches under way, the one that was on the table last is taken, otherwise any.
std::vector<HomeGame> home_games(const Storage& storage, const MatchSetup& chosen);

}  // namespace tapete
