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

// What is read at the most: more than a match fills that people can play to its end.
inline constexpr std::size_t kLongestRecord = std::size_t{16} << 20;  ///< bytes
inline constexpr std::size_t kLongestLine = 4000;                     ///< bytes, its comment included
inline constexpr int kMostLines = 300'000;                            ///< of a record; some 6,000 hands
inline constexpr int kMostHeaderLines = 1000;                         ///< that are not empty

/// Reads the form of a record of one of the games `among`, which tell where the header ends; whether its events are
/// legal is for replay(). Problems: all of the header, spacing, too_long, line_too_long, too_many_lines.
Result<Record, Problem> parse_record(std::string_view text, std::span<const GameInfo* const> among = games());
/// The header as lines, ending in a line feed.
std::string header_text(const Header& header);
/// A whole record.
std::string record_text(const Header& header, const std::vector<std::string>& events);

}  // namespace tapete
