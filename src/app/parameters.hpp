#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"
#include "app/setup.hpp"

namespace tapete {

/// What the address of the page, or the page around, asks for.
struct Parameters {
  Settings settings;
  MatchSetup setup;
  std::optional<std::uint32_t> accent{};  ///< of buttons, as 0xRRGGBB
  bool names_game = false;                ///< `game` was asked for, and is there
  std::string seed{};                     ///< of the cards, in decimal digits; empty: chance
  std::vector<std::string>
      problems{};  ///< a sentence for each value that is no good, in the language asked for; the first five
};

/// Reads lines `key value`: game, players, rules (`KEY=VALUE,...`), level, seed, lang, theme, bg, accent, deck. Where
/// a line lacks or is no good, `usual` stands, or the game's own usual if another game is asked for. Other keys are
/// passed over: addresses carry all kinds of things.
Parameters read_parameters(std::string_view text, Parameters usual);

}  // namespace tapete
