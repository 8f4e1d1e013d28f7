#pragma once
#include <string>
#include <vector>

#include "app/host/storage.hpp"
#include "app/setup.hpp"

namespace tapete {

/// An entry of the home screen: a game, or a preset that is offered there like a game (Preset::home_card).
struct HomeGame {
  const GameInfo* game = nullptr;
  const Preset* preset = nullptr;
  bool chosen = false;
  std::string under_way{};  ///< key of a stored match that can be continued; empty: there is no such match

  [[nodiscard]] std::string_view name(Lang lang) const {
    return preset != nullptr ? preset->name(lang) : game->name(lang);
  }
  /// Returns the default form of the entry.
  [[nodiscard]] MatchSetup setup() const;
  [[nodiscard]] GameCard card() const { return preset != nullptr ? *preset->home_card : card_of(*game); }
};

/// Returns all entries, without any match; the entry of the form `chosen` is marked.
std::vector<HomeGame> all_games(const MatchSetup& chosen);
/// Returns all entries, always in the same order; the entry of the form `chosen` is marked. If an entry has several
/// matches under way, `under_way` is the match that was on the table last, or else any of these matches.
std::vector<HomeGame> home_games(const Storage& storage, const MatchSetup& chosen);

}  // namespace tapete
