#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "match/games.hpp"

namespace tapete {

/// Header of a record: the contents of the lines before its events.
struct Header {
  std::string game;
  int players = 0;
  RuleChoice rules;
  /// Entries that do not affect the rules (seat, date, seed, note): key and text, in the order of the file.
  std::vector<std::pair<std::string, std::string>> free;
  int game_line = 0;     ///< line number of `game` in the file; 0 if there is none
  int players_line = 0;  ///< line number of `players` in the file; 0 if there is none
  int rules_line = 0;    ///< line number of `rules` in the file; 0 if there is none
};

/// One event line, without its comment and trailing spaces.
struct Event {
  std::string text;
  int line = 0;  ///< line number in the file, counted from 1
};

struct Record {
  Header header;
  std::vector<std::string> header_lines;  ///< the header lines as they are in the file, without comments
  std::vector<Event> events;
};

// Size limits of records, larger than any match that people can play to its end.
inline constexpr std::size_t kLongestRecord = std::size_t{16} << 20;  ///< bytes
inline constexpr std::size_t kLongestLine = 4000;                     ///< bytes, comment included
inline constexpr int kMostLines = 300'000;                            ///< lines of a record; about 6,000 hands
inline constexpr int kMostHeaderLines = 1000;  ///< header lines, not counting empty lines and comments

/// Parses a record of one of `known_games`. The events begin at the first line that starts with a digit or with the
/// name of a chance event of these games. Only replay() checks whether the events are legal. Problems: any in the
/// header, spacing, too_long, line_too_long, too_many_lines.
Result<Record, Problem> parse_record(std::string_view text, std::span<const GameInfo* const> known_games = games());
/// Parses the lines before the first event. The events are not read and may be invalid.
Result<Header, Problem> parse_header(std::string_view text);
/// Returns the header as lines, each with a line feed.
std::string header_text(const Header& header);
/// Returns the lines of these events.
std::vector<std::string> texts_of(const std::vector<Event>& events);
/// Returns the text of a whole record.
std::string record_text(const Header& header, const std::vector<std::string>& events);

}  // namespace tapete
