#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "game/game.hpp"

namespace tapete {

/// The lines of a record before its events.
struct Header {
  std::string game;
  int players = 0;
  RuleChoice rules;
  /// seat, date, seed and note: free text that no rule reads; key and text, in the order of the file.
  std::vector<std::pair<std::string, std::string>> free;
  int game_line = 0;  ///< where these stood in the file; 0: in none
  int players_line = 0;
  int rules_line = 0;
};

/// One event line, without comment and trailing spaces.
struct Event {
  std::string text;
  int line = 0;  ///< in the file, from 1
};

struct Record {
  Header header;
  std::vector<std::string> header_lines;  ///< as they stood, without comments
  std::vector<Event> events;
};

/// Longest record that is read, in bytes: more than a match of the longest kind fills.
inline constexpr std::size_t kLongestRecord = std::size_t{16} << 20;

/// Whether a line that begins with this word tells what chance did: `deal`, `start`, `roll`.
bool names_chance(std::string_view word);
/// Reads the form of a record; whether the events are legal is for replay(). Problems: all of the header, spacing,
/// too_long.
Result<Record, Problem> parse_record(std::string_view text);
/// The header as lines, ending in a line feed.
std::string header_text(const Header& header);
/// A whole record.
std::string record_text(const Header& header, const std::vector<std::string>& events);

}  // namespace tapete
