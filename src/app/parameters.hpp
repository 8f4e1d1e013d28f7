#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"
#include "app/setup.hpp"

namespace tapete {

/// Parameters in the page's address, or from the embedding page.
struct Parameters {
  Settings settings;
  MatchSetup setup;
  std::optional<std::uint32_t> accent{};  ///< the colour of buttons, as 0xRRGGBB
  bool names_game = false;                ///< whether `game` names an existing game
  std::string seed{};                     ///< the seed of the cards, in decimal digits; empty: the cards are random
  /// A sentence for each invalid value, in the requested language; at most five.
  std::vector<std::string> problems{};
};

/// Parses lines `key value`: game, players, rules (`KEY=VALUE,...`), level, seed, lang, theme, bg, accent, deck. If a
/// line is missing or invalid, the value is taken from `usual` or, if another game is asked for, from the defaults of
/// that game. Other keys are ignored, because addresses contain all kinds of parameters.
Parameters read_parameters(std::string_view text, Parameters usual);

}  // namespace tapete
