#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "game/game_info.hpp"

/// What the app calls players, seats and levels.
namespace tapete::words {

/// The name of a bot's level for people; the level itself if it has no name.
std::string level_name(std::string_view level, Lang lang);
/// The usual name of a player: the person at the screen, or one of the others.
std::string usual_name(int player, Lang lang);
/// The words for a number of players; `pairs` as from plays_in_pairs().
std::string players_words(int players, bool pairs, Lang lang);
/// The numbers of players of a game, and how long a match takes.
std::string game_words(const GameInfo& game, Lang lang);
/// A moment (dates.hpp) as people write it: the local date and time. Returns any other text as it is.
std::string date_words(std::string_view date, Lang lang);
/// The place of a seat, seen from seat 0.
std::string seat_words(int seat, int players, bool pairs, Lang lang);

}  // namespace tapete::words
