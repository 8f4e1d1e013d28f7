#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.hpp"
#include "game/game_info.hpp"
#include "game/seat.hpp"
#include "match/record.hpp"

namespace tapete {

/// The player at a seat.
struct Player {
  std::string name;
  std::string level;  ///< of a bot; empty for a person
  [[nodiscard]] bool human() const { return level.empty(); }
};

/// The form of a new match. It is the same for every game: its choices come from GameInfo.
struct MatchSetup {
  const GameInfo* game = nullptr;
  int players = 0;
  std::vector<int> rules;          ///< a value for each of the game's house rules, as read_rules() returns them
  std::string level;               ///< of all bots
  int dealer_draw = 0;             ///< index in the game's ways of drawing the first dealer
  std::vector<std::string> names;  ///< by seat, kMaxSeats of them; an empty one stands for the usual name
  std::vector<bool> people;        ///< by seat: whether a person at this screen plays; always true for seat 0
  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

MatchSetup usual_setup(const GameInfo& game);
/// The default match of another game, with the same people and level.
MatchSetup with_game(const MatchSetup& setup, const GameInfo& game);
/// Whether this number of players plays the match in pairs.
bool in_pairs(const MatchSetup& setup, int players);
bool has_usual_rules(const MatchSetup& setup);
/// The presets of the game for the chosen number of players.
std::vector<const Preset*> presets_for(const MatchSetup& setup);
/// The preset whose house rules are chosen; nullptr if there is none.
const Preset* preset_of(const MatchSetup& setup);
/// The same, if that preset stands where games are chosen like a game of its own (Preset::hall).
const Preset* home_preset_of(const MatchSetup& setup);
/// The usual form with the players and house rules of a header, which must be one that check_header accepts.
MatchSetup setup_of(const Header& header);
void choose_preset(MatchSetup& setup, const Preset& preset);
/// Changes the number of players. A chosen preset stays, in its form for that number.
void choose_players(MatchSetup& setup, int players);

/// The longest form that is read from the storage, in bytes; a normal one has some hundred.
inline constexpr std::size_t kLongestForm = 8000;

/// `onto` with what differs between `before` and `after` changed as in `after`: the level, each name, and everything
/// else together.
MatchSetup rebase(const MatchSetup& before, const MatchSetup& after, const MatchSetup& onto);

/// As lines `key value`, for the storage.
std::string setup_text(const MatchSetup& setup);
/// Ignores lines that are not understood (any more), and a text that is too long. `usual` is the game if the text names
/// none.
MatchSetup parse_setup(const GameInfo& usual, std::string_view text);

/// The name at a seat, or the usual one if the form has none.
std::string seat_name(const MatchSetup& setup, Seat seat, Lang lang);
/// The text as a name that is fit for a record and the table: one line of visible characters, well-formed UTF-8,
/// without the sign of a comment, single spaces, at most 24 bytes.
std::string clean_name(std::string_view text);

/// The header of the match, with everybody at the seat chosen in the form.
Header make_header(const MatchSetup& setup, Lang lang);
/// The players in the `seat` lines of a header that check_header() accepts. Seats without a line are bots. There is
/// always at least one person.
std::vector<Player> read_players(const Header& header, Lang lang);
/// The generator that the header's `seed` line provides for the chance event after `events` others, counting the draw
/// of the first dealer; nothing without such a line. A seed thus gives the same cards whatever is played.
std::optional<Rng> chance_of(const Header& header, int events);
/// Replaces the header's `seat` lines.
void seat_players(Header& header, const std::vector<Player>& players);

}  // namespace tapete
