#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "match/games.hpp"

namespace tapete {

/// The lines of a record before its events.
struct Header {
  std::string game;
  int players = 0;
  RuleChoice rules;
  /// The texts without meaning for the rules (seat, date, seed, note): key and text, in the order of the file.
  std::vector<std::pair<std::string, std::string>> free;
  int game_line = 0;  ///< these three: line numbers in the file; 0: not in a file
  int players_line = 0;
  int rules_line = 0;
};

/// One event line, without its comment and trailing spaces.
struct Event {
  std::string text;
  int line = 0;  ///< in the file, counted from 1
};

struct Record {
  Header header;
  std::vector<std::string> header_lines;  ///< the header lines as they are in the file, without comments
  std::vector<Event> events;
};

// Limits of what is read. They exceed every match that people can play to its end.
inline constexpr std::size_t kLongestRecord = std::size_t{16} << 20;  ///< bytes
inline constexpr std::size_t kLongestLine = 4000;                     ///< bytes, comment included
inline constexpr int kMostLines = 300'000;                            ///< of a record; about 6,000 hands
inline constexpr int kMostHeaderLines = 1000;                         ///< not counting empty lines

/// Parses the form of a record of one of the games `among`, whose event words tell where the header ends. Only replay()
/// checks whether the events are legal. Problems: all of the header, spacing, too_long, line_too_long, too_many_lines.
Result<Record, Problem> parse_record(std::string_view text, std::span<const GameInfo* const> known_games = games());
/// Parses what comes before the first event; whatever follows is not read and may be invalid.
Result<Header, Problem> parse_header(std::string_view text);
/// The header as lines, each with a line feed.
std::string header_text(const Header& header);
/// The lines of these events.
std::vector<std::string> texts_of(const std::vector<Event>& events);
/// A whole record.
std::string record_text(const Header& header, const std::vector<std::string>& events);

}  // namespace tapete
