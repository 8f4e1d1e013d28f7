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

/// Who sits at a seat.
struct Player {
  std::string name;
  std::string level;  ///< of a bot; empty: a person
  [[nodiscard]] bool human() const { return level.empty(); }
};

/// What the form of a new match holds. It is the same for every game: what can be chosen comes from its GameInfo.
struct MatchSetup {
  const GameInfo* game = nullptr;
  int players = 0;
  std::vector<int> rules;          ///< a value for each of the game's house rules, as read_rules gives them
  std::string level;               ///< of all bots
  int dealer_draw = 0;             ///< index in the game's ways of drawing the first dealer
  std::vector<std::string> names;  ///< by seat, kMaxSeats of them; an empty one stands for the usual name
  std::vector<bool> people;        ///< by seat: who plays at this screen; seat 0 always
  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

MatchSetup usual_setup(const GameInfo& game);
/// The usual match of another game, with the same people and level.
MatchSetup with_game(const MatchSetup& setup, const GameInfo& game);
/// Whether so many play this match in pairs.
bool in_pairs(const MatchSetup& setup, int players);
bool has_usual_rules(const MatchSetup& setup);
/// The presets of the game for so many players.
std::vector<const Preset*> presets_for(const MatchSetup& setup);
/// The one of them whose house rules are chosen; nullptr if none is.
const Preset* preset_of(const MatchSetup& setup);
void choose_preset(MatchSetup& setup, const Preset& preset);
/// Another number of players; the preset that was chosen stays, in its form for so many.
void choose_players(MatchSetup& setup, int players);

/// Longest form or settings that are read from storage, in bytes; they fill some hundred.
inline constexpr std::size_t kLongestForm = 8000;

/// `onto` with what was changed from `before` to `after`: the level, each name, and all that makes the match together.
MatchSetup rebase(const MatchSetup& before, const MatchSetup& after, const MatchSetup& onto);

/// As lines `key value`, for storage.
std::string setup_text(const MatchSetup& setup);
/// Lines that mean nothing (any more) are passed over, as is a text that is too long; `usual` is the game if none is
/// named.
MatchSetup parse_setup(const GameInfo& usual, std::string_view text);

/// The name at a seat, or the usual one.
std::string seat_name(const MatchSetup& setup, Seat seat, Lang lang);
/// A name fit for a record and the table: one line of what can be seen, well-formed UTF-8, no comment sign, single
/// spaces, at most 24 bytes.
std::string clean_name(std::string_view text);

/// The header of the match, everybody at the seat of the form.
Header make_header(const MatchSetup& setup, Lang lang);
/// The players as the `seat` lines of a header tell that check_header accepts. Seats that nobody names are bots. There
/// is always a person.
std::vector<Player> read_players(const Header& header, Lang lang);
/// The chance that the header's `seed` line gives for the chance event after so many, the draw of the first dealer
/// included; nothing without such a line. So a seed gives the same cards whatever is played.
std::optional<Rng> chance_of(const Header& header, int events);
/// Writes the header's `seat` lines anew.
void seat_players(Header& header, const std::vector<Player>& players);

}  // namespace tapete
