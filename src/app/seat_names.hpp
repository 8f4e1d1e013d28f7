#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"
#include "app/setup.hpp"

namespace tapete {

/// Turns a text into a name for records and the table: one line of visible characters, well-formed UTF-8, without `#`,
/// with single spaces, at most `longest` bytes.
std::string clean_name(std::string_view text, std::size_t longest = 24);
/// Returns the name at a seat, or the default name if the form has no name for that seat. The default name at
/// the other seats is the name of a portrait; the name of the player's own portrait `own` and names that are already in
/// the form are skipped.
std::string seat_name(const MatchSetup& setup, Seat seat, Lang lang, PlayerPortrait own);
/// Returns whether a name is the default name of the person at the screen, in any language.
bool is_default_own_name(std::string_view name);
/// Translates the default name of a person, which may have been written in another language.
void translate_own_name(std::vector<Player>& players, Lang lang);

}  // namespace tapete
