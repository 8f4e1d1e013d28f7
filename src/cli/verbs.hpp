#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/options.hpp"
#include "match/record.hpp"
#include "match/table.hpp"

/// The verbs (subcommands) of the program `tapete`. If the arguments or the input are wrong, the program ends with
/// status 2.
namespace tapete::cli {

using Words = std::vector<std::string>;

void games_verb(const Words& args);
void trace_verb(const Words& args);
void random_verb(const Words& args);
void play_verb(const Words& args);
void redact_verb(const Words& args);
void review_verb(const Words& args);
void move_verb(const Words& args);
void arena_verb(const Words& args);
void perft_verb(const Words& args);
void room_verb(const Words& args);
void bench_verb(const Words& args);

/// Writes the reason on stderr in one line and ends the program with status 2.
[[noreturn]] void refuse(std::string_view why);
[[noreturn]] void refuse(const Problem& problem);
/// Does the same for a problem in a file. The line is `FILE:LINE: what is wrong; legal: ...`.
[[noreturn]] void refuse(std::string_view file, const Problem& problem);
/// Returns the value of a result, or calls refuse() with its error. `file` is the file with the problem, if any.
template <class T, class Why, class... File>
T or_refuse(Result<T, Why> result, const File&... file) {
  if (!result) refuse(file..., result.error());
  return std::move(*result);
}

/// Returns the text of a file, or of stdin for `-`. Reads little more than kLongestRecord bytes. The error is a message
/// for people.
Result<std::string> read_text(const std::string& file);
/// Returns the next line of stdin without its line feed; no value at the end of stdin.
std::optional<std::string> read_line();

// The next two functions end the program if the request or the record is wrong.
/// Reads a record, the only plain word of `arguments`, and redacts it for the seat of --seat.
std::pair<Record, Seat> open_redacted(const Arguments& arguments);
/// Returns a valid header and its new table. The game is the only plain word of `arguments`; the options --players and
/// --rules set the rest of the header.
std::pair<Header, std::unique_ptr<Table>> new_match(const Arguments& arguments);

/// Returns the record of a table as bots receive it: redacted for `seat`, and without the seed.
std::string record_for(const Header& header, const Table& table, Seat seat);

}  // namespace tapete::cli
