#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"
#include "core/rng.hpp"
#include "game/game_info.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// Player::level of a person at another screen.
inline constexpr std::string_view kFriend = "friend";

/// The player at a seat.
struct Player {
  std::string name;
  std::string level;  ///< of a bot; kFriend for a person at another screen; empty for a person at this screen
  /// Returns whether the player is a person at this screen.
  [[nodiscard]] bool human() const { return level.empty(); }
};

/// The form of a new match. Every game has the same form; GameInfo defines its choices.
struct MatchSetup {
  const GameInfo* game = nullptr;
  int players = 0;
  std::vector<int> rules;          ///< a value for each of the game's house rules, as read_rules() returns them
  std::string level;               ///< of all bots
  int dealer_draw = 0;             ///< index in GameInfo::dealer_draws()
  std::vector<std::string> names;  ///< by seat, kMaxSeats of them; an empty name means the default
  std::vector<bool> people;        ///< by seat: whether a person at this screen plays; always true for seat 0
  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

MatchSetup default_setup(const GameInfo& game);
/// Returns the default form of another game, with the same names and level.
MatchSetup with_game(const MatchSetup& setup, const GameInfo& game);
/// Returns whether a match with the rules of the form and this number of players is played in pairs.
bool in_pairs(const MatchSetup& setup, int players);
bool has_usual_rules(const MatchSetup& setup);
/// Returns the presets of the game for the chosen number of players.
std::vector<const Preset*> presets_for(const MatchSetup& setup);
/// Returns the preset whose house rules are chosen; nullptr if no preset has these rules.
const Preset* preset_of(const MatchSetup& setup);
/// Returns the preset with exactly these rules; nullptr if the home screen does not list it (Preset::home_card). If no
/// preset has these rules, returns the first preset on the home screen whose first rule has the same value in the form;
/// otherwise nullptr.
const Preset* home_preset_of(const MatchSetup& setup);
/// Returns the name of the form's entry in the list of games: the name of home_preset_of() or of the game.
std::string_view game_name(const MatchSetup& setup, Lang lang);
/// Returns the entry of a game without presets in the list of games.
GameCard card_of(const GameInfo& game);
/// Returns the form's entry in the list of games.
GameCard home_card_of(const MatchSetup& setup);
/// Returns the default form with the number of players and house rules of a header, which check_header() must accept.
MatchSetup setup_of(const Header& header);
/// The same for a header of this game, which need not be in games().
MatchSetup setup_of(const Header& header, const GameInfo& game);
void choose_preset(MatchSetup& setup, const Preset& preset);
/// Changes the number of players. If a preset is chosen, chooses the preset of the same name for that number.
void choose_players(MatchSetup& setup, int players);
/// Returns whether the form shows a house rule: not if the rule is hidden, is for another number of players, or has no
/// effect together with the other rules.
bool shows_rule(const MatchSetup& setup, std::size_t rule);
/// Sets a house rule to a number that the player has chosen, at most GameInfo::rule_limit. A default beyond the limit
/// has the effect of the limit, and is stored instead of it, so that these are still the usual rules.
void set_number(MatchSetup& setup, std::size_t rule, int value);

/// The longest text of a form that is parsed, in bytes. A normal text has a few hundred.
inline constexpr std::size_t kLongestForm = 8000;

/// Returns `onto` with the changes that were made between `before` and `after`. The level and each name are compared
/// separately, everything else as a whole.
MatchSetup rebase(const MatchSetup& before, const MatchSetup& after, const MatchSetup& onto);

/// Returns the form as lines `key value`, for the storage.
std::string setup_text(const MatchSetup& setup);
/// Parses a text of setup_text(). Ignores unknown lines, and a text that is too long. `usual` is the game if the text
/// names no game.
MatchSetup parse_setup(const GameInfo& usual, std::string_view text);

/// Returns the header of the match, with all players at the seats chosen in the form. No bot gets the default name that
/// belongs to the player's portrait `own`.
Header make_header(const MatchSetup& setup, Lang lang, PlayerPortrait own = {});
/// Returns the players in the `seat` lines of a header that check_header() accepts. Seats without a line are bots, but
/// the first seat is a person if no line names a person, unless `allows_onlooker`: then nobody at this screen has to
/// play.
std::vector<Player> read_players(const Header& header, Lang lang, bool allows_onlooker = false);
/// Returns the random generator for the next chance event after `events` earlier ones, which include the draw of the
/// first dealer. The generator depends only on the header's `seed` line and on `events`. A seed therefore gives the
/// same cards, whatever the players do. No value without a `seed` line.
std::optional<Rng> chance_of(const Header& header, int events);
/// Replaces the header's `seat` lines.
void seat_players(Header& header, const std::vector<Player>& players);

}  // namespace tapete
