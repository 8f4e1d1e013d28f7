#pragma once
#include <string>
#include <string_view>

#include "app/setup.hpp"
#include "core/text.hpp"

/// Words for players, seats and levels.
namespace tapete::words {

/// Returns the display name of a bot's level; the level itself if it has no display name.
std::string level_name(std::string_view level, Lang lang);
/// Returns the default name of a player. Player 0 is the person at the screen.
std::string default_name(int player, Lang lang);
/// Returns the words for a number of players. `pairs` is the result of plays_in_pairs().
std::string players_words(int players, bool pairs, Lang lang);
/// Returns the numbers of players of a game, and how long a match takes.
std::string game_words(const MatchSetup& setup, Lang lang);
/// Returns a number of hands, or of games if GameInfo::outcome_line calls them so.
std::string hands_words(long hands, const GameInfo& game, Lang lang);
/// Returns the approximate length of a match by this form: the number of hands, if it is known, and minutes.
std::string length_words(const MatchSetup& setup, Lang lang);
/// Returns a timestamp (dates.hpp) as people write it: the local date and time. Returns any other text unchanged.
std::string date_words(std::string_view date, Lang lang);
/// Returns the place of a seat at the table, such as "On your right", seen from seat 0. `clockwise` is
/// GameInfo::clockwise.
std::string seat_words(int seat, int players, bool pairs, bool clockwise, Lang lang);

}  // namespace tapete::words
