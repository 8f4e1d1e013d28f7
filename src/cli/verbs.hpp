#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "match/record.hpp"
#include "match/table.hpp"

/// The verbs of the tapete program. Each returns the exit status: 0 if it was done, 2 if the request is wrong.
namespace tapete::cli {

using Words = std::vector<std::string>;

int games_verb(const Words& args);
int trace_verb(const Words& args);
int random_verb(const Words& args);
int play_verb(const Words& args);
int redact_verb(const Words& args);
int review_verb(const Words& args);
int move_verb(const Words& args);
int arena_verb(const Words& args);
int perft_verb(const Words& args);
int room_verb(const Words& args);
int bench_verb(const Words& args);

/// Writes the reason on stderr in one line and returns 2.
int refuse(std::string_view why);
/// The same for a problem in a file: `FILE:LINE: what is wrong; legal: ...`.
int refuse(std::string_view file, const Problem& problem);

/// The text of a file, or of stdin for `-`; fails with a reason. Reads hardly more than the longest record.
Result<std::string> read_text(const std::string& file);
/// The next line of stdin without its line feed; nothing at the end.
std::optional<std::string> read_line();
/// Reads and replays a record. On failure the error has been written on stderr.
std::optional<std::pair<Record, std::unique_ptr<Table>>> open_record(const std::string& file);
/// Reads a record, the only plain word of `arguments`, and redacts it for the seat of --seat. On failure the error has
/// been written on stderr.
std::optional<std::pair<Record, Seat>> open_redacted(const Arguments& arguments);
/// A checked header from a game's name and the options --players and --rules. On failure the error has been written on
/// stderr.
std::optional<std::pair<Header, std::unique_ptr<Table>>> new_match(const std::string& game, const Arguments& arguments);

/// The record of a table as a bot needs it: redacted for `seat`, which is to act.
std::string record_for(const Header& header, const Table& table, Seat seat);

}  // namespace tapete::cli
